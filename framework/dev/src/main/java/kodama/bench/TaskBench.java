package kodama.bench;

import java.util.function.IntFunction;
import kodama.task.ReadyListKind;
import kodama.task.Task;
import kodama.task.TaskList;
import kodama.task.TaskOptions;
import kodama.task.TaskPool;

/** Measures the task list itself; run by {@code kodama bench tasks}. */
public final class TaskBench implements Benchmark {
    private static final int MANY = 100_000;
    private static final int AWAKE = 10_000;
    private static final int ROUNDS = 3;
    private static final double NANOS_PER_MILLI = 1e6;

    /** A task that moves, and then sleeps for a number of ticks; 0 for never. */
    private static final class Walker extends Task {
        private int rest;
        private double x;

        Walker(int rest) {
            this.rest = rest;
        }

        @Override
        protected void reset() {
            x = 0;
        }

        @Override
        protected boolean update(double dt) {
            x += dt;
            if (rest > 0) sleep(rest);
            return x >= 0;
        }
    }

    /** A task that changes its priority in every tick, as when sorting by height on the screen. */
    private static final class Riser extends Task {
        private double y;

        Riser(double y) {
            this.y = y;
            setDrawn(true);
        }

        @Override
        protected boolean update(double dt) {
            y = (y + 0.618) % 1;
            setPriority(y);
            return true;
        }
    }

    private final int ticks;
    private int seen;

    /** Each result is the mean of this number of ticks. */
    public TaskBench(int ticks) {
        this.ticks = ticks;
    }

    @Override
    public void run(BenchResults results) {
        for (ReadyListKind kind : ReadyListKind.values()) run(results, kind);
        results.add("iterate over 100,000 in order", walk(), "ms");
    }

    private void run(BenchResults results, ReadyListKind kind) {
        String list =
                switch (kind) {
                    case LINKED -> ", linked list";
                    case ARRAY -> ", two arrays";
                };
        results.add("frame with 100,000 sleeping" + list, asleep(kind), "ms", "< 0.1");
        results.add("tick with 10,000 that move" + list, fastest(kind, AWAKE, i -> new Walker(0)), "ms", "< 1");
        results.add("tick with 10,000 that sleep 2 to 11 ticks" + list, resting(kind), "ms");
        results.add("frame with 10,000 that change priority" + list, rising(kind), "ms");
        spawnAndKill(results, kind, list);
    }

    private double asleep(ReadyListKind kind) {
        return fastest(kind, MANY, i -> new Walker(1_000_000 + i % 5000));
    }

    private double resting(ReadyListKind kind) {
        return fastest(kind, AWAKE, i -> new Walker(2 + i % 10));
    }

    private double rising(ReadyListKind kind) {
        return fastest(kind, AWAKE, i -> new Riser(i / 1e4));
    }

    private double fastest(ReadyListKind kind, int count, IntFunction<Task> maker) {
        double best = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) best = Math.min(best, time(filled(kind, count, maker)));
        return best;
    }

    private static TaskList list(ReadyListKind kind) {
        return new TaskList(TaskOptions.of(4 * MANY).with(kind), (who, error) -> error.printStackTrace());
    }

    private static TaskList filled(ReadyListKind kind, int count, IntFunction<Task> maker) {
        TaskList tasks = list(kind);
        for (int i = 0; i < count; i++) tasks.spawn(maker.apply(i), i % 5, null);
        tasks.update(1);
        return tasks;
    }

    /** Returns the mean time of a frame in milliseconds. */
    private double time(TaskList tasks) {
        long start = System.nanoTime();
        for (int i = 0; i < ticks; i++) frame(tasks);
        return (System.nanoTime() - start) / NANOS_PER_MILLI / ticks;
    }

    /** Runs a frame as in a game: update, hits, end, drawing. */
    private void frame(TaskList tasks) {
        tasks.update(1);
        tasks.forEachBody(task -> seen++);
        tasks.endFrame();
        tasks.forEachDrawn(task -> seen++);
    }

    private double walk() {
        TaskList tasks = filled(ReadyListKind.LINKED, MANY, i -> new Walker(1_000_000));
        int walks = Math.min(ticks, 200);
        long start = System.nanoTime();
        for (int i = 0; i < walks; i++) tasks.all().forEach(task -> seen++);
        return (System.nanoTime() - start) / NANOS_PER_MILLI / walks;
    }

    private void spawnAndKill(BenchResults results, ReadyListKind kind, String list) {
        TaskList tasks = list(kind);
        TaskPool<Walker> pool = new TaskPool<>(tasks, 2 * AWAKE, () -> new Walker(0));
        Walker[] walkers = new Walker[AWAKE];
        for (int i = 0; i < ticks; i++) live(tasks, pool, walkers);
        long counting = Allocation.bytes();
        long bytes = Allocation.bytes();
        counting = bytes - counting;
        long start = System.nanoTime();
        for (int i = 0; i < ticks; i++) live(tasks, pool, walkers);
        long nanos = System.nanoTime() - start;
        bytes = Allocation.bytes() - bytes - counting;
        results.add("frame that spawns, runs and kills 10,000" + list, nanos / NANOS_PER_MILLI / ticks, "ms");
        results.add("bytes allocated in it" + list, bytes / (double) ticks, "bytes", "0");
    }

    private void live(TaskList tasks, TaskPool<Walker> pool, Walker[] walkers) {
        for (int i = 0; i < walkers.length; i++) walkers[i] = pool.spawn(i % 5, null);
        tasks.update(1);
        for (Walker walker : walkers) walker.kill();
        tasks.endFrame();
    }
}
