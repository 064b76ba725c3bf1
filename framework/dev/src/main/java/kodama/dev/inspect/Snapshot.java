package kodama.dev.inspect;

import java.util.List;
import kodama.task.TaskRow;
import org.jspecify.annotations.Nullable;

/**
 * The game as the inspector sees it, tasks of a large one at the ends of some frames after each other. Immutable, made
 * by the game thread for AWT's.
 *
 * @param world which run of the game, from 1; another after each reset
 * @param scene empty for none
 * @param tasks the living tasks, by number of their places
 * @param selected the task that was asked for; null for none
 * @param profile what the profiler has found; null if that was not asked for
 */
record Snapshot(
        long world,
        long tick,
        String scene,
        List<TaskRow> tasks,
        TaskCosts costs,
        @Nullable InspectedTask selected,
        List<TuneRow> tunes,
        List<WatchRow> watches,
        @Nullable ProfileStats profile) {
    /** No game runs. */
    static final Snapshot EMPTY = of(0, 0, List.of());

    /** One that has tasks only. */
    static Snapshot of(long world, long tick, List<TaskRow> tasks) {
        return new Snapshot(world, tick, "", tasks, TaskCosts.NONE, null, List.of(), List.of(), null);
    }

    TaskKey key(TaskRow row) {
        return TaskKey.of(world, row);
    }
}
