/**
 * The machine's loudspeakers, by {@code javax.sound}.
 *
 * <p>A room of floor 9; the only one that knows that library, but for those that read files.
 */
@NullMarked
package kodama.desktop.sound;

import org.jspecify.annotations.NullMarked;
