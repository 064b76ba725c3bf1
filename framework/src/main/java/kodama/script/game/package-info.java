/**
 * What a game asks of the program that plays it: one rule for each request, for the modules of Lua and for tasks in
 * Java.
 *
 * <p>Floor 5. Owned by the game thread.
 */
@NullMarked
package kodama.script.game;

import org.jspecify.annotations.NullMarked;
