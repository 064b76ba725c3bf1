/**
 * Tasks: units of game behaviour that run once a tick in order of priority, which is draw order too.
 *
 * <p>{@link kodama.task.TaskList} states the rules; its workers keep the order of all tasks (Lanes), who runs next (Turns),
 * who sleeps until when (TimingWheel) and how tasks end (Reaper). Floor 2; stands alone, without AWT and without Lua, so
 * that it can serve any program. Owned by the game thread.
 */
@NullMarked
package kodama.task;

import org.jspecify.annotations.NullMarked;
