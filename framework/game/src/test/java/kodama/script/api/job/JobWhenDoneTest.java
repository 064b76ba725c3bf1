package kodama.script.api.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.job.CompletionPolicy;
import kodama.job.LongJob;
import kodama.loop.TestGame;
import kodama.script.InGame;
import kodama.script.JavaTask;
import kodama.script.game.JavaJob;
import kodama.time.NanoClock;
import kodama.time.VirtualClock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Jobs whose results are taken when they are done; the test decides when they arrive. */
class JobWhenDoneTest extends InGame {
    private static final String HERE = "kodama.script.api.job.JobWhenDoneTest$";
    private static final String ECHO = HERE + "Echo";

    /** Returns its arguments, or fails. */
    public static final class Echo implements JavaJob {
        @Override
        public @Nullable Object run(@Nullable Object arguments, LongJob.Cancellation asked) {
            if ("fail".equals(arguments)) throw new IllegalStateException("no way out");
            return arguments;
        }
    }

    @AfterEach
    void close() {
        game.close();
    }

    private static String echo(String argument) {
        return "job.run('" + ECHO + "', '" + argument + "', { when = 'done' })";
    }

    /** Lets each job arrive in the tick given for its number. */
    private static CompletionPolicy tape(Map<Long, Long> ticksByJob) {
        return (tick, job, isFinished) -> ticksByJob.getOrDefault(job, -1L) == tick;
    }

    @Test
    void aResultArrivesInTheRecordedTickWithAnyNumberOfCores() {
        String scene = "local search = " + echo("x")
                + " while not job.is_done(search) do wait(1) end print(time.tick, await(search)) wait_forever()";
        game.completion(tape(Map.of(1L, 5L)));
        assertEquals(List.of("5\tx"), log(8, scene));
        game.close();
        game = new TestGame(folder).cores(4).completion(tape(Map.of(1L, 5L)));
        assertEquals(List.of("5\tx"), log(8, scene));
    }

    @Test
    void theJobContinuesWhenTheTaskThatOrderedItEnds() {
        game.completion(tape(Map.of(1L, 4L)));
        assertEquals(
                List.of("4\tx"),
                log(
                        6,
                        "local search spawn(function() search = " + echo("x")
                                + " end) wait(2) print(time.tick + 1, await(search)) wait_forever()"));
    }

    @Test
    void anEndedSceneReceivesNothingAndTheNextCanWaitForTheJob() {
        game.completion(tape(Map.of(1L, 6L)));
        game.file("search.lua", "return { }");
        game.file(
                "scenes/next.lua",
                "return function() local x = await(require('search').job) print(time.tick, x) wait_forever() end");
        assertEquals(
                List.of("6\tx"),
                log(
                        8,
                        "require('search').job = " + echo("x") + " spawn(function() print(await(require('search').job))"
                                + " end) wait(2) scene.change 'next' wait_forever()"));
    }

    @Test
    void aPausedTaskReceivesItWhenItIsResumed() {
        game.completion(tape(Map.of(1L, 3L)));
        assertEquals(
                List.of("true\t3", "x\t6"),
                log(
                        8,
                        "local search = " + echo("x") + " spawn({ group = 'g', state = function() local x ="
                                + " await(search) print(x, time.tick) wait_forever() end }) task.pause 'g' wait(2)"
                                + " print(job.is_done(search), time.tick) wait(3) task.resume 'g' wait_forever()"));
    }

    @Test
    void anExceptionIsAnErrorInTheAwaitingTaskAndTheGameContinues() {
        game.completion(tape(Map.of(1L, 3L)));
        game.scene("spawn(function() await(" + echo("fail") + ") end) wait(5) print(time.tick) wait_forever()")
                .ticks(8);
        assertEquals(1, game.errors().size(), game.errors()::toString);
        assertTrue(game.errors().get(0).contains("job '" + ECHO + "' failed: no way out"), game.errors()::toString);
        assertEquals(List.of("6"), game.log());
    }

    @Test
    void aResetForgetsItAndCountsJobsAndTicksFromTheStart() {
        Map<Long, Long> tape = new HashMap<>(Map.of(1L, 9L));
        game.completion((tick, job, isFinished) -> tape(tape).completes(tick, job, isFinished));
        game.scene("local search = " + echo("x") + " print(tostring(search)) print(await(search), time.tick)"
                + " wait_forever()");
        game.ticks(3);
        tape.put(1L, 4L);
        game.reset().ticks(12);
        assertEquals(List.of(), game.errors());
        List<String> printed =
                game.log().stream().filter(line -> !line.startsWith("reset (")).toList();
        assertEquals(List.of("job '" + ECHO + "' #1", "job '" + ECHO + "' #1", "x\t4"), printed);
    }

    /** Submits one job after the other. */
    public static final class Worker extends JavaTask {
        private int ticks;
        private @Nullable LongJob<Integer> job;

        @Override
        protected void start() {
            job = submitWhenDone("count", 0.5, asked -> 42).orElseThrow();
        }

        @Override
        protected boolean update(double dt) {
            ticks++;
            if (job == null || !job.isDone()) return true;
            log().info(ticks + ": " + job.result());
            return false;
        }
    }

    @Test
    void javaTasksHaveTheSameOption() {
        game.completion(tape(Map.of(1L, 4L)));
        assertEquals(List.of("[4] info: 4: 42"), log(6, "spawn('" + HERE + "Worker') wait_forever()"));
    }

    /** Advances by 50 ms each time it is read, so that every wait is long. */
    private static final class SlowClock implements NanoClock {
        private final VirtualClock clock = new VirtualClock();

        @Override
        public long nanoTime() {
            clock.sleepMillis(50);
            return clock.nanoTime();
        }

        @Override
        public void sleepUntil(long deadlineNanos) {
            clock.sleepUntil(deadlineNanos);
        }

        @Override
        public void sleepMillis(long millis) {
            clock.sleepMillis(millis);
        }
    }

    private static final String HOW = " was not finished in %s: the game stopped for 50 ms to wait for it; give it"
            + " more ticks, or take its result when it is done (when = \"done\", submitWhenDone in Java)";

    @Test
    void aLateJobIsReportedOncePerLine() {
        game.clocks(SlowClock::new);
        List<String> log = log(12, """
                for i = 1, 3 do await(job.run('%s', 'x', { ticks = 2 })) end
                await(job.run('%s', 'x'))
                await(job.run('%s', 'x', { when = 'done' }))
                print(time.tick)
                wait_forever()""".formatted(ECHO, ECHO, ECHO));
        assertEquals(
                List.of(
                        "job '" + ECHO + "' of scenes/main.lua:2" + HOW.formatted("2 ticks"),
                        "job '" + ECHO + "' of scenes/main.lua:3" + HOW.formatted("1 tick"),
                        "9"),
                log);
    }

    /** Submits a job that is late, in a separate line. */
    public static final class Hasty extends JavaTask {
        @Override
        protected void start() {
            submit("count", 0.5, 1, asked -> 42);
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    @Test
    void aLateJobOfAJavaTaskIsNamedWithTheLineOfItsClass() {
        game.clocks(SlowClock::new);
        List<String> log = log(3, "spawn('" + HERE + "Hasty') wait_forever()");
        assertEquals(1, log.size(), log::toString);
        assertTrue(
                log.get(0).matches("job 'count' of JobWhenDoneTest.java:[0-9]+ was not finished in 1 tick: .*"),
                log.get(0));
    }

    /** Requests the result of a failed job in a listener. */
    public static final class Trusting extends JavaTask {
        @Override
        protected void start() {
            submitWhenDone("path", 0.5, asked -> {
                        throw new IllegalStateException("no way out");
                    })
                    .orElseThrow()
                    .whenDone(LongJob::result);
        }

        @Override
        protected boolean update(double dt) {
            log().info("alive");
            return time().tick() < 4;
        }
    }

    @Test
    void aListenerInJavaThatFailsIsAnErrorAndTheGameContinues() {
        game.scene("spawn('" + HERE + "Trusting') wait_forever()").ticks(6);
        assertEquals(1, game.errors().size(), game.errors()::toString);
        String error = game.errors().get(0);
        assertTrue(error.startsWith("job 'path' failed: no way out"), error);
        assertTrue(error.contains("[a listener of job 'path' #1 of JobWhenDoneTest.java:"), error);
        assertEquals(4, game.log().size(), game.log()::toString);
    }
}
