/**
 * Tasks: units of game behavior that run once a tick in order of priority, which is draw order too.
 *
 * <p>Three classes are the public face and know each other: {@link kodama.task.Task}, {@link kodama.task.TaskList},
 * which states the rules, and {@link kodama.task.TaskGroup}. Behind them stand the workers, which know none of the
 * three but only TaskRecord, what is kept of one task: who runs next (ReadyQueue, with a ReadyList of either kind) and
 * lets it run (Dispatcher, Preparation), who waits for what (Waits, TimingWheel), who is asked for by what
 * (Registry, SortedTasks), how fast each lives (Paces), how tasks end (Termination, GroupTermination), which place each has
 * (Slots), and what is told of tasks by their places (Children, SlotIntArray).
 *
 * <p>Knows neither AWT nor Lua, so that it can serve any program. Owned by the game thread.
 */
@NullMarked
package kodama.task;

import org.jspecify.annotations.NullMarked;
