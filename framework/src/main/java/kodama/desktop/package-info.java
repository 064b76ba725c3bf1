/**
 * The desktop: window, back buffer and keyboard.
 *
 * <p>Floor 7; the only floor that opens a window. AWT calls back on its own thread, which only writes raw events.
 */
@NullMarked
package kodama.desktop;

import org.jspecify.annotations.NullMarked;
