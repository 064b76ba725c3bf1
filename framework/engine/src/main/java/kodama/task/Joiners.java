package kodama.task;

import org.jspecify.annotations.Nullable;

/** Who waits for the end of a task: a queue, linked through the {@link TaskRecord.Extras} of those who wait. */
final class Joiners {
    private Joiners() {}

    /** Lets a task wait for the end of another, unchecked. */
    static void join(TaskRecord joiner, TaskRecord awaited) {
        TaskRecord.Extras other = awaited.extras();
        joiner.extras().awaited = awaited;
        if (other.lastJoiner == null) other.firstJoiner = joiner;
        else other.lastJoiner.extras().nextJoiner = joiner;
        other.lastJoiner = joiner;
    }

    /** Lets a task wait for no other any more. Cost: how many wait for the same. */
    static void leave(TaskRecord joiner) {
        TaskRecord awaited = awaited(joiner);
        if (awaited == null) return;
        joiner.extras().awaited = null;
        unlink(joiner, awaited.extras());
    }

    private static void unlink(TaskRecord joiner, TaskRecord.Extras awaited) {
        TaskRecord before = null;
        TaskRecord at = awaited.firstJoiner;
        for (; at != null && at != joiner; at = at.extras().nextJoiner) before = at;
        if (at == null) return;
        TaskRecord after = joiner.extras().nextJoiner;
        joiner.extras().nextJoiner = null;
        if (before == null) awaited.firstJoiner = after;
        else before.extras().nextJoiner = after;
        if (awaited.lastJoiner == joiner) awaited.lastJoiner = before;
    }

    /** Returns the task whose end a task waits for, or null. */
    static @Nullable TaskRecord awaited(TaskRecord task) {
        return task.extras == null ? null : task.extras.awaited;
    }

    /** Returns the task that has waited longest for the end of a task, or null. */
    static @Nullable TaskRecord first(TaskRecord task) {
        return task.extras == null ? null : task.extras.firstJoiner;
    }
}
