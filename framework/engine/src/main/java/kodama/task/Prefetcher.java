package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * Reads a little of the tasks whose turn is near, some at a time. With more tasks than the processor's caches hold, a
 * walk along them waits for memory at each; asked for several at once, memory sends all of them together.
 *
 * <p>What a task consists of lies behind it, each part behind another. So all tasks take a step before any takes the
 * next: for what the second step reads, the first has brought the way. With 10,000 enemies this makes a frame a third
 * shorter, with 100,000 bullets a fifth; with 10,000 bullets, which the outer cache may hold, it is in vain and costs a
 * thirtieth.
 */
final class Prefetcher {
    /** So many are looked at together; of more, some push others out of the nearest cache. */
    private static final int TASKS = 12;

    /** Of so many tasks, the nearer caches do not hold what they consist of. */
    private static final int MANY = 5_000;

    // steps, as Task.readTurnAhead and readLooksAhead count them
    private static final int OF_TURNS = 4;
    private static final int OF_LOOKS = 2;

    /** Whether the tasks have their turns next; else they are looked at. */
    private final boolean isForTurns;

    /** In a walk along so many, or fewer, the tasks alone are read. */
    private final int few;

    private final int steps;

    /** What was read: Java leaves out what no one wants to know. */
    private int read;

    private Prefetcher(boolean isForTurns, int few, int steps) {
        this.isForTurns = isForTurns;
        this.few = few;
        this.steps = steps;
    }

    /** For a walk along tasks that have their turns each tick. */
    static Prefetcher forUpdates() {
        return new Prefetcher(true, MANY, OF_TURNS);
    }

    /** For a walk along tasks that have rested: they lie somewhere among others, and were read long ago. */
    static Prefetcher forPending() {
        return new Prefetcher(true, TASKS, OF_TURNS);
    }

    /** For a walk along tasks that are drawn, or can be hit. */
    static Prefetcher forDrawing() {
        return new Prefetcher(false, MANY, OF_LOOKS);
    }

    /** Looks at the next tasks of a walk that has come to a place; returns the place to which that suffices. */
    int prefetch(int place, @Nullable TaskRecord[] tasks, int end) {
        int to = Math.min(place + TASKS, end);
        int sum = read;
        for (int i = place; i < to; i++) sum += record(tasks[i]);
        if (end > few) for (int step = 0; step < steps; step++) sum += step(step, place, tasks, to);
        read = sum;
        return to;
    }

    private static int record(@Nullable TaskRecord task) {
        return task == null ? 0 : (int) task.ranAt + task.wait;
    }

    private int step(int step, int place, @Nullable TaskRecord[] tasks, int to) {
        int sum = 0;
        for (int i = place; i < to; i++) sum += step(step, tasks[i]);
        return sum;
    }

    private int step(int step, @Nullable TaskRecord task) {
        if (task == null) return 0;
        return isForTurns ? task.prefetchUpdate(step) : task.prefetchDraw(step);
    }
}
