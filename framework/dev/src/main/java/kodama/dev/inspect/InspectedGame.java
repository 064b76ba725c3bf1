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

/** The running game as seen by the inspector, with one world after the other. Owned by the game thread. */
final class InspectedGame {
    private @Nullable RunningGame running;

    /** The tasks of the last seen world; a weak reference, as nothing reports the end of a world. */
    private WeakReference<TaskList> known = new WeakReference<>(null);

    private long world;

    /** Requests the measurement of tasks; null while the inspector is closed. */
    private @Nullable ProfilingRequest measuring;

    void begin(RunningGame game) {
        running = game;
    }

    void end() {
        running = null;
    }

    /** The current world; null when no game is running. */
    @Nullable
    World now() {
        return running != null && running.hasWorld() ? running.world() : null;
    }

    /** The current tasks; null when no game is running. */
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

    /** The number of the current world, from 1; 0 before the first. */
    long number() {
        tasks();
        return world;
    }

    /** The running game. */
    RunningGame running() {
        if (running == null) throw new IllegalStateException("no game is running");
        return running;
    }

    /** The current tunes; null when no game is running. */
    @Nullable
    Tunes tunes() {
        World now = now();
        return now == null ? null : now.tunes();
    }

    /** Starts or stops measuring tasks and recording where they are drawn. */
    void setMeasuring(boolean wanted) {
        if (running != null) running.view().setRecording(this, wanted);
        if (!wanted && measuring != null) measuring.close();
        if (!wanted) measuring = null;
        else if (measuring == null && running != null)
            measuring = running.profiler().request(ProfilingLevel.TASKS);
    }

    /** The task at a position of the picture, as of the last drawn frame. */
    Optional<TaskKey> at(int x, int y) {
        TaskList tasks = tasks();
        if (running == null || tasks == null) return Optional.empty();
        return TaskPicker.at(tasks, running.view(), x, y).map(this::key);
    }

    /** The key of a current task. */
    TaskKey key(TaskHandle handle) {
        return new TaskKey(world, handle.slot(), handle.generation());
    }

    /** The task of a key; null if it is dead. */
    @Nullable
    Task find(TaskKey key) {
        TaskList tasks = tasks();
        return tasks == null || key.world() != world ? null : tasks.get(handle(key));
    }

    /** Called before a task is changed. */
    void edited() {
        World now = now();
        if (now != null) now.scripts().edited("the inspector");
    }

    /** Kills a current task. */
    void end(Task task) {
        TaskList tasks = tasks();
        if (tasks != null) tasks.runAs("the inspector", task::kill);
    }

    /** Describes how a dead task ended. */
    String endDescription(TaskKey key) {
        TaskList tasks = tasks();
        if (tasks == null || key.world() != world) return "the game has been restarted since";
        return tasks.describe(handle(key));
    }

    private static TaskHandle handle(TaskKey key) {
        return new TaskHandle(key.slot(), key.generation());
    }

    /** The details of a task, dead or alive. */
    InspectedTask inspect(TaskKey key) {
        Task task = find(key);
        if (task == null) return new InspectedTask(key, false, false, endDescription(key), List.of());
        return new InspectedTask(key, true, task.isPaused(), task.description(), TaskInspector.of(task));
    }
}
