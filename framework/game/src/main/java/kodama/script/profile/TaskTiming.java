package kodama.script.profile;

import kodama.script.profile.TaskKinds.Kind;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** The times of a task, by its slot in the task list. */
final class TaskTiming {
    /** Id of the task; changes when another task takes the slot. */
    final long id;

    final Kind kind;

    /** Kind of its draw hook; null until it is drawn. */
    @Nullable
    Kind drawing;

    /** The task, in frames in which it runs; otherwise null. */
    @Nullable
    Task task;

    /** The first frame in which it was measured. */
    final long since;

    /** The last frame in which it ran, and its time in that frame. */
    long frame = -1;

    long nanos;

    /** Total time in earlier frames. */
    long before;

    TaskTiming(long id, Kind kind, long since) {
        this.id = id;
        this.kind = kind;
        this.since = since;
    }

    /** Adds a time; returns whether it is the first of this frame. */
    boolean add(long now, Task of, long time) {
        boolean isFirst = frame != now;
        if (isFirst) {
            before += nanos;
            nanos = 0;
            frame = now;
            task = of;
        }
        nanos += time;
        return isFirst;
    }
}
