/**
 * The task inspector: what it sees of the game, what it may do to it, and its window in Swing. The game thread takes a
 * snapshot when the window has asked for one; AWT's thread has no part in the game but by
 * {@link kodama.dev.GameCommandQueue}.
 */
@NullMarked
package kodama.dev.inspect;

import org.jspecify.annotations.NullMarked;
