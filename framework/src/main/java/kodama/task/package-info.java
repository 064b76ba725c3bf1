/**
 * Tasks: units of game behaviour that run once a tick in order of priority, which is draw order too.
 *
 * <p>{@link kodama.task.TaskList} states the rules; its workers keep who runs next (Turns, with a ready list of either kind),
 * who waits for what (Waits, TimingWheel), who is where (Rolls), how fast each lives (Paces) and how tasks end (Reaper,
 * Purge). Floor 2; stands alone, without AWT and without Lua, so that it can serve any program. Owned by the game thread.
 */
@NullMarked
package kodama.task;

import org.jspecify.annotations.NullMarked;
