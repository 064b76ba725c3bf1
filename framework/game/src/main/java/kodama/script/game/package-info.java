/**
 * The requests of a game to the program that plays it, with the same rules for Lua modules and for tasks in Java.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.script.game;

import org.jspecify.annotations.NullMarked;
