package kodama.task;

import java.util.Locale;

/** What keeps a place of a {@link TaskList} from running, if anything. */
public enum TaskStatus {
    /** No task has the place. */
    FREE,
    /** The task has ended in this frame. */
    DEAD,
    /** The task stands still. */
    PAUSED,
    /** The task runs when its turn comes. */
    READY,
    /** The task waits for a number of ticks, perhaps less. */
    ASLEEP,
    /** The task waits for {@link Task#wake}. */
    SUSPENDED,
    /** The task asks at its turn whether it may go on. */
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

    /** Returns the words for it, as in {@code waits until}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
