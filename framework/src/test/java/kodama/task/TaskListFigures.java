package kodama.task;

import java.util.Locale;

/** Prints what the task list costs; a program, not a test. */
final class TaskListFigures {
    private static final int MANY = 100_000;
    private static final int AWAKE = 10_000;
    private static final double NANOS_PER_MILLI = 1e6;

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

    private TaskListFigures() {}

    public static void main(String[] args) {
        for (int round = 0; round < 3; round++) {
            sleeping();
            awake();
            resting();
            moving();
            spawning();
        }
    }

    private static TaskList list() {
        return new TaskList(4 * MANY, (who, error) -> error.printStackTrace());
    }

    private static void sleeping() {
        TaskList tasks = list();
        for (int i = 0; i < MANY; i++) tasks.spawn(new Walker(1_000_000 + i % 5000), 0.5, null);
        tasks.update(1);
        print("tick with 100,000 asleep", ticks(tasks, 5000) / 5000);
        long start = System.nanoTime();
        for (int i = 0; i < 100; i++) tasks.forEach(task -> {});
        print("walk through 100,000 in draw order", (System.nanoTime() - start) / 100.0);
    }

    private static void awake() {
        TaskList tasks = list();
        for (int i = 0; i < AWAKE; i++) tasks.spawn(new Walker(0), i % 5, null);
        tasks.update(1);
        print("tick with 10,000 awake", ticks(tasks, 2000) / 2000);
    }

    private static void resting() {
        TaskList tasks = list();
        for (int i = 0; i < AWAKE; i++) tasks.spawn(new Walker(2 + i % 10), i % 5, null);
        tasks.update(1);
        print("tick with 10,000 resting 2 to 11 ticks", ticks(tasks, 2000) / 2000);
    }

    private static void moving() {
        TaskList tasks = list();
        for (int i = 0; i < AWAKE; i++) tasks.spawn(new Riser(i / (double) AWAKE), 0.5, null);
        tasks.update(1);
        print("tick with 10,000 changing priorities of their own", ticks(tasks, 200) / 200);
    }

    private static void spawning() {
        TaskList tasks = list();
        for (int i = 0; i < MANY; i++) tasks.spawn(new Walker(1_000_000), 0.5, null);
        tasks.update(1);
        long start = System.nanoTime();
        for (int tick = 0; tick < 100; tick++) {
            for (int i = 0; i < 1000; i++) tasks.spawn(new Walker(1_000_000), 0.5, null);
            tasks.update(1);
            tasks.endFrame();
        }
        print("spawn among 100,000 equals, first run and sleep", (System.nanoTime() - start) / 100_000.0);
        start = System.nanoTime();
        tasks.killAll(false);
        tasks.endFrame();
        print("kill", (System.nanoTime() - start) / 200_000.0);
    }

    private static double ticks(TaskList tasks, int count) {
        long start = System.nanoTime();
        for (int i = 0; i < count; i++) {
            tasks.update(1);
            tasks.endFrame();
        }
        return System.nanoTime() - start;
    }

    private static void print(String what, double nanos) {
        System.out.printf(Locale.ROOT, "%-52s %9.5f ms%n", what, nanos / NANOS_PER_MILLI);
    }
}
