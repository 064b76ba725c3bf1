package kodama.dev.inspect;

import java.util.List;
import kodama.task.TaskRow;
import org.jspecify.annotations.Nullable;

/**
 * The state of the game for the inspector. The tasks of a large game are collected at the ends of several frames.
 * Immutable; created by the game thread and used by AWT's.
 *
 * @param world number of the world, from 1; changes with each reset
 * @param scene name of the scene; empty for none
 * @param tasks the living tasks by slot
 * @param selected the requested task; null for none
 * @param profile the profiler's results; null if not requested
 */
record Snapshot(
        long world,
        long tick,
        String scene,
        List<TaskRow> tasks,
        TaskTimes costs,
        @Nullable InspectedTask selected,
        List<TuneRow> tunes,
        List<WatchRow> watches,
        @Nullable ProfileStats profile) {
    /** A snapshot without a game. */
    static final Snapshot EMPTY = of(0, 0, List.of());

    /** Creates a snapshot with tasks only. */
    static Snapshot of(long world, long tick, List<TaskRow> tasks) {
        return new Snapshot(world, tick, "", tasks, TaskTimes.NONE, null, List.of(), List.of(), null);
    }

    TaskKey key(TaskRow row) {
        return TaskKey.of(world, row);
    }
}
