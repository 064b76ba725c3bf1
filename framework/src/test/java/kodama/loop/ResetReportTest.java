package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ResetReportTest {
    private static final long MILLI = 1_000_000;

    private final List<String> log = new ArrayList<>();
    private final VirtualClock clock = new VirtualClock();
    private final CountDownLatch end = new CountDownLatch(1);
    private final List<Thread> threads = new ArrayList<>();

    @AfterEach
    void endThreads() throws InterruptedException {
        end.countDown();
        for (Thread thread : threads) thread.join();
    }

    /** A thread that goes on until the test is over. */
    private void thread(String name) {
        Thread thread = new Thread(
                () -> {
                    try {
                        end.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                name);
        threads.add(thread);
        thread.start();
    }

    @Test
    void aSimpleResetTellsItsReasonAndItsTime() {
        ResetReport report = new ResetReport(clock, log::add);
        report.worldBegins();
        report.frameDone();
        report.begin("F5");
        report.worldEnded(0);
        clock.sleepUntil(12 * MILLI);
        report.frameDone();
        report.frameDone();
        assertEquals(List.of("reset (F5): scripts read again, pictures kept, 12.0 ms"), log);
    }

    @Test
    void whatSurvivedASimpleResetIsTold() {
        ResetReport report = new ResetReport(clock, log::add);
        thread("before");
        report.worldBegins();
        thread("music of mine");
        thread("kodama-draw");
        report.begin("F5");
        report.worldEnded(2);
        report.frameDone();
        assertEquals(
                List.of("reset (F5): scripts read again, pictures kept, 0.0 ms;"
                        + " SURVIVED: 2 tasks and thread music of mine"),
                log);
    }

    @Test
    void aSoftResetTellsItsTimeAndTheThreadsLeftBehind() {
        SoftResetReport report = new SoftResetReport(clock, log::add);
        List.of(Phase.OVERALL_INIT, Phase.CREATE_LOOP, Phase.INIT_1, Phase.FRAME)
                .forEach(report);
        thread("kodama-draw");
        thread("another");
        report.accept(Phase.END_2);
        clock.sleepUntil(30 * MILLI);
        List.of(Phase.CREATE_LOOP, Phase.INIT_1, Phase.INIT_2, Phase.INIT_3, Phase.FRAME, Phase.FRAME)
                .forEach(report);
        assertEquals(List.of("soft reset: all made anew, 30.0 ms; SURVIVED: threads another, kodama-draw"), log);
    }

    @Test
    void simpleResetsBetweenTwoSoftOnesAreNotToldTwice() {
        SoftResetReport report = new SoftResetReport(clock, log::add);
        List.of(Phase.CREATE_LOOP, Phase.INIT_3, Phase.FRAME, Phase.END_1, Phase.INIT_3, Phase.FRAME, Phase.END_2)
                .forEach(report);
        report.accept(Phase.OVERALL_END);
        assertEquals(List.of(), log);
    }

    @Test
    void theLastPhasesAreKeptAndEachIsTold() {
        PhaseTrace trace = new PhaseTrace(log::add);
        List.of(Phase.CREATE_LOOP, Phase.INIT_1, Phase.INIT_2, Phase.INIT_3, Phase.FRAME)
                .forEach(trace);
        assertEquals("INIT_1 INIT_2 INIT_3 FRAME", trace.path());
        assertEquals("phase CREATE_LOOP", log.get(0));
        assertEquals(5, log.size());
    }
}
