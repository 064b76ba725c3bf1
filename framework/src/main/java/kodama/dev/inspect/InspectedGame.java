package kodama.dev.inspect;

import java.lang.ref.WeakReference;
import java.util.List;
import kodama.loop.GameFigures;
import kodama.script.task.FieldSheet;
import kodama.script.tune.Tunes;
import kodama.task.Task;
import kodama.task.TaskHandle;
import kodama.task.TaskList;
import kodama.task.TaskRow;
import org.jspecify.annotations.Nullable;

/** The game that runs, as the inspector sees it: one world after the other. Owned by the game thread. */
final class InspectedGame {
    private final Measuring measuring = new Measuring();
    private GameFigures figures = GameFigures.NONE;

    /** The tasks of the world that was looked at last; not held, for worlds end without anyone telling. */
    private WeakReference<TaskList> known = new WeakReference<>(null);

    private long world;

    void watch(GameFigures ofTheGame) {
        figures = ofTheGame;
    }

    /** The tasks of now; null when no game runs. */
    @Nullable
    TaskList tasks() {
        TaskList now = figures.tasks();
        if (now != null && !known.refersTo(now)) {
            known = new WeakReference<>(now);
            world++;
        }
        return now;
    }

    /** The values of now that can be turned; null when no game runs. */
    @Nullable
    Tunes tunes() {
        return figures.tunes();
    }

    /** Has tasks measured, or no longer. */
    void measure(boolean wanted) {
        measuring.set(wanted, figures.profiler());
    }

    /** Names a task of now. */
    TaskKey key(TaskHandle handle) {
        return new TaskKey(world, handle.slot(), handle.generation());
    }

    /** The task of a key; null if it is dead. */
    @Nullable
    Task find(TaskKey key) {
        TaskList tasks = tasks();
        return tasks == null || key.world() != world ? null : tasks.get(handle(key));
    }

    /** What is known of a task that is dead. */
    String fate(TaskKey key) {
        TaskList tasks = tasks();
        if (tasks == null || key.world() != world) return "the game has begun again since";
        return tasks.describe(handle(key));
    }

    private static TaskHandle handle(TaskKey key) {
        return new TaskHandle(key.slot(), key.generation());
    }

    Snapshot snapshot(@Nullable TaskKey selected) {
        TaskList tasks = tasks();
        if (tasks == null) return Snapshot.EMPTY;
        List<TaskRow> rows = tasks.livingRows();
        return new Snapshot(
                world,
                figures.tick(),
                figures.scene(),
                rows,
                TaskCosts.of(rows, tasks, figures.taskTimes()),
                selected == null ? null : inspect(selected),
                TuneRow.all(figures.tunes()),
                WatchRow.all(figures.watches()),
                ProfileFigures.of(figures.profiler()));
    }

    private Inspected inspect(TaskKey key) {
        Task task = find(key);
        if (task == null) return new Inspected(key, false, false, fate(key), List.of());
        return new Inspected(key, true, task.isPaused(), task.described(), FieldSheet.of(task));
    }
}
