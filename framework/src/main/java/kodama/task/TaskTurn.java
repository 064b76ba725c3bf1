package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * What a tick touches in each task that runs. As the virtual machine puts the fields of a superclass first, they lie
 * together in memory, before all that is asked for less often.
 */
abstract class TaskTurn {
    /** What keeps a task from running. */
    enum Wait {
        READY,
        ASLEEP,
        SUSPENDED
    }

    /** Which structure of {@link Turns} knows the task. */
    enum Place {
        NONE,
        ROW,
        COMING,
        LATE,
        NEXT
    }

    long ranAt = -1;
    double priority = TaskList.DEFAULT_PRIORITY;
    long sequence;
    double pace = 1;
    long nappedAt = -1;
    long creditAt = -1;
    int index;
    boolean dead;
    boolean unborn;
    final boolean prepares = this instanceof Preparing;
    Wait wait = Wait.READY;
    Place place = Place.NONE;

    @Nullable
    TaskList list;

    @Nullable
    Ties ties;

    @Nullable
    Task runBefore;

    @Nullable
    Task runAfter;

    final boolean isReady() {
        return !dead && wait == Wait.READY && pace > 0;
    }
}
