/**
 * The loop object that runs the tests of a game, each in a world of its own.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.loop.unittest;

import org.jspecify.annotations.NullMarked;
