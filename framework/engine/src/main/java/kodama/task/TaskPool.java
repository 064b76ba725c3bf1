package kodama.task;

import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * Tasks of one class that are made once and spawned again and again, so that spawning allocates nothing.
 *
 * <p>Those at rest lie on a stack. If there are none left, or the list is full, the pool hands out a dummy: a task like
 * the others that is never spawned, so it is not alive, never runs, and what is written to it does no harm. It is the
 * same each time, and forgets all each time. The pool alone spawns its tasks.
 *
 * <p>Owned by the game thread.
 *
 * @param <T> the class of the tasks
 */
public final class TaskPool<T extends Task> {
    private final TaskList tasks;

    /** Those at rest, a stack; the rest of the array is of no account. */
    private final Task[] resting;

    private final Supplier<T> maker;

    /** What is handed out when there is no room. */
    private final T dummy;

    private final Consumer<TaskRecord> home = task -> takeBack(Task.of(task));

    /** How many are at rest. */
    private int free;

    /**
     * Makes all tasks.
     *
     * @param size how many; 1 to 1,048,576
     * @throws IllegalArgumentException if the size is outside its bounds
     */
    public TaskPool(TaskList tasks, int size, Supplier<T> maker) {
        this.tasks = tasks;
        this.maker = maker;
        this.dummy = maker.get();
        dummy.setPooled(true);
        this.resting = new Task[Checks.between("size of the pool", size, 1, TaskOptions.MAX_TASKS)];
        while (free < size) takeBack(make());
    }

    private T make() {
        T task = maker.get();
        task.setPool(home);
        return task;
    }

    private void takeBack(Task task) {
        task.setPooled(true);
        resting[free++] = task;
    }

    /**
     * Spawns one of the tasks, cleared of all that a former life has left: see {@link Task#reset}. Nothing of it runs
     * before this returns, so its fields can be set then.
     *
     * @param priority its place in the order; any finite number
     * @param parent the task it shall end with, or null
     * @return the task, or the dummy, which is counted by {@link TaskList#dropped}
     * @throws IllegalArgumentException if the priority is not finite, or the parent is not alive in the list; the task
     *     stays at rest
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

    @SuppressWarnings("unchecked") // only tasks of the maker lie here
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

    /** Tells whether a task is what {@link #spawn} hands out when there is no room. */
    public boolean isDummy(Task task) {
        return task == dummy;
    }

    /** Counts the tasks at rest: how many can be spawned now; those that died in this frame come to rest at its end. */
    public int free() {
        return free;
    }
}
