/**
 * Packs a game for Windows, macOS and Linux, on any of them: its jar, a starter, an icon, and a Java if one is named.
 * Also makes what only jpackage of the running system can: native starters and installers.
 */
@NullMarked
package kodama.pack.system;

import org.jspecify.annotations.NullMarked;
