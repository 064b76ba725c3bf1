package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kodama.job.Job;
import kodama.job.JobGraph;
import kodama.loop.TestGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Jobs with priorities and an order that a Java task runs within a tick. */
class JobsAtOnceTest extends InGame {
    private static final String HERE = "kodama.script.JobsAtOnceTest$";

    @AfterEach
    void close() {
        game.close();
    }

    private List<String> logOn(int cores, int ticks, String scene) {
        game.close();
        game = new TestGame(folder).cores(cores);
        return log(ticks, scene);
    }

    /** Records the order of its jobs: urgent ones first, but none before those that it waits for. */
    public static final class Ordered extends JavaTask {
        private final JobGraph jobs = new JobGraph();
        private final List<String> done = new ArrayList<>();

        @Override
        protected void start() {
            Job plain = add("plain");
            add("late").priority(0.9);
            add("first").priority(0.1);
            add("second").priority(0.2).after(plain);
            add("plain too");
        }

        private Job add(String name) {
            return jobs.add(name, () -> done.add(name));
        }

        @Override
        protected boolean update(double dt) {
            done.clear();
            runParallel(jobs);
            put("done", String.join(", ", done));
            return true;
        }
    }

    @Test
    void withOneCoreJobsRunByPriority() {
        assertEquals(
                List.of("first, plain, second, plain too, late"),
                logOn(1, 4, "local t = spawn('" + HERE + "Ordered') wait(2) print(t.done) wait_forever()"));
    }

    /** Computes in three steps, each of which needs the one before, in many columns at once. */
    public static final class Waves extends JavaTask {
        private static final int COLUMNS = 200;
        private final JobGraph jobs = new JobGraph();
        private final double[][] steps = new double[4][COLUMNS];
        private double sum;

        @Override
        protected void start() {
            Job total = jobs.add("total", this::add).priority(0.0);
            for (int column = 0; column < COLUMNS; column++) {
                Job before = null;
                for (int step = 1; step < steps.length; step++) {
                    Job job = compute(step, column);
                    if (before != null) job.after(before);
                    before = job;
                    total.after(job);
                }
            }
        }

        private Job compute(int step, int column) {
            return jobs.add("step " + step, () -> steps[step][column] = steps[step - 1][column] * 1.5 + column)
                    .priority(1.0 / step);
        }

        private void add() {
            sum = 0;
            for (double each : steps[3]) sum += each;
            for (int i = 0; i < COLUMNS; i++) steps[0][i] = steps[3][i] % 7;
        }

        @Override
        protected boolean update(double dt) {
            runParallel(jobs);
            put("sum", sum);
            return true;
        }
    }

    @Test
    void theResultIsTheSameWithAnyNumberOfCores() {
        String scene = "local t = spawn('" + HERE + "Waves') for i = 1, 30 do wait(1) print(t.sum) end wait_forever()";
        List<String> alone = List.copyOf(logOn(1, 32, scene));
        assertEquals(30, alone.size());
        assertTrue(alone.get(0).startsWith("94525"), alone::toString);
        for (int cores : new int[] {2, 5}) assertEquals(alone, logOn(cores, 32, scene));
    }

    /** Has two jobs, each of which waits for the other to begin. */
    public static final class Meeting extends JavaTask {
        private final CountDownLatch begun = new CountDownLatch(2);
        private final JobGraph jobs = new JobGraph();

        @Override
        protected void start() {
            jobs.add("one", this::meet);
            jobs.add("other", this::meet);
        }

        private void meet() {
            begun.countDown();
            try {
                if (!begun.await(20, TimeUnit.SECONDS)) throw new IllegalStateException("alone");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        protected boolean update(double dt) {
            runParallel(jobs);
            put("met", true);
            return true;
        }
    }

    @Test
    void withSeveralCoresIndependentJobsRunConcurrently() {
        assertEquals(
                List.of("true"),
                logOn(2, 4, "local t = spawn('" + HERE + "Meeting') wait(2) print(t.met) wait_forever()"));
    }

    /** Has jobs, some of which fail in each tick. */
    public static final class Failing extends JavaTask {
        private final JobGraph jobs = new JobGraph();
        private final List<String> done = Collections.synchronizedList(new ArrayList<>());

        @Override
        protected void start() {
            Job bad = jobs.add("bad", () -> fail("no way out"));
            jobs.add("in vain", () -> done.add("in vain")).after(bad);
            jobs.add("worse", () -> fail("worse")).priority(0.1);
            jobs.add("other", () -> done.add("other"));
            onFinish(() -> log().info(done.toString()));
        }

        private static void fail(String why) {
            throw new IllegalStateException(why);
        }

        @Override
        protected boolean update(double dt) {
            runParallel(jobs);
            return true;
        }
    }

    @Test
    void theFirstFailedJobIsReportedAndItsDependentsAreSkipped() {
        for (int cores : new int[] {1, 4}) {
            game.close();
            game = new TestGame(folder)
                    .cores(cores)
                    .scene("spawn('" + HERE + "Failing') wait_forever()")
                    .ticks(3);
            assertEquals(1, game.errors().size(), game.errors()::toString);
            assertTrue(game.errors().get(0).startsWith("job 'bad' failed: no way out"), game.errors()::toString);
            assertEquals(1, game.log().size());
            assertTrue(game.log().get(0).endsWith(" info: [other]"), game.log()::toString);
        }
    }

    /** Runs its jobs from within themselves. */
    public static final class Circular extends JavaTask {
        private final JobGraph jobs = new JobGraph();

        @Override
        protected boolean update(double dt) {
            if (jobs.size() == 0) jobs.add("again", () -> runParallel(jobs));
            runParallel(jobs);
            return true;
        }
    }

    @Test
    void jobsCannotRunThemselves() {
        for (int cores : new int[] {1, 3}) {
            game.close();
            game = new TestGame(folder)
                    .cores(cores)
                    .scene("spawn('" + HERE + "Circular') wait_forever()")
                    .ticks(3);
            assertEquals(1, game.errors().size(), game.errors()::toString);
            assertTrue(
                    game.errors().get(0).startsWith("job 'again' failed: these jobs are running already"),
                    game.errors()::toString);
        }
    }
}
