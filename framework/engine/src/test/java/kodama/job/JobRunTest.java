package kodama.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kodama.base.LeakTracker;
import kodama.time.ManualClock;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Runs that are started without waiting for them, on other threads or on the calling one. */
@Timeout(20)
class JobRunTest {
    private static final long LONG = TimeUnit.SECONDS.toNanos(15);

    private final JobScheduler scheduler = new JobScheduler(1, new SystemNanoClock(), new LeakTracker());
    private final ManualClock clock = new ManualClock();
    private final JobGraph graph = new JobGraph();
    private final List<String> ran = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch release = new CountDownLatch(1);

    @AfterEach
    void close() {
        release.countDown();
        scheduler.close();
    }

    private Job job(String name) {
        return graph.add(name, () -> ran.add(name));
    }

    private Job blocking(String name) {
        return graph.add(name, () -> {
            begun.countDown();
            await(release);
            ran.add(name);
        });
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void beginReturnsWhileAJobBlocksAndWaitingEndsWithIt() {
        blocking("slow");
        JobRun run = scheduler.begin(graph);
        await(begun);
        assertFalse(run.await(1));
        assertEquals(1, run.remaining());
        release.countDown();
        assertTrue(run.await(LONG));
        assertEquals(0, run.remaining());
        run.end();
        assertEquals(List.of("slow"), ran);
    }

    @Test
    void pooledThreadsDoAllJobsWithoutTheCaller() {
        Thread[] worker = new Thread[1];
        graph.add("a", () -> worker[0] = Thread.currentThread());
        JobRun run = scheduler.begin(graph);
        assertTrue(run.await(LONG));
        run.end();
        assertTrue(worker[0].getName().startsWith("kodama-job-"), worker[0]::getName);
    }

    @Test
    void endHelpsWhileThePoolIsBusy() {
        blocking("slow").priority(0.1);
        job("quick");
        graph.add("last", release::countDown).after(job("next"));
        JobRun run = scheduler.begin(graph);
        await(begun);
        run.end();
        assertEquals(List.of("quick", "next"), ran.subList(0, 2));
    }

    @Test
    void skippingAffectsJobsThatHaveNotBegunAndTheirFollowers() {
        job("follower").after(blocking("slow").priority(0.1));
        job("another").after(job("waiting"));
        JobRun run = scheduler.begin(graph);
        await(begun);
        run.skipRemaining();
        release.countDown();
        assertTrue(run.await(LONG));
        run.end();
        assertEquals(List.of("slow"), ran);
        scheduler.run(graph);
        assertEquals(5, ran.size());
    }

    @Test
    void failuresAreReportedAtTheEnd() {
        IllegalStateException cause = new IllegalStateException("no disk");
        graph.add("bad", () -> {
            throw cause;
        });
        job("good");
        JobRun run = scheduler.begin(graph);
        assertTrue(run.await(LONG));
        JobFailure failure = assertThrows(JobFailure.class, run::end);
        assertEquals("bad", failure.job());
        assertSame(cause, failure.getCause());
        assertEquals(List.of("good"), ran);
    }

    @Test
    void jobsLeftByCloseAreDoneByEnd() {
        blocking("slow").priority(0.1);
        job("left");
        JobRun run = scheduler.begin(graph);
        await(begun);
        scheduler.close(1);
        release.countDown();
        run.end();
        assertEquals(List.of("left", "slow"), ran.stream().sorted().toList());
        assertThrows(IllegalStateException.class, () -> scheduler.begin(graph));
    }

    @Test
    void aJobOfAStartedRunMayRunOthers() {
        JobGraph inner = new JobGraph();
        inner.add("inner", () -> ran.add("inner"));
        graph.add("outer", () -> scheduler.run(inner));
        JobRun run = scheduler.begin(graph);
        assertTrue(run.await(LONG));
        run.end();
        assertEquals(List.of("inner"), ran);
    }

    @Test
    void aRunningGraphCannotBeStartedAgain() {
        job("a");
        JobRun run = scheduler.begin(graph);
        assertTrue(run.await(LONG));
        assertThrows(IllegalStateException.class, () -> scheduler.begin(graph));
        run.end();
        scheduler.run(graph);
        assertEquals(2, ran.size());
    }

    @Test
    void anEmptyBarrageEndsAtOnce() {
        JobRun run = scheduler.begin(graph);
        assertTrue(run.await(0));
        run.end();
    }

    private Job lasting(String name, long millis) {
        return graph.add(name, () -> {
            ran.add(name);
            clock.sleepMillis(millis);
        });
    }

    @Test
    void onOneThreadWaitingDoesJobsUntilTheTimeIsUp() {
        for (int i = 0; i < 5; i++) lasting("job " + i, 6);
        JobRun run = new SerialJobRun(graph, clock);
        assertEquals(5, run.remaining());
        assertFalse(run.await(TimeUnit.MILLISECONDS.toNanos(16)));
        assertEquals(2, run.remaining());
        assertFalse(run.await(0));
        assertEquals(1, run.remaining());
        assertTrue(run.await(0));
        run.end();
        assertEquals(List.of("job 0", "job 1", "job 2", "job 3", "job 4"), ran);
    }

    @Test
    void onOneThreadOrderPriorityAndFailuresCountToo() {
        job("second").after(job("first").priority(0.9));
        job("urgent").priority(0.1);
        Job bad = graph.add("bad", () -> {
            throw new IllegalStateException("no");
        });
        job("never").after(bad);
        JobRun run = new SerialJobRun(graph, clock);
        assertThrows(JobFailure.class, run::end);
        assertEquals(List.of("urgent", "first", "second"), ran);
    }

    @Test
    void onOneThreadTheRestCanBeSkipped() {
        lasting("a", 1);
        job("b");
        job("c").after(job("d"));
        JobRun run = new SerialJobRun(graph, clock);
        run.await(0);
        run.skipRemaining();
        assertTrue(run.await(0));
        run.end();
        assertEquals(List.of("a"), ran);
    }
}
