/**
 * Tasks: units of game behavior that run once per tick in order of priority, which is also the draw order.
 *
 * <p>The public classes are {@link kodama.task.Task}, {@link kodama.task.TaskList}, which defines the rules, and
 * {@link kodama.task.TaskGroup}. The scheduler behind them works on {@link kodama.task.TaskRecord}, the data of one
 * task, and does not depend on the three: {@link kodama.task.ReadyQueue} with a {@link kodama.task.ReadyList} of either
 * kind (run order), {@link kodama.task.Dispatcher} and {@link kodama.task.Preparation} (running),
 * {@link kodama.task.Waits} and {@link kodama.task.TimingWheel} (waits), {@link kodama.task.Registry} and
 * {@link kodama.task.SortedTasks} (look-up), {@link kodama.task.TimeScales} (time scales),
 * {@link kodama.task.Termination} and {@link kodama.task.GroupTermination} (ends), {@link kodama.task.Slots},
 * {@link kodama.task.Children} and {@link kodama.task.SlotIntArray} (data by slot).
 *
 * <p>Depends on neither AWT nor Lua, so that any program can use it. Owned by the game thread.
 */
@NullMarked
package kodama.task;

import org.jspecify.annotations.NullMarked;
