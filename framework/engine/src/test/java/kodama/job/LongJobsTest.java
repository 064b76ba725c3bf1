package kodama.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.time.ManualClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LongJobsTest {
    private final LeakTracker leaks = new LeakTracker();
    private final ManualClock clock = new ManualClock();
    private final List<String> told = new ArrayList<>();
    private LongJobs jobs = new LongJobs(2, 1, CompletionPolicy.NEXT_TICK, clock, leaks);

    private void jobs(int slots, int threads) {
        jobs(slots, threads, CompletionPolicy.NEXT_TICK);
    }

    private void jobs(int slots, int threads, CompletionPolicy policy) {
        jobs.close();
        jobs = new LongJobs(slots, threads, policy, clock, leaks);
    }

    @AfterEach
    void close() {
        jobs.close();
        assertEquals(List.of(), leaks.survivors(Lifetime.LOOP));
    }

    private static JobSpec order(String name, double priority, int ticks) {
        return new JobSpec(name, priority, OptionalInt.of(ticks), "");
    }

    private static JobSpec whenDone(String name, double priority) {
        return new JobSpec(name, priority, OptionalInt.empty(), "");
    }

    private LongJob<String> reserve(String name, double priority, int ticks) {
        LongJob<String> job = jobs.<String>reserve(order(name, priority, ticks), asked -> "result of " + name)
                .orElseThrow();
        job.whenDone(done -> told.add(name + (done.isCanceled() ? " canceled" : " done")));
        return job;
    }

    private LongJob<String> reserveWhenDone(String name, LongJob.Work<String> work) {
        LongJob<String> job = jobs.reserve(whenDone(name, 0.5), work).orElseThrow();
        job.whenDone(done -> told.add(name + (done.isCanceled() ? " canceled" : " done")));
        return job;
    }

    /** Runs until it is canceled, and signals when it has begun. */
    private LongJob<String> endless(double priority, CountDownLatch begun) {
        LongJob<String> job = jobs.<String>reserve(order("endless", priority, 1000), asked -> {
                    begun.countDown();
                    while (!asked.isCanceled()) Thread.onSpinWait();
                    return "too late";
                })
                .orElseThrow();
        job.whenDone(done -> told.add("endless canceled"));
        return job;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void aResultIsThereInTheTickItWasOrderedForWhateverTheThreads(int threads) {
        jobs(2, threads);
        LongJob<String> job = reserve("path", 0.5, 3);
        for (int i = 0; i < 2; i++) {
            jobs.tick();
            assertFalse(job.isDone());
        }
        jobs.tick();
        assertTrue(job.isDone());
        assertEquals("result of path", job.result());
        assertEquals(List.of("path done"), told);
    }

    @Test
    void aResultIsHiddenUntilItsTickEvenIfTheWorkIsFinished() throws InterruptedException {
        CountDownLatch finished = new CountDownLatch(1);
        LongJob<String> job = jobs.<String>reserve(order("path", 0.5, 2), asked -> {
                    finished.countDown();
                    return "";
                })
                .orElseThrow();
        finished.await();
        jobs.tick();
        assertFalse(job.isDone());
        assertEquals(
                "job 'path' is not done before tick 2",
                assertThrows(IllegalStateException.class, job::result).getMessage());
    }

    @Test
    void theGameWaitsForAJobThatIsNotFinishedWhenDue() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch due = new CountDownLatch(1);
        Thread game = Thread.currentThread();
        LongJob<String> job = jobs.<String>reserve(order("path", 0.5, 1), asked -> {
                    begun.countDown();
                    due.await();
                    while (game.getState() != Thread.State.WAITING) Thread.onSpinWait();
                    clock.advanceNanos(500);
                    return "late";
                })
                .orElseThrow();
        begun.await();
        due.countDown();
        jobs.tick();
        assertEquals("late", job.result());
        assertEquals(new LongJobStatistics(1, 0, 0, 1, 500), jobs.statistics());
    }

    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            assertFalse(Thread.currentThread().isInterrupted());
            Thread.onSpinWait();
        }
    }

    @Test
    void withoutThreadsTheGameThreadDoesTheWorkInTheTickThatNeedsIt() {
        jobs(2, 0);
        List<Thread> workers = new ArrayList<>();
        jobs.reserve(order("path", 0.5, 2), asked -> workers.add(Thread.currentThread()));
        jobs.tick();
        assertEquals(List.of(), workers);
        jobs.tick();
        assertEquals(List.of(Thread.currentThread()), workers);
    }

    @Test
    void whenAllSlotsAreInUseAnEquallyUrgentJobIsRefused() {
        reserve("a", 0.5, 5);
        reserve("b", 0.5, 5);
        assertEquals(Optional.empty(), jobs.reserve(order("c", 0.5, 1), asked -> 1));
        assertEquals(1, jobs.statistics().refused());
    }

    @Test
    void aSlotIsFreeFromTheTickInWhichItsJobIsDue() {
        reserve("a", 0.5, 2);
        reserve("b", 0.5, 5);
        jobs.tick();
        assertEquals(Optional.empty(), jobs.reserve(order("c", 0.5, 1), asked -> 1));
        jobs.tick();
        assertTrue(jobs.reserve(order("c", 0.5, 1), asked -> 1).isPresent());
    }

    @Test
    void aMoreUrgentJobInterruptsTheLeastUrgentAndOfThoseTheNewest() {
        jobs(3, 1);
        reserve("urgent", 0.1, 5);
        LongJob<String> older = reserve("older", 0.9, 5);
        LongJob<String> newer = reserve("newer", 0.9, 5);
        reserve("next", 0.5, 1);
        assertTrue(newer.isCanceled());
        assertTrue(newer.isDone());
        assertNull(newer.result());
        assertFalse(older.isCanceled());
        assertEquals(List.of("newer canceled"), told);
        assertEquals(1, jobs.statistics().interrupted());
    }

    @Test
    void aCanceledRunningJobDelaysNothing() throws InterruptedException {
        jobs(1, 1);
        CountDownLatch begun = new CountDownLatch(1);
        LongJob<String> slow = endless(0.9, begun);
        begun.await();
        LongJob<String> quick = reserve("quick", 0.1, 1);
        assertTrue(slow.isCanceled());
        jobs.tick();
        assertEquals("result of quick", quick.result());
        assertEquals(List.of("endless canceled", "quick done"), told);
    }

    @Test
    void aJobIsDoneByTheGameWhenItsThreadHangsInACanceledOne() throws InterruptedException {
        jobs(1, 1);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        LongJob<Integer> deaf = jobs.<Integer>reserve(order("deaf", 0.9, 100), asked -> {
                    begun.countDown();
                    release.await();
                    return 1;
                })
                .orElseThrow();
        begun.await();
        deaf.cancel();
        LongJob<String> next = reserve("next", 0.5, 1);
        jobs.tick();
        assertEquals("result of next", next.result());
        jobs.close(1);
        assertTrue(leaks.survivors(Lifetime.WORLD).get(0).startsWith("long job 'deaf', opened in "));
        assertEquals(2, leaks.survivors(Lifetime.LOOP).size());
        release.countDown();
        await(() -> leaks.survivors(Lifetime.LOOP).isEmpty());
    }

    @Test
    void aJobIsTrackedUntilItHasEndedOrWillNeverBegin() {
        jobs(3, 0);
        reserve("done", 0.5, 1);
        reserve("canceled", 0.5, 9).cancel();
        reserve("dropped", 0.5, 9);
        assertEquals(2, leaks.survivors(Lifetime.WORLD).size());
        jobs.tick();
        assertEquals(1, leaks.survivors(Lifetime.WORLD).size());
        jobs.reset();
        assertEquals(List.of(), leaks.survivors(Lifetime.WORLD));
    }

    @Test
    void jobsDueTogetherAreDoneInTheOrderOfTheirReservation() {
        jobs(4, 3);
        reserve("a", 0.9, 3);
        jobs.tick();
        reserve("b", 0.1, 2);
        reserve("c", 0.5, 1);
        reserve("d", 0.1, 2);
        jobs.tick();
        jobs.tick();
        assertEquals(List.of("c done", "a done", "b done", "d done"), told);
    }

    @Test
    void aCanceledJobNotifiesAtOnceAndOnlyOnce() {
        LongJob<String> job = reserve("path", 0.5, 1);
        job.cancel();
        job.cancel();
        jobs.tick();
        assertEquals(List.of("path canceled"), told);
        assertNull(job.result());
    }

    @Test
    void jobsThatAreDoneCannotBeCanceled() {
        LongJob<String> job = reserve("path", 0.5, 1);
        jobs.tick();
        job.cancel();
        assertFalse(job.isCanceled());
        assertEquals("result of path", job.result());
        job.whenDone(done -> told.add("again"));
        assertEquals(List.of("path done", "again"), told);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void anErrorIsKeptForWhoAsksForTheResult(int threads) {
        jobs(2, threads);
        LongJob<String> job = jobs.<String>reserve(order("load", 0.5, 1), asked -> {
                    throw new IOException("disk on fire");
                })
                .orElseThrow();
        jobs.tick();
        assertTrue(job.isDone());
        JobFailure failure = assertThrows(JobFailure.class, job::result);
        assertEquals("job 'load' failed: disk on fire", failure.getMessage());
        assertEquals(IOException.class, failure.getCause().getClass());
    }

    @Test
    void aResultTakenWhenDoneArrivesInTheFirstTickAfterTheWorkHasEndedAndTheGameDoesNotWait() {
        jobs(2, 1, CompletionPolicy.LIVE);
        CountDownLatch release = new CountDownLatch(1);
        LongJob<String> job = reserveWhenDone("search", asked -> {
            release.await();
            return "found";
        });
        for (int i = 0; i < 100; i++) jobs.tick();
        assertFalse(job.isDone());
        assertEquals(
                "job 'search' is not done yet",
                assertThrows(IllegalStateException.class, job::result).getMessage());
        release.countDown();
        tickUntil(job::isDone);
        assertEquals("found", job.result());
        assertEquals(List.of("search done"), told);
        assertEquals(0, jobs.statistics().waits());
    }

    private void tickUntil(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            assertFalse(Thread.currentThread().isInterrupted());
            jobs.tick();
        }
    }

    @Test
    void inTestsAndWithoutAWindowAResultTakenWhenDoneArrivesInTheNextTick() {
        jobs(2, 0);
        LongJob<String> job = reserveWhenDone("search", asked -> "found");
        jobs.tick();
        assertEquals("found", job.result());
    }

    /** Decides for each job in which tick it arrives, and records the jobs it was called for. */
    private static final class Tape implements CompletionPolicy {
        final Map<Long, Long> ticksByJob = new HashMap<>();
        final List<Long> asked = new ArrayList<>();

        @Override
        public boolean completes(long tick, long job, boolean isFinished) {
            asked.add(job);
            return ticksByJob.getOrDefault(job, Long.MAX_VALUE) == tick;
        }
    }

    @Test
    void aReplaySaysInWhichTicksResultsArriveHoweverFastTheWorkIs() throws InterruptedException {
        Tape tape = new Tape();
        tape.ticksByJob.put(1L, 3L);
        tape.ticksByJob.put(2L, 1L);
        jobs(2, 1, tape);
        CountDownLatch finished = new CountDownLatch(1);
        reserveWhenDone("fast", asked -> {
            finished.countDown();
            return "";
        });
        finished.await();
        Thread game = Thread.currentThread();
        CountDownLatch begun = new CountDownLatch(1);
        reserveWhenDone("slow", asked -> {
            begun.countDown();
            await(() -> game.getState() == Thread.State.WAITING);
            return "";
        });
        begun.await();
        jobs.tick();
        assertEquals(List.of("slow done"), told);
        jobs.tick();
        assertEquals(List.of("slow done"), told);
        jobs.tick();
        assertEquals(List.of("slow done", "fast done"), told);
        assertEquals(List.of(1L, 2L, 1L, 1L), tape.asked);
    }

    @Test
    void resultsThatArriveInOneTickDoSoInTheOrderOfTheirNumbersWithThoseThatAreDue() {
        boolean[] arrived = new boolean[1];
        jobs(64, 3, (tick, job, isFinished) -> arrived[0]);
        List<String> expected = new ArrayList<>();
        for (int i = 1; i <= 60; i++) {
            if (i % 20 == 0) reserve("job " + i, 1 - i * 0.01, 2);
            else reserveWhenDone("job " + i, asked -> "");
            expected.add("job " + i + " done");
        }
        jobs.tick();
        arrived[0] = true;
        jobs.tick();
        assertEquals(expected, told);
    }

    @Test
    void aListenerMayCancelAnotherJobThatArrivesInTheSameTick() {
        jobs(3, 0);
        LongJob<String> first = reserveWhenDone("first", asked -> "");
        LongJob<String> second = reserveWhenDone("second", asked -> "");
        first.whenDone(done -> second.cancel());
        reserveWhenDone("third", asked -> "");
        jobs.tick();
        assertEquals(List.of("first done", "second canceled", "third done"), told);
    }

    @Test
    void aJobTakenWhenDoneFindsAThreadWhenAllHangInJobsThatDoNotStop() throws InterruptedException {
        jobs(1, 1, CompletionPolicy.LIVE);
        CountDownLatch release = new CountDownLatch(1);
        for (int i = 0; i < 5; i++) {
            CountDownLatch begun = new CountDownLatch(1);
            LongJob<String> deaf = reserveWhenDone("deaf", asked -> {
                begun.countDown();
                release.await();
                return "";
            });
            tickUntil(() -> begun.getCount() == 0);
            deaf.cancel();
        }
        LongJob<String> next = reserveWhenDone("next", asked -> "found");
        tickUntil(next::isDone);
        assertEquals("found", next.result());
        assertEquals(5 + 6, leaks.survivors(Lifetime.LOOP).size(), "jobs that hang and threads");
        release.countDown();
    }

    @Test
    void aJobTakenWhenDoneHasAThreadEvenIfTheMachineHasOneCore() {
        jobs(1, 0, CompletionPolicy.LIVE);
        List<Thread> workers = Collections.synchronizedList(new ArrayList<>());
        LongJob<String> job = reserveWhenDone("search", asked -> {
            workers.add(Thread.currentThread());
            return "found";
        });
        tickUntil(job::isDone);
        assertEquals("kodama-long-1", workers.get(0).getName());
        LongJob<String> another = reserveWhenDone("search", asked -> {
            workers.add(Thread.currentThread());
            return "found";
        });
        tickUntil(another::isDone);
        assertEquals(workers.get(0), workers.get(1));
    }

    @Test
    void aThousandJobsTakenWhenDoneAllArriveOnce() {
        jobs(64, 2, CompletionPolicy.LIVE);
        int[] arrived = new int[1000];
        int reserved = 0;
        while (Arrays.stream(arrived).sum() < 1000) {
            jobs.tick();
            for (; reserved < 1000; reserved++) {
                int number = reserved;
                Optional<LongJob<Integer>> job = jobs.reserve(whenDone("j", 0.5), asked -> number);
                if (job.isEmpty()) break;
                job.get()
                        .whenDone(done ->
                                arrived[Optional.ofNullable(done.result()).orElseThrow()]++);
            }
        }
        assertTrue(Arrays.stream(arrived).allMatch(times -> times == 1));
        assertEquals(0, jobs.statistics().waits());
    }

    @Test
    void theListenerIsCalledWithTheTimeThatTheGameHasWaited() {
        jobs(2, 0);
        List<String> late = new ArrayList<>();
        jobs.onLate((order, nanos) -> late.add(order.name() + " of " + order.place() + ": " + nanos));
        jobs.reserve(new JobSpec("path", 0.5, OptionalInt.of(2), "boss.lua:3"), asked -> {
            clock.advanceNanos(70);
            return "";
        });
        jobs.tick();
        assertEquals(List.of(), late);
        jobs.tick();
        assertEquals(List.of("path of boss.lua:3: 70"), late);
        jobs.reset();
        reserve("path", 0.5, 1);
        jobs.tick();
        assertEquals(1, late.size());
    }

    @Test
    void aJobTakenWhenDoneNeverArrivesAfterAReset() {
        jobs(1, 1, CompletionPolicy.LIVE);
        CountDownLatch release = new CountDownLatch(1);
        LongJob<String> old = reserveWhenDone("old", asked -> {
            release.await();
            return "";
        });
        jobs.reset();
        LongJob<String> young = reserveWhenDone("young", asked -> "");
        release.countDown();
        tickUntil(young::isDone);
        assertTrue(old.isCanceled());
        assertEquals(List.of("young done"), told);
        assertEquals("job 'young' #1", young.toString());
    }

    @Test
    void aResetCancelsAllJobsWithoutListenersAndRestartsCounting() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        LongJob<String> running = endless(0.5, begun);
        begun.await();
        LongJob<String> waiting = reserve("path", 0.5, 1);
        jobs.reset();
        assertTrue(running.isCanceled());
        assertTrue(waiting.isCanceled());
        jobs.tick();
        assertEquals(List.of(), told);
        assertEquals("job 'next' #1", reserve("next", 0.5, 1).toString());
    }

    @Test
    void aListenerMayReserveTheNextJob() {
        LongJob<String> first = reserve("first", 0.5, 1);
        first.whenDone(done -> reserve("second", 0.5, 1));
        jobs.tick();
        assertEquals(List.of("first done"), told);
        jobs.tick();
        assertEquals(List.of("first done", "second done"), told);
    }

    @Test
    void invalidReservationsAreRejected() {
        assertEquals(
                "ticks of job 'path' must be at least 1 but was 0",
                refusal(() -> jobs.reserve(order("path", 0, 0), asked -> 1)));
        assertEquals(
                "priority of job 'path' must be a finite number but was NaN",
                refusal(() -> jobs.reserve(order("path", Double.NaN, 1), asked -> 1)));
        assertEquals(
                "number of slots for long jobs must be between 1 and 64 but was 65",
                refusal(() -> new LongJobs(65, 0, CompletionPolicy.NEXT_TICK, clock, leaks)));
        assertEquals(
                "number of threads must be between 0 and 256 but was 257",
                refusal(() -> new LongJobs(1, 257, CompletionPolicy.NEXT_TICK, clock, leaks)));
    }

    private static String refusal(Runnable wrong) {
        return assertThrows(IllegalArgumentException.class, wrong::run).getMessage();
    }

    @Test
    void aListenerThatFailsIsReportedAndTheOthersAreCalled() {
        jobs.setErrorSink((who, error) -> told.add(who + ": " + error.getMessage()));
        for (LongJob<String> job : List.of(
                jobs.<String>reserve(new JobSpec("path", 0.5, OptionalInt.of(1), "Moth.java:7"), asked -> {
                            throw new IOException("no way");
                        })
                        .orElseThrow(),
                jobs.<String>reserve(order("other", 0.5, 9), asked -> "").orElseThrow())) {
            job.whenDone(done -> told.add(job + " result " + done.result()));
            job.whenDone(done -> told.add(job + " canceled " + done.isCanceled()));
            job.whenDone(done -> {
                throw new StackOverflowError("deep");
            });
            if (job.due() == 1) jobs.tick();
            else job.cancel();
        }
        assertEquals(
                List.of(
                        "a listener of job 'path' #1 of Moth.java:7: job 'path' failed: no way",
                        "job 'path' #1 canceled false",
                        "a listener of job 'path' #1 of Moth.java:7: deep",
                        "job 'other' #2 result null",
                        "job 'other' #2 canceled true",
                        "a listener of job 'other' #2: deep"),
                told);
    }

    @Test
    void nothingCanBeReservedAfterClosing() {
        jobs.close();
        assertEquals(
                "the long jobs are closed",
                assertThrows(IllegalStateException.class, () -> jobs.reserve(order("a", 0, 1), asked -> 1))
                        .getMessage());
    }

    @Test
    void threadsAreNamedLessUrgentThanTheGamesAndSleepWhenIdle() {
        jobs(2, 2);
        reserve("path", 0.5, 1);
        jobs.tick();
        List<Thread> threads = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().matches("kodama-long-[12]"))
                .toList();
        assertEquals(2, threads.size());
        for (Thread thread : threads) {
            assertTrue(thread.getPriority() < Thread.currentThread().getPriority());
            assertTrue(thread.isDaemon());
            JobSchedulerTest.awaitSleep(thread);
        }
    }

    /** The game's view of a pseudorandom sequence of reservations and cancellations, as a string. */
    private static String course(long seed, int threads, CompletionPolicy policy) {
        Random random = new Random(seed);
        StringBuilder seen = new StringBuilder();
        List<LongJob<Integer>> mine = Collections.synchronizedList(new ArrayList<>());
        try (LongJobs jobs = new LongJobs(3, threads, policy, new ManualClock(), new LeakTracker())) {
            for (int tick = 0; tick < 500; tick++) {
                jobs.tick();
                int number = tick;
                int work = random.nextInt(3000);
                int priority = random.nextInt(4);
                int ticks = random.nextInt(7);
                JobSpec order = ticks == 0 ? whenDone("j", priority) : order("j", priority, ticks);
                Optional<LongJob<Integer>> job = jobs.reserve(order, asked -> {
                    for (int i = 0; i < work; i++) Thread.onSpinWait();
                    return number;
                });
                seen.append(job.isPresent() ? '+' : '-');
                job.ifPresent(begun -> {
                    mine.add(begun);
                    begun.whenDone(done -> seen.append(done).append('=').append(done.result()));
                });
                if (random.nextInt(10) == 0)
                    mine.get(random.nextInt(mine.size())).cancel();
            }
        }
        return seen.toString();
    }

    @Test
    void theSameReservationsHaveTheSameCourseWithAnyNumberOfThreads(@Seed(5) long seed) {
        String alone = course(seed, 0, CompletionPolicy.NEXT_TICK);
        assertTrue(alone.contains("-") && alone.contains("null"), alone);
        for (int threads = 1; threads <= 4; threads++)
            assertEquals(alone, course(seed, threads, CompletionPolicy.NEXT_TICK));
    }

    @Test
    void aReplayOfTheArrivalsHasTheSameCourseWithAnyNumberOfThreads(@Seed(6) long seed) {
        Set<String> tape = new HashSet<>();
        String live = course(seed, 2, (tick, job, isFinished) -> {
            if (isFinished) tape.add(tick + " " + job);
            return isFinished;
        });
        assertFalse(tape.isEmpty());
        for (int threads = 0; threads <= 4; threads++)
            assertEquals(live, course(seed, threads, (tick, job, isFinished) -> tape.contains(tick + " " + job)));
    }
}
