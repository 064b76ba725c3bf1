package kodama.script.profile;

import kodama.script.profile.TaskKinds.Kind;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** What a place in the list of tasks took, while one task has it. */
final class TaskTiming {
    /** The task's number; another task has the place when it is another. */
    final long id;

    final Kind kind;

    /** Its draw hook; null until it was drawn. */
    @Nullable
    Kind drawing;

    /** The task, in the frames in which it runs. */
    @Nullable
    Task task;

    /** The frame since which it is measured. */
    final long since;

    /** The frame in which it ran last, and what it took of that. */
    long frame = -1;

    long nanos;

    /** All it took in frames before. */
    long before;

    TaskTiming(long id, Kind kind, long since) {
        this.id = id;
        this.kind = kind;
        this.since = since;
    }

    /** Adds to what it took; answers whether that is the first of this frame. */
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
