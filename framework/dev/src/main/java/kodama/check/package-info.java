/**
 * Finds mistakes in the scripts of a game without running it.
 *
 * <p>{@link kodama.check.Checker} is the door; the rules stand in {@code rule}. Any thread may check; nothing of the
 * game runs, but {@code game.lua} and {@code portal.lua}, which are read as data in a machine with a small budget.
 */
@NullMarked
package kodama.check;

import org.jspecify.annotations.NullMarked;
