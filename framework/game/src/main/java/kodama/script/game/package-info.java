/**
 * The parts of one world of a game, put together by {@link kodama.script.game.GameContext}; and what Lua modules and
 * tasks in Java ask of it by the same rules: scenes, saves, data, options, requests, Java classes. Owned by the game
 * thread.
 */
@NullMarked
package kodama.script.game;

import org.jspecify.annotations.NullMarked;
