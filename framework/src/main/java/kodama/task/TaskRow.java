package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * What there is to say about one place of a {@link TaskList} at a moment, for dumps and inspectors.
 *
 * @param slot number of the place
 * @param generation how many tasks had it before
 * @param state {@code free}, {@code dead}, {@code ready}, {@code paused}, {@code asleep}, {@code suspended},
 *     {@code waits for "event"}, {@code waits until} or {@code awaits task 'x' #1}; a dead task is there until the end of the
 *     frame
 * @param name what the task is called; empty for a free place
 * @param group its group; empty for none
 * @param priority its place in the order
 * @param drawPriority its place in the order of drawing
 * @param sequence what orders tasks of equal priority
 * @param phase the number of its phase
 * @param pace how fast it lives
 * @param due in which tick a sleep ends; -1 if it does not sleep or stands still
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
        String state,
        String name,
        String group,
        double priority,
        double drawPriority,
        long sequence,
        int phase,
        double pace,
        long due,
        int parent,
        boolean persistent,
        int bytes,
        int workStart,
        @Nullable String born,
        @Nullable String died) {
    static TaskRow free(int slot, int generation) {
        return new TaskRow(slot, generation, "free", "", "", 0, 0, 0, 0, 0, -1, -1, false, 0, -1, null, null);
    }

    static TaskRow of(Task task, Traces traces) {
        return new TaskRow(
                task.slot,
                task.generation,
                state(task),
                task.name(),
                task.group,
                task.priority,
                task.drawPriority(),
                task.sequence,
                task.phase,
                task.pace,
                task.filed ? task.due : -1,
                task.parent == null ? -1 : task.parent.slot,
                task.persistent,
                task.bytes(),
                task.work == null ? -1 : task.work.start(),
                traces.bornIn(task.slot),
                traces.diedIn(task.slot));
    }

    private static String state(Task task) {
        if (task.dead) return "dead";
        if (task.pace == 0) return "paused";
        return switch (task.wait) {
            case READY -> task.ties != null && task.ties.condition != null ? "waits until" : "ready";
            case ASLEEP -> "asleep";
            case SUSPENDED -> task.ties == null ? "suspended" : waiting(task.ties);
        };
    }

    private static String waiting(Ties ties) {
        if (ties.event != null) return "waits for \"" + ties.event + "\"";
        return ties.awaited == null ? "suspended" : "awaits " + ties.awaited;
    }
}
