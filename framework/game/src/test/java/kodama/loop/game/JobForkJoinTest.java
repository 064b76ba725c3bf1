package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import kodama.base.LeakTracker;
import kodama.job.JobFailure;
import kodama.job.JobScheduler;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class JobForkJoinTest {
    private final JobScheduler jobs = new JobScheduler(2, new VirtualClock(), new LeakTracker());
    private final GameRun.JobForkJoin cores = new GameRun.JobForkJoin(jobs);

    @AfterEach
    void close() {
        jobs.close();
    }

    @Test
    void theWorkRunsOnTheCallerAndAllThreads() {
        Set<String> threads = ConcurrentHashMap.newKeySet();
        CyclicBarrier all = new CyclicBarrier(3);
        cores.run(() -> {
            meet(all);
            threads.add(Thread.currentThread().getName());
        });
        assertEquals(Set.of(Thread.currentThread().getName(), "kodama-job-1", "kodama-job-2"), threads);
    }

    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void itCanBeReusedForOtherWork() {
        AtomicInteger sum = new AtomicInteger();
        cores.run(() -> sum.addAndGet(1));
        cores.run(() -> sum.addAndGet(10));
        assertEquals(33, sum.get());
    }

    @Test
    void anOutOfMemoryErrorReachesTheCaller() {
        JobFailure failure = assertThrows(
                JobFailure.class,
                () -> cores.run(() -> {
                    throw new OutOfMemoryError("test");
                }));
        assertEquals("test", failure.getCause().getMessage());
    }
}
