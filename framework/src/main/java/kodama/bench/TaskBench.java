package kodama.bench;

import java.util.function.IntFunction;
import kodama.profile.Bench;
import kodama.profile.Figures;
import kodama.task.Task;
import kodama.task.TaskList;
import kodama.task.TaskOptions;

/** Measures what the task list itself costs; {@code kodama bench tasks} runs it. */
public final class TaskBench implements Bench {
    private static final int MANY = 100_000;
    private static final int AWAKE = 10_000;
    private static final int ROUNDS = 3;
    private static final int SPAWNING_TICKS = 50;
    private static final double NANOS_PER_MILLI = 1e6;

    /** A task that rests for a number of ticks after each run; 0 for never. */
    private static final class Walker extends Task {
        private final int rest;
        private double x;

        Walker(int rest) {
            this.rest = rest;
        }

        @Override
        protected boolean update(double dt) {
            x += dt;
            if (rest > 0) sleep(rest);
            return x >= 0;
        }
    }

    /** A task with a priority of its own that changes every tick, as when sorting by height on the screen. */
    private static final class Riser extends Task {
        private double y;

        Riser(double y) {
            this.y = y;
        }

        @Override
        protected boolean update(double dt) {
            y = (y + 0.618) % 1;
            setPriority(y);
            return true;
        }
    }

    private final int ticks;
    private double spawnNanos;
    private double killNanos;

    /**
     * Prepares to measure.
     *
     * @param ticks how many ticks each figure is the mean of; at least 1
     */
    public TaskBench(int ticks) {
        this.ticks = ticks;
    }

    @Override
    public void run(Figures figures) {
        figures.add("tick with 100,000 asleep", asleep(), "ms", "< 0.1");
        figures.add("tick with 10,000 awake", fastest(AWAKE, i -> new Walker(0)), "ms");
        figures.add("tick with 10,000 that rest 2 to 11 ticks", fastest(AWAKE, i -> new Walker(2 + i % 10)), "ms");
        figures.add("tick with 10,000 that change priority", fastest(AWAKE, i -> new Riser(i / 1e4)), "ms");
        figures.add("walk through 100,000 in draw order", walk(), "ms");
        for (int round = 0; round < ROUNDS; round++) spawnAndKill();
        figures.add("spawn among 100,000, first run and sleep", spawnNanos, "ns");
        figures.add("kill among 100,000", killNanos, "ns");
    }

    private double asleep() {
        return fastest(MANY, i -> new Walker(1_000_000 + i % 5000));
    }

    private double fastest(int count, IntFunction<Task> maker) {
        double best = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) best = Math.min(best, tick(filled(count, maker)));
        return best;
    }

    private static TaskList filled(int count, IntFunction<Task> maker) {
        TaskList tasks = new TaskList(TaskOptions.of(4 * MANY), (who, error) -> error.printStackTrace());
        for (int i = 0; i < count; i++) tasks.spawn(maker.apply(i), i % 5, null);
        tasks.update(1);
        return tasks;
    }

    /** Returns the mean time of a tick; in milliseconds. */
    private double tick(TaskList tasks) {
        long start = System.nanoTime();
        for (int i = 0; i < ticks; i++) {
            tasks.update(1);
            tasks.endFrame();
        }
        return (System.nanoTime() - start) / NANOS_PER_MILLI / ticks;
    }

    private double walk() {
        TaskList tasks = filled(MANY, i -> new Walker(1_000_000));
        int walks = Math.min(ticks, 200);
        long start = System.nanoTime();
        for (int i = 0; i < walks; i++) tasks.all().forEach(task -> {});
        return (System.nanoTime() - start) / NANOS_PER_MILLI / walks;
    }

    private void spawnAndKill() {
        TaskList tasks = filled(MANY, i -> new Walker(1_000_000));
        long start = System.nanoTime();
        for (int tick = 0; tick < SPAWNING_TICKS; tick++) {
            for (int i = 0; i < 1000; i++) tasks.spawn(new Walker(1_000_000), 0.5, null);
            tasks.update(1);
            tasks.endFrame();
        }
        spawnNanos = (System.nanoTime() - start) / (SPAWNING_TICKS * 1000.0);
        int count = tasks.count();
        start = System.nanoTime();
        tasks.killAll(false);
        tasks.endFrame();
        killNanos = (System.nanoTime() - start) / (double) count;
    }
}
