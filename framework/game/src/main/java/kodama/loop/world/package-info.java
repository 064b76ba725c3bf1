/**
 * A world: all that a simple reset throws away, from its tasks to the game's time.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.loop.world;

import org.jspecify.annotations.NullMarked;
