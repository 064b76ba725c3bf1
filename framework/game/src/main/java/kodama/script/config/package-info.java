/**
 * The settings that a game's Lua files define before it runs: {@code game.lua}, {@code portal.lua}, and how a game
 * starts.
 *
 * <p>{@link kodama.script.config.GameConfig} is {@code game.lua}, with a record for each of its parts; {@link
 * kodama.script.config.PortalFile} is {@code portal.lua}. Each file is run in a machine of its own, without the
 * rest of the game, on any thread.
 */
@NullMarked
package kodama.script.config;

import org.jspecify.annotations.NullMarked;
