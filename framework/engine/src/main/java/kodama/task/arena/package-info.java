/**
 * One block of bytes from which work areas are cut, as handhelds had it, with compaction and a hex dump.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.task.arena;

import org.jspecify.annotations.NullMarked;
