/**
 * A world: all that a simple reset throws away, from its tasks to the game's time.
 *
 * <p>Floor 7; puts tasks, shots, scenes and scripts together and runs them tick by tick. Owned by the game thread.
 */
@NullMarked
package kodama.loop.world;

import org.jspecify.annotations.NullMarked;
