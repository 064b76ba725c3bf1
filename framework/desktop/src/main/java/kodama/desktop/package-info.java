/**
 * The desktop: window, back buffer, keyboard and mouse.
 *
 * <p>AWT calls back on its own thread, which only writes raw events; frames are shown by the draw thread. Plain AWT
 * without Swing, which opens a window in a quarter of a second.
 */
@NullMarked
package kodama.desktop;

import org.jspecify.annotations.NullMarked;
