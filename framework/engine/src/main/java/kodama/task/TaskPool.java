package kodama.task;

import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * Tasks of one class that are created once and spawned repeatedly, so that spawning allocates nothing.
 *
 * <p>If no task is unused, or the list is full, the pool returns a dummy: a task that is never spawned, so it is not
 * alive and never runs, and can be written to safely. It is the same object each time, and is reset each time. Only the
 * pool can spawn its tasks.
 *
 * <p>Owned by the game thread.
 *
 * @param <T> the class of the tasks
 */
public final class TaskPool<T extends Task> {
    private final TaskList tasks;

    /** A stack of the unused tasks; the rest of the array is undefined. */
    private final Task[] resting;

    private final Supplier<T> factory;

    /** Returned when there is no room. */
    private final T dummy;

    private final Consumer<TaskRecord> home = task -> takeBack(Task.of(task));

    /** Number of unused tasks. */
    private int free;

    /**
     * Creates all tasks.
     *
     * @param size number of tasks; 1 to 1,048,576
     * @param factory creates a task
     * @throws IllegalArgumentException if the size is out of range
     */
    public TaskPool(TaskList tasks, int size, Supplier<T> factory) {
        this.tasks = tasks;
        this.factory = factory;
        this.dummy = factory.get();
        dummy.setPooled(true);
        this.resting = new Task[Checks.between("size of the pool", size, 1, TaskOptions.MAX_TASKS)];
        while (free < size) takeBack(make());
    }

    private T make() {
        T task = factory.get();
        task.setPool(home);
        return task;
    }

    private void takeBack(Task task) {
        task.setPooled(true);
        resting[free++] = task;
    }

    /**
     * Spawns one of the tasks, after resetting it: see {@link Task#reset}. None of its code runs before this returns,
     * so its fields can be set then.
     *
     * @param priority its priority; any finite number
     * @param parent the task whose death ends it, or null
     * @return the task, or the dummy, which is counted by {@link TaskList#dropped}
     * @throws IllegalArgumentException if the priority is not finite, or the parent is not alive in the list; the task
     *     stays unused
     */
    public T spawn(double priority, @Nullable Task parent) {
        if (free == 0) return drop();
        T task = take();
        boolean isSpawned = false;
        try {
            isSpawned = tasks.spawn(clear(task), priority, parent);
        } finally {
            if (!isSpawned) takeBack(task);
        }
        return isSpawned ? task : clear(dummy);
    }

    @SuppressWarnings("unchecked") // the array only contains tasks of the factory
    private T take() {
        T task = (T) resting[--free];
        task.setPooled(false);
        return task;
    }

    private T drop() {
        tasks.reject(dummy, "all " + resting.length + " of its pool are in use");
        return clear(dummy);
    }

    private T clear(T task) {
        task.resetTraits();
        task.reset();
        return task;
    }

    /** Returns whether a task is the dummy that {@link #spawn} returns when there is no room. */
    public boolean isDummy(Task task) {
        return task == dummy;
    }

    /**
     * Returns the number of tasks that can be spawned now. Tasks that died in this frame become available at its end.
     */
    public int free() {
        return free;
    }
}
