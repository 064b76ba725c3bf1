/** The machine's loudspeakers, by {@code javax.sound}. */
@NullMarked
package kodama.desktop.sound;

import org.jspecify.annotations.NullMarked;
