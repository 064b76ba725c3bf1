/**
 * What Lua modules and tasks in Java ask of a game, with the same rules: its scenes, saves, data, options and requests,
 * and the Java classes that it brings along. Owned by the game thread.
 */
@NullMarked
package kodama.script.game;

import org.jspecify.annotations.NullMarked;
