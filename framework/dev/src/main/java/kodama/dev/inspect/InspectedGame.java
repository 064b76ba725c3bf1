package kodama.dev.inspect;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;
import kodama.loop.RunningGame;
import kodama.loop.World;
import kodama.profile.ProfilingLevel;
import kodama.profile.ProfilingRequest;
import kodama.script.debug.Tunes;
import kodama.script.task.TaskInspector;
import kodama.task.Task;
import kodama.task.TaskHandle;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** The game that runs, as the inspector sees it: one world after the other. Owned by the game thread. */
final class InspectedGame {
    private @Nullable RunningGame running;

    /** The tasks of the world that was looked at last; not held, for worlds end without anyone telling. */
    private WeakReference<TaskList> known = new WeakReference<>(null);

    private long world;

    /** The wish that tasks be measured; null while the inspector is closed. */
    private @Nullable ProfilingRequest measuring;

    void begin(RunningGame game) {
        running = game;
    }

    void end() {
        running = null;
    }

    /** The world of now; null when no game runs. */
    @Nullable
    World now() {
        return running != null && running.hasWorld() ? running.world() : null;
    }

    /** The tasks of now; null when no game runs. */
    @Nullable
    TaskList tasks() {
        World now = now();
        return now == null ? null : known(now.tasks());
    }

    private TaskList known(TaskList tasks) {
        if (!known.refersTo(tasks)) {
            known = new WeakReference<>(tasks);
            world++;
        }
        return tasks;
    }

    /** Which run of the game this is, from 1; 0 before the first. */
    long number() {
        tasks();
        return world;
    }

    /** The game that runs. */
    RunningGame running() {
        if (running == null) throw new IllegalStateException("no game runs");
        return running;
    }

    /** The values of now that can be turned; null when no game runs. */
    @Nullable
    Tunes tunes() {
        World now = now();
        return now == null ? null : now.tunes();
    }

    /** Has tasks measured, and noted where they are seen, or no longer. */
    void setMeasuring(boolean wanted) {
        if (running != null) running.view().setRecording(this, wanted);
        if (!wanted && measuring != null) measuring.close();
        if (!wanted) measuring = null;
        else if (measuring == null && running != null)
            measuring = running.profiler().request(ProfilingLevel.TASKS);
    }

    /** The task at a place of the picture, as the last one was drawn. */
    Optional<TaskKey> at(int x, int y) {
        TaskList tasks = tasks();
        if (running == null || tasks == null) return Optional.empty();
        return TaskPicker.at(tasks, running.view(), x, y).map(this::key);
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

    /** Ends a task of now. */
    void end(Task task) {
        TaskList tasks = tasks();
        if (tasks != null) tasks.runAs("the inspector", task::kill);
    }

    /** What is known of a task that is dead. */
    String endDescription(TaskKey key) {
        TaskList tasks = tasks();
        if (tasks == null || key.world() != world) return "the game has begun again since";
        return tasks.describe(handle(key));
    }

    private static TaskHandle handle(TaskKey key) {
        return new TaskHandle(key.slot(), key.generation());
    }

    /** What there is to be seen of a task, dead or alive. */
    InspectedTask inspect(TaskKey key) {
        Task task = find(key);
        if (task == null) return new InspectedTask(key, false, false, endDescription(key), List.of());
        return new InspectedTask(key, true, task.isPaused(), task.description(), TaskInspector.of(task));
    }
}
