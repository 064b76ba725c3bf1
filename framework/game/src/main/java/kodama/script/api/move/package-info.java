/**
 * How tasks move by themselves: {@code move_to} and the module {@code move}. Each verb begins a {@link
 * kodama.script.api.move.Course}, which moves the task in each tick while the one that has called waits.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.script.api.move;

import org.jspecify.annotations.NullMarked;
