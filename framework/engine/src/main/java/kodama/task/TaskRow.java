package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * What there is to say about one place of a {@link TaskList} at a moment, for dumps and inspectors.
 *
 * @param slot number of the place
 * @param generation how many tasks had it before
 * @param status what keeps it from running; a dead task is there until the end of the frame
 * @param awaited the event or the task it waits for, as text; empty for none
 * @param name what the task is called; empty for a free place
 * @param group its group; empty for none
 * @param priority its place in the order
 * @param drawPriority its place in the order of drawing
 * @param sequence what orders tasks of equal priority
 * @param phase the number of its phase
 * @param timeScale how fast it lives
 * @param age ticks since it was spawned
 * @param due in which tick a sleep ends; -1 if it does not sleep or stands still
 * @param location where its code goes on at the next run, as {@code enemies/popcorn.lua:12}; empty if that is not known
 * @param parent the slot of its parent; -1 for none
 * @param persistent whether it outlives a change of scene
 * @param bytes an estimate of the memory it takes
 * @param workStart where its work area begins in the arena; -1 for none
 * @param born where it was spawned; null if that is not noted
 * @param died where it was killed; null if it is alive or that is not noted
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
     * Says what keeps the place from running: for example {@code ready}, {@code waits for "event"} or {@code awaits
     * task 'x' #1}.
     */
    public String state() {
        return awaited.isEmpty() ? status.toString() : status + " " + awaited;
    }
}
