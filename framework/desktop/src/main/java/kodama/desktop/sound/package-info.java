/** The machine's sound device, through {@code javax.sound}. */
@NullMarked
package kodama.desktop.sound;

import org.jspecify.annotations.NullMarked;
