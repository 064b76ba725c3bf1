/**
 * The loop object that plays a game: one run with all that is open for it, and its frames.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.loop.game;

import org.jspecify.annotations.NullMarked;
