/**
 * Packs a game for Windows, macOS and Linux, on any of them: its jar, a launcher, an icon, and optionally Java. With
 * jpackage it also builds native launchers and installers for the running system.
 */
@NullMarked
package kodama.pack.system;

import org.jspecify.annotations.NullMarked;
