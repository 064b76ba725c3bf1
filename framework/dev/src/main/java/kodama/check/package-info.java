/**
 * Finds mistakes in the scripts of a game without running it: {@link Checker} applies the {@link Rules}.
 *
 * <p>Any thread may check. Only {@code game.lua} and {@code portal.lua} are run, as data in a machine with a small
 * instruction budget. Rules keep no state from one script to the next.
 */
@NullMarked
package kodama.check;

import org.jspecify.annotations.NullMarked;
