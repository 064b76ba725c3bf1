/**
 * Packs of a game for Windows, macOS and Linux, made on any of them: the game's jar, a starter, an icon, and a Java if
 * one is named. Also what only jpackage of the running system can make: programs with a native starter, and
 * installers.
 *
 * <p>The starters are resources beside these classes.
 */
@NullMarked
package kodama.pack.system;

import org.jspecify.annotations.NullMarked;
