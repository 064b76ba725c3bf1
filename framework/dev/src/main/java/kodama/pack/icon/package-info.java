/** Icons as files, for the desktops of all systems: PNG, ICO for Windows, ICNS for macOS, made from one picture. */
@NullMarked
package kodama.pack.icon;

import org.jspecify.annotations.NullMarked;
