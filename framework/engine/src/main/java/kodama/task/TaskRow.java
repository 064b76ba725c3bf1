package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * The state of one slot of a {@link TaskList} at a moment, for dumps and inspectors.
 *
 * @param slot number of the slot
 * @param generation number of earlier tasks in the slot
 * @param status whether the task runs, or why not; dead tasks are included until the end of the frame
 * @param awaited the event or the task that it waits for, as a string; empty for none
 * @param name name of the task; empty for a free slot
 * @param group its group; empty for none
 * @param priority its priority
 * @param drawPriority its draw priority
 * @param sequence orders tasks of equal priority
 * @param phase number of its phase
 * @param timeScale its effective time scale
 * @param age ticks since its spawn
 * @param due tick in which its sleep ends; -1 if it does not sleep or is paused
 * @param location place in the code where it continues at its next run, such as {@code enemies/popcorn.lua:12}; empty
 *     if unknown
 * @param parent slot of its parent; -1 for none
 * @param persistent whether it survives a change of scene
 * @param bytes its estimated memory
 * @param workStart start of its work area in the arena; -1 for none
 * @param born place where it was spawned; null if not recorded
 * @param died place where it was killed; null if it is alive or that is not recorded
 */
public record TaskRow(
        int slot,
        int generation,
        TaskStatus status,
        String awaited,
        String name,
        String group,
        double priority,
        double drawPriority,
        long sequence,
        int phase,
        double timeScale,
        long age,
        long due,
        String location,
        int parent,
        boolean persistent,
        int bytes,
        int workStart,
        @Nullable String born,
        @Nullable String died) {
    static TaskRow free(int slot, int generation) {
        return new TaskRow(
                slot, generation, TaskStatus.FREE, "", "", "", 0, 0, 0, 0, 0, 0, -1, "", -1, false, 0, -1, null, null);
    }

    static TaskRow of(TaskRecord task, long tick, LifetimeLog log) {
        return new TaskRow(
                task.slot,
                task.generation,
                TaskStatus.of(task),
                awaited(task),
                task.name(),
                task.group,
                task.priority,
                TaskOrder.DRAW.priority(task),
                task.sequence,
                task.phase,
                task.timeScale,
                tick - task.bornAt,
                task.due,
                task.location(),
                task.parent == null ? -1 : task.parent.slot,
                task.persistent,
                task.bytes(),
                workStart(task.workArea()),
                log.bornIn(task.slot),
                log.diedIn(task.slot));
    }

    private static int workStart(@Nullable WorkArea work) {
        return work == null ? -1 : work.start();
    }

    private static String awaited(TaskRecord task) {
        return switch (TaskStatus.of(task)) {
            case WAITS_FOR -> '"' + task.rareFields().event + '"';
            case AWAITS -> String.valueOf(task.rareFields().awaited);
            default -> "";
        };
    }

    /**
     * Returns the status as text, for example {@code ready}, {@code waits for "event"} or {@code awaits task 'x' #1}.
     */
    public String state() {
        return awaited.isEmpty() ? status.toString() : status + " " + awaited;
    }
}
