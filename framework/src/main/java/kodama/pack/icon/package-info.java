/**
 * Icons as files, for the desktops of all systems: PNG, ICO for Windows, ICNS for macOS, made from one picture.
 *
 * <p>Floor 10: the picture is enlarged as for windows.
 */
@NullMarked
package kodama.pack.icon;

import org.jspecify.annotations.NullMarked;
