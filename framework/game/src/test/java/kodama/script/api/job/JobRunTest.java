package kodama.script.api.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import kodama.job.LongJob;
import kodama.loop.TestGame;
import kodama.script.InGame;
import kodama.script.JavaTask;
import kodama.script.game.JavaJob;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Jobs written in Java, submitted by scripts and by tasks. */
class JobRunTest extends InGame {
    private static final String HERE = "kodama.script.api.job.JobRunTest$";

    private static String run(String name, String rest) {
        return "job.run('" + HERE + name + "'" + rest + ")";
    }

    /** Returns its arguments and the sum of their numbers. */
    public static final class Sum implements JavaJob {
        @Override
        public @Nullable Object run(@Nullable Object arguments, LongJob.Cancellation asked) {
            if (arguments == null) return null;
            Map<String, Object> found = new HashMap<>();
            ((Map<?, ?>) arguments).forEach((name, value) -> found.put((String) name, value));
            List<?> numbers = (List<?>) found.get("numbers");
            found.put(
                    "sum",
                    numbers.stream()
                            .mapToInt(each -> ((Double) each).intValue())
                            .sum());
            return found;
        }
    }

    @Test
    void aResultArrivesInItsTickWithAnyNumberOfCores() {
        String scene = "local found = await(" + run("Sum", ", { numbers = { 1, 2, 3 }, name = 'x' }, { ticks = 3 }")
                + ") print(time.tick, found.sum, found.name, #found.numbers) wait_forever()";
        assertEquals(List.of("4\t6\tx\t3"), log(6, scene));
        for (int cores : new int[] {2, 4}) {
            TestGame other = new TestGame(folder).cores(cores).scene(scene).ticks(6);
            other.close();
            assertEquals(List.of("4\t6\tx\t3"), other.log());
        }
    }

    @Test
    void itGetsACopyOfTheArguments() {
        assertEquals(
                List.of("1"),
                log(
                        6,
                        "local given = { numbers = { 1 } } local search = " + run("Sum", ", given, { ticks = 3 }")
                                + " given.numbers[1] = 5 print(await(search).sum) wait_forever()"));
    }

    @Test
    void nilInNilOut() {
        assertEquals(
                List.of("nil\tnil", "job '" + HERE + "Sum' #1"),
                log(3, "local j = " + run("Sum", "") + " local a, b = await(j) print(a, b) print(j) wait_forever()"));
    }

    @Test
    void itCanBeCanceled() {
        assertEquals(
                List.of("false", "nil\tcanceled"),
                log(
                        3,
                        "local j = " + run("Sum", ", nil, { ticks = 99 }")
                                + " print(job.is_done(j)) job.cancel(j) print(await(j)) wait_forever()"));
    }

    @Test
    void withoutAFreeSlotItReturnsNilAndAReasonUnlessItIsMoreUrgent() {
        game.file("game.lua", "return { width = 32, height = 16, jobs = 1 }");
        assertEquals(
                List.of("nil\tall 1 slots for jobs are in use", "true", "nil\tcanceled"),
                log(
                        3,
                        "local first = " + run("Sum", ", nil, { ticks = 99 }")
                                + " print(" + run("Sum", "") + ") print("
                                + run("Sum", ", nil, { priority = 0.1 }")
                                + " ~= nil) print(await(first)) wait_forever()"));
    }

    /** Fails in the way that its argument selects. */
    public static final class Failing implements JavaJob {
        @Override
        public @Nullable Object run(@Nullable Object arguments, LongJob.Cancellation asked) {
            if ("throws".equals(arguments)) throw new IllegalStateException("no way out");
            if ("date".equals(arguments)) return List.of(new Date(0));
            if ("key".equals(arguments)) return Map.of(1, 2);
            if ("null".equals(arguments)) return Collections.singletonList(null);
            if ("large".equals(arguments)) return Collections.nCopies(200_000, 1);
            List<Object> circle = new ArrayList<>();
            circle.add(circle);
            return circle;
        }
    }

    private String failure(String how) {
        return error("await(" + run("Failing", ", '" + how + "'") + ")");
    }

    private void assertFailure(String expected, String how) {
        String failure = failure(how);
        assertTrue(failure.contains(expected), failure);
        game = new TestGame(folder);
    }

    @Test
    void itsExceptionIsAnErrorInTheAwaitingTask() {
        assertFailure("no way out", "throws");
        String result = "the result of job '" + HERE + "Failing' must ";
        assertFailure(
                result + "be strings, numbers, booleans, lists and maps of these, but there is a java.util.Date",
                "date");
        assertFailure(result + "have strings as keys, not 1", "key");
        assertFailure(result + "be strings, numbers, booleans, lists and maps of these, but there is null", "null");
        assertFailure(result.replace("must ", "must not ") + "hold more than 100,000 values", "large");
        assertFailure(result.replace("must ", "must not ") + "be nested more than 20 deep", "circle");
    }

    @Test
    void argumentsThatAreNotPlainDataAreRefused() {
        assertError(
                "scenes/main.lua:2: job.run: the arguments must be strings, numbers, booleans and tables of these,"
                        + " but a function in it is not plain data",
                run("Sum", ", { print }"));
    }

    @Test
    void aCircleIsRefused() {
        assertError(
                "scenes/main.lua:2: job.run: the arguments must be strings, numbers, booleans and tables of these,"
                        + " but a table in it is nested more than 20 deep",
                "local t = {} t.t = t " + run("Sum", ", t"));
    }

    @Test
    void aTaskIsRefused() {
        assertError("scenes/main.lua:2: job.run: the arguments must ", run("Sum", ", { self, on = self }"));
    }

    @Test
    void aMissingClassIsNamed() {
        assertError("scenes/main.lua:2: job.run: there is no Java class 'my.Search'", "job.run('my.Search')");
    }

    @Test
    void aClassThatIsNotAJobIsNamed() {
        assertError(
                "scenes/main.lua:2: job.run: class 'java.util.ArrayList' must implement kodama.script.game.JavaJob but"
                        + " does not",
                "job.run('java.util.ArrayList')");
    }

    /** Submits a job, and splits work into parts. */
    public static final class Worker extends JavaTask {
        private int ticks;
        private @Nullable LongJob<Integer> job;

        @Override
        protected void start() {
            job = submit("count", 0.5, 2, asked -> 42).orElseThrow();
        }

        @Override
        protected boolean update(double dt) {
            ticks++;
            if (job != null && job.isDone()) put("found", ticks + ": " + job.result());
            AtomicIntegerArray squares = new AtomicIntegerArray(100);
            runParallel(100, number -> squares.set(number, number * number));
            put("squares", IntStream.range(0, 100).map(squares::get).sum());
            if (job != null && job.isDone()) {
                runParallel(9, number -> {
                    if (number > 2) throw new IllegalStateException("piece " + number);
                });
            }
            return true;
        }
    }

    @Test
    void javaTasksSubmitAndSplitWorkAndTheFirstFailingPartIsReported() {
        for (int cores : new int[] {1, 4}) {
            TestGame other = new TestGame(folder)
                    .cores(cores)
                    .scene("local w = spawn('" + HERE
                            + "Worker') for i = 1, 5 do wait(1) end print(w.found, w.squares)")
                    .ticks(8);
            other.close();
            assertEquals(List.of("3: 42\t328350"), other.log());
            assertEquals(1, other.errors().size(), other.errors()::toString);
            assertTrue(other.errors().get(0).contains("piece 3"), other.errors()::toString);
        }
    }
}
