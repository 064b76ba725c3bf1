/**
 * Games in folders: what {@code game.lua} names, how far it may reach, and whether the Java parts of a stranger's game
 * may run.
 *
 * <p>A released game has none of it: it lies in its jar, and the player who starts that jar trusts it.
 */
@NullMarked
package kodama.cli.dev.folder;

import org.jspecify.annotations.NullMarked;
