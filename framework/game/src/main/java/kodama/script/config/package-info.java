/**
 * What a game's Lua files say of it before it runs: {@code game.lua}, {@code portal.lua}, and how a game shall begin.
 *
 * <p>{@link kodama.script.config.GameConfig} is {@code game.lua}, in a record for each of its parts; {@link
 * kodama.script.config.PortalFile} is {@code portal.lua}. Each file is read in a machine of its own, so that
 * nothing of the game has to run. Any thread may read.
 */
@NullMarked
package kodama.script.config;

import org.jspecify.annotations.NullMarked;
