/**
 * The loop object that plays a game: one run with all that is open for it, and its frames.
 *
 * <p>Floor 8; {@code NormalLoop} is where to begin to read. Owned by the game thread.
 */
@NullMarked
package kodama.loop.game;

import org.jspecify.annotations.NullMarked;
