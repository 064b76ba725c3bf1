package kodama.task;

import java.util.Locale;

/** The status of a slot of a {@link TaskList}: whether its task runs, or why not. */
public enum TaskStatus {
    /** The slot is free. */
    FREE,
    /** The task has ended in this frame. */
    DEAD,
    /** The task is paused. */
    PAUSED,
    /** The task runs at its next turn. */
    READY,
    /** The task waits for a number of ticks. */
    ASLEEP,
    /** The task waits for {@link Task#wake}. */
    SUSPENDED,
    /** The task waits until a condition is true. */
    WAITS_UNTIL,
    /** The task waits for an event. */
    WAITS_FOR,
    /** The task waits for the end of another. */
    AWAITS;

    static TaskStatus of(TaskRecord task) {
        if (!task.isAlive()) return DEAD;
        if (task.timeScale == 0) return PAUSED;
        return switch (task.wait) {
            case TaskRecord.Wait.READY ->
                task.rareFields != null && task.rareFields.condition != null ? WAITS_UNTIL : READY;
            case TaskRecord.Wait.ASLEEP -> ASLEEP;
            default -> task.rareFields == null ? SUSPENDED : of(task.rareFields);
        };
    }

    private static TaskStatus of(TaskRecord.RareFields extras) {
        if (extras.event != null) return WAITS_FOR;
        return extras.awaited == null ? SUSPENDED : AWAITS;
    }

    /** Returns the status in words, such as {@code waits until}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
