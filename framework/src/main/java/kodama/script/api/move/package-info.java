/**
 * How tasks move by themselves: {@code move_to} and the module {@code move}. Each verb makes a {@link
 * kodama.script.api.move.Course}, and a {@link kodama.script.api.move.Movement} goes along it, a step each tick, while
 * the task that has called waits.
 *
 * <p>Floor 5, below {@code kodama.script.api}. Owned by the game thread.
 */
@NullMarked
package kodama.script.api.move;

import org.jspecify.annotations.NullMarked;
