package kodama.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.LockSupport;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.time.ManualClock;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class JobSchedulerTest {
    private final LeakTracker leaks = new LeakTracker();
    private final JobGraph graph = new JobGraph();
    private final List<String> ran = Collections.synchronizedList(new ArrayList<>());
    private JobScheduler scheduler = new JobScheduler(1, new SystemNanoClock(), leaks);

    private void threads(int count) {
        scheduler.close();
        scheduler = new JobScheduler(count, new SystemNanoClock(), leaks);
    }

    @AfterEach
    void close() {
        scheduler.close();
        assertEquals(List.of(), leaks.survivors(Lifetime.LOOP));
    }

    private Job job(String name) {
        return graph.add(name, () -> ran.add(name));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Starts a job that occupies the only pooled thread of a scheduler until it is released. */
    private CountDownLatch occupyPool() throws InterruptedException {
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch both = new CountDownLatch(2);
        JobGraph busy = new JobGraph();
        for (int i = 0; i < 2; i++)
            busy.add("busy", () -> {
                both.countDown();
                await(release);
            });
        Thread other = new Thread(() -> scheduler.run(busy));
        other.setDaemon(true);
        other.start();
        both.await();
        return release;
    }

    @Test
    void runReturnsWhenAllJobsAreDone() {
        AtomicInteger done = new AtomicInteger();
        for (int i = 0; i < 100; i++) graph.add("job " + i, done::incrementAndGet);
        scheduler.run(graph);
        assertEquals(100, done.get());
        scheduler.run(graph);
        assertEquals(200, done.get());
    }

    @Test
    void aGraphWithoutJobsIsDoneAtOnce() {
        scheduler.run(graph);
        assertEquals(0, scheduler.statistics().jobs());
    }

    @Test
    void theCallingThreadDoesJobsToo() {
        threads(2);
        CyclicBarrier all = new CyclicBarrier(3);
        Set<Thread> workers = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < 3; i++)
            graph.add("meet", () -> {
                workers.add(Thread.currentThread());
                meet(all);
            });
        scheduler.run(graph);
        assertEquals(3, workers.size());
        assertTrue(workers.contains(Thread.currentThread()));
    }

    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void theMostUrgentJobRunsFirstAndEqualsInTheOrderOfAdding() throws InterruptedException {
        CountDownLatch release = occupyPool();
        job("late").priority(0.9);
        job("a");
        job("b");
        job("early").priority(0.1);
        scheduler.run(graph);
        release.countDown();
        assertEquals(List.of("early", "a", "b", "late"), ran);
    }

    @Test
    void aJobBeginsAfterThoseItWaitsFor(@Seed(7) Random random) {
        threads(3);
        boolean[] done = new boolean[60];
        List<Job> jobs = new ArrayList<>();
        AtomicInteger early = new AtomicInteger();
        for (int i = 0; i < done.length; i++) {
            List<Integer> before = new ArrayList<>();
            for (int j = 0; j < Math.min(i, 3); j++) before.add(random.nextInt(i));
            int number = i;
            Job job = graph.add("job " + i, () -> {
                for (int earlier : before) if (!done[earlier]) early.incrementAndGet();
                done[number] = true;
            });
            for (int earlier : before) job.after(jobs.get(earlier));
            jobs.add(job);
        }
        for (int round = 0; round < 50; round++) {
            Arrays.fill(done, false);
            scheduler.run(graph);
        }
        assertEquals(0, early.get());
    }

    @Test
    void aFailureNamesItsJobAndIsThrownAfterTheOthersHaveRun() {
        IllegalStateException cause = new IllegalStateException("no such wall");
        graph.add("walls", () -> {
            throw cause;
        });
        job("floor");
        JobFailure failure = assertThrows(JobFailure.class, () -> scheduler.run(graph));
        assertEquals("job 'walls' failed: no such wall", failure.getMessage());
        assertSame(cause, failure.getCause());
        assertEquals(List.of("floor"), ran);
    }

    @Test
    void severalFailuresAreThrownTogetherInTheOrderOfAdding() {
        graph.add("a", () -> {
            throw new IllegalStateException();
        });
        graph.add("b", () -> {
            throw new StackOverflowError("deep");
        });
        JobFailure failure = assertThrows(JobFailure.class, () -> scheduler.run(graph));
        assertEquals("job 'a' failed: IllegalStateException", failure.getMessage());
        assertEquals("job 'b' failed: deep", failure.getSuppressed()[0].getMessage());
    }

    @Test
    void followersOfAFailedJobAreSkippedAndTheGraphCanRunAgain() {
        boolean[] broken = {true};
        Job first = graph.add("first", () -> {
            if (broken[0]) throw new IllegalStateException("broken");
        });
        Job second = job("second").after(first);
        job("third").after(second);
        job("other");
        assertThrows(JobFailure.class, () -> scheduler.run(graph));
        assertEquals(List.of("other"), ran);
        broken[0] = false;
        ran.clear();
        scheduler.run(graph);
        assertEquals(3, ran.size());
    }

    @Test
    void aJobMayRunJobsItself() {
        AtomicInteger done = new AtomicInteger();
        for (int i = 0; i < 4; i++) {
            JobGraph inner = new JobGraph();
            for (int j = 0; j < 4; j++) inner.add("inner", done::incrementAndGet);
            graph.add("outer", () -> scheduler.run(inner));
        }
        scheduler.run(graph);
        assertEquals(16, done.get());
    }

    @Test
    void theCallerIsNotDelayedByJobsOfOthers() throws InterruptedException {
        CountDownLatch release = occupyPool();
        job("mine");
        scheduler.run(graph);
        assertEquals(List.of("mine"), ran);
        assertEquals(1, release.getCount());
        release.countDown();
    }

    @Test
    void aRunningGraphCannotBeChangedOrRun() {
        List<String> refused = Collections.synchronizedList(new ArrayList<>());
        Job[] self = new Job[1];
        self[0] = graph.add("a", () -> {
            refused.add(refusal(() -> graph.add("b", () -> {})));
            refused.add(refusal(() -> self[0].priority(1)));
            refused.add(refusal(() -> scheduler.run(graph)));
        });
        scheduler.run(graph);
        assertEquals(
                List.of(
                        "jobs cannot be changed while they run",
                        "jobs cannot be changed while they run",
                        "these jobs are running already"),
                refused);
    }

    private static String refusal(Runnable wrong) {
        return assertThrows(IllegalStateException.class, wrong::run).getMessage();
    }

    @Test
    void aClosedSchedulerRunsNothing() {
        scheduler.close();
        scheduler.close();
        assertEquals("the job scheduler is closed", refusal(() -> scheduler.run(graph)));
    }

    @Test
    void closingDuringARunLeavesTheRestToTheCaller() {
        for (int i = 0; i < 20; i++) job("job");
        graph.add("closer", () -> scheduler.close(1)).priority(0);
        scheduler.run(graph);
        assertEquals(20, ran.size());
    }

    @Test
    void thereIsAtLeastOneThread() {
        assertEquals(1, JobScheduler.threadsFor(1));
        assertEquals(1, JobScheduler.threadsFor(2));
        assertEquals(7, JobScheduler.threadsFor(8));
        assertEquals(
                "number of threads must be at least 1 but was 0",
                assertThrows(IllegalArgumentException.class, () -> new JobScheduler(0, new ManualClock(), leaks))
                        .getMessage());
    }

    @Test
    void threadsAreNamedDaemonsThatSleepWhenIdle() {
        threads(2);
        for (int i = 0; i < 20; i++) job("job");
        scheduler.run(graph);
        List<Thread> pool = pool();
        assertEquals(2, pool.size());
        for (Thread thread : pool) {
            assertTrue(thread.isDaemon());
            assertEquals(Thread.currentThread().getPriority(), thread.getPriority());
            awaitSleep(thread);
        }
    }

    /** Returns when a thread waits for a signal, and not just for a lock; a test that waits too long fails. */
    static void awaitSleep(Thread thread) {
        while (!(LockSupport.getBlocker(thread) instanceof ConditionObject)) {
            assertFalse(Thread.currentThread().isInterrupted(), "never sleeps");
            Thread.onSpinWait();
        }
    }

    private static List<Thread> pool() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().matches("kodama-job-[12]"))
                .toList();
    }

    /** Two jobs that wait for each other need the calling thread and a pooled one. */
    @Test
    void theSameThreadsServeRunAfterRun() {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < 2; i++)
            graph.add("guest", () -> {
                seen.add(Thread.currentThread());
                meet(barrier);
            });
        for (int run = 0; run < 20; run++) scheduler.run(graph);
        assertEquals(2, seen.size());
    }

    @Test
    void closingEndsTheThreads() {
        assertFalse(leaks.survivors(Lifetime.LOOP).isEmpty());
        scheduler.close();
        assertEquals(List.of(), leaks.survivors(Lifetime.LOOP));
    }

    @Test
    void aHangingThreadIsReportedAsALeakUntilItEnds() throws InterruptedException {
        CountDownLatch release = occupyPool();
        scheduler.close(1);
        List<String> left = leaks.survivors(Lifetime.LOOP);
        assertEquals(1, left.size());
        assertTrue(left.get(0).startsWith("thread 'kodama-job-1', opened in "), left.get(0));
        release.countDown();
        while (!leaks.survivors(Lifetime.LOOP).isEmpty()) Thread.onSpinWait();
    }

    @Test
    void statisticsShowHowLongJobsWaitedForAThread() {
        ManualClock clock = new ManualClock();
        try (JobScheduler slow = new JobScheduler(1, clock, leaks)) {
            CyclicBarrier both = new CyclicBarrier(2);
            graph.add("pool", () -> meet(both)).priority(0);
            graph.add("caller", () -> {
                clock.advanceNanos(700);
                meet(both);
            });
            graph.add("last", () -> {}).priority(1);
            slow.run(graph);
            JobStatistics statistics = slow.statistics();
            assertEquals(3, statistics.jobs());
            assertEquals(0, statistics.queued());
            assertEquals(3, statistics.mostQueued());
            assertEquals(700, statistics.longestNanos());
            assertEquals(700, statistics.queuedNanos());
        }
    }

    @Test
    void theCallersWaitsAreCounted() {
        CountDownLatch begun = new CountDownLatch(2);
        Thread caller = Thread.currentThread();
        for (int i = 0; i < 2; i++)
            graph.add("meet", () -> {
                begun.countDown();
                await(begun);
                while (Thread.currentThread() != caller
                        && scheduler.statistics().callerWaits() == 0) Thread.onSpinWait();
            });
        scheduler.run(graph);
        assertEquals(1, scheduler.statistics().callerWaits());
    }

    @Test
    void aPreparedGraphRunsWithoutAllocatingMuch() {
        for (int i = 0; i < 8; i++) graph.add("job", () -> {});
        for (int i = 0; i < 2000; i++) scheduler.run(graph);
        long before = allocatedBytes();
        for (int i = 0; i < 1000; i++) scheduler.run(graph);
        long each = (allocatedBytes() - before) / 1000;
        assertTrue(each < 200, each + " bytes a run; what a sleeping caller takes is some dozens");
    }

    private static long allocatedBytes() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
