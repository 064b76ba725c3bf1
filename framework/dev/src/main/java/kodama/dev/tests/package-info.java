/**
 * The tests of the game, run in the window.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.dev.tests;

import org.jspecify.annotations.NullMarked;
