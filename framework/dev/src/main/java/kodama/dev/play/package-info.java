/**
 * How a developer has the game played: held, in steps, faster or slower.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.dev.play;

import org.jspecify.annotations.NullMarked;
