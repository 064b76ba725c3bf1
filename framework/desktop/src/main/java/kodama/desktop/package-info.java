/** Window, back buffer, keyboard and mouse in plain AWT, which opens a window in a quarter of a second. */
@NullMarked
package kodama.desktop;

import org.jspecify.annotations.NullMarked;
