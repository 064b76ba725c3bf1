/**
 * The parts of one world, wired together by {@link kodama.script.game.GameContext}, and the functions that Lua modules
 * and Java tasks share: scenes, saves, data, options, requests, Java classes. Owned by the game thread.
 */
@NullMarked
package kodama.script.game;

import org.jspecify.annotations.NullMarked;
