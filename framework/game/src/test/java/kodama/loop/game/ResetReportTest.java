package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.log.Log;
import kodama.loop.PhaseHistory;
import kodama.loop.ProgramPhase;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ResetReportTest {
    private static final long MILLI = 1_000_000;
    private static final String SIMPLE = "reset (F5): scripts read again, pictures kept, 0.0 ms";
    private static final String SOFT = "soft reset: window and pictures kept, 0.0 ms";

    private final List<String> log = new ArrayList<>();
    private final VirtualClock clock = new VirtualClock();
    private final LeakTracker leakTracker = new LeakTracker();
    private final ResetReport simple = new ResetReport(clock, log::add, leakTracker);
    private final List<String> kept = new ArrayList<>();
    private final SoftResetReport soft = new SoftResetReport(clock, kept::add, Log.withRepeats(log::add), leakTracker);
    private final CountDownLatch end = new CountDownLatch(1);
    private final List<Thread> threads = new ArrayList<>();

    @AfterEach
    void endThreads() {
        end.countDown();
        for (Thread thread : threads) join(thread);
    }

    /** Starts a thread that runs until the test is over. */
    private void thread(String name) {
        Thread thread = new Thread(this::awaitEnd, name);
        threads.add(thread);
        thread.start();
    }

    private void awaitEnd() {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void endWorld() {
        simple.begin("F5");
        simple.endWorld();
    }

    private void beginWorld() {
        simple.beginWorld();
        simple.endFrame();
    }

    private void reset() {
        endWorld();
        beginWorld();
    }

    private void enter(ProgramPhase... phases) {
        List.of(phases).forEach(soft);
    }

    @Test
    void aSimpleResetReportsItsReasonAndDuration() {
        beginWorld();
        endWorld();
        clock.sleepUntil(12 * MILLI);
        beginWorld();
        simple.endFrame();
        assertEquals(List.of("reset (F5): scripts read again, pictures kept, 12.0 ms"), log);
    }

    @Test
    void leaksOfASimpleResetAreReported() {
        thread("before");
        beginWorld();
        thread("music of mine");
        thread("kodama-draw");
        thread("FileSystemWatchService");
        leakTracker.recordSurvivors(Lifetime.WORLD, "task", List.of("boss.lua:3", "boss.lua:3"));
        leakTracker.open(Lifetime.WORLD, "listener", "keys", "Keys.java:8");
        leakTracker.open(Lifetime.LOOP, "thread", "kodama-draw", "here");
        reset();
        assertEquals(
                List.of(SIMPLE + "; LEAKED: 2 tasks (boss.lua:3), listener 'keys' (Keys.java:8),"
                        + " thread 'music of mine'"),
                log);
    }

    @Test
    void aLeakIsReportedOnce() {
        beginWorld();
        thread("music of mine");
        leakTracker.open(Lifetime.WORLD, "listener", "keys", "Keys.java:8");
        reset();
        log.clear();
        reset();
        assertEquals(List.of(SIMPLE), log);
    }

    @Test
    void resourcesClosedWhileTheNextWorldBeginsAreNotLeaks() {
        beginWorld();
        LeakTracker.Entry job = leakTracker.open(Lifetime.WORLD, "long job", "path", "here");
        thread("on its way out");
        endWorld();
        simple.beginWorld();
        job.close();
        endThreads();
        simple.endFrame();
        assertEquals(List.of(SIMPLE), log);
    }

    @Test
    void afterSixLeaksTheRestIsCounted() {
        beginWorld();
        for (int i = 1; i <= 8; i++) leakTracker.open(Lifetime.WORLD, "file", "f" + i, "here");
        reset();
        assertEquals(
                List.of(SIMPLE + "; LEAKED: file 'f1' (here), file 'f2' (here), file 'f3' (here), file 'f4' (here),"
                        + " file 'f5' (here), file 'f6' (here), and 2 more"),
                log);
    }

    @Test
    void aSoftResetReportsItsTimeAndLeaks() {
        enter(ProgramPhase.OVERALL_INIT, ProgramPhase.CREATE_LOOP, ProgramPhase.INIT_1, ProgramPhase.FRAME);
        leakTracker.open(Lifetime.LOOP, "thread", "kodama-draw", "GameLoop.java:7");
        leakTracker.open(Lifetime.WORLD, "listener", "keys", "Keys.java:8");
        leakTracker.open(Lifetime.PROGRAM, "window", "A game", "here");
        thread("another");
        soft.accept(ProgramPhase.END_2);
        clock.sleepUntil(30 * MILLI);
        enter(
                ProgramPhase.CREATE_LOOP,
                ProgramPhase.INIT_1,
                ProgramPhase.INIT_2,
                ProgramPhase.INIT_3,
                ProgramPhase.FRAME,
                ProgramPhase.FRAME);
        String opened = " on thread '" + Thread.currentThread().getName() + "' in tick 0";
        assertEquals(
                List.of(
                        "soft reset: window and pictures kept, 30.0 ms; LEAKED: thread 'kodama-draw'"
                                + " (GameLoop.java:7), listener 'keys' (Keys.java:8), thread 'another'",
                        "not closed: thread 'kodama-draw', opened in GameLoop.java:7" + opened,
                        "not closed: listener 'keys', opened in Keys.java:8" + opened,
                        "not closed: thread 'another', started by the game"),
                log);
        assertEquals(log.subList(0, 1), kept);
    }

    @Test
    void aStartFromThePortalIsNotCalledAReset() {
        begin("portal");
        begin("game");
        begin("game");
        begin("portal");
        assertEquals(List.of(SOFT.replace("soft reset", "start from the portal"), SOFT, SOFT), log);
    }

    private void begin(String loop) {
        soft.accept(ProgramPhase.CREATE_LOOP);
        soft.createLoop(loop);
        enter(ProgramPhase.FRAME, ProgramPhase.END_2);
    }

    @Test
    void leaksOfALoopAreNotReportedForTheNext() {
        enter(ProgramPhase.CREATE_LOOP, ProgramPhase.FRAME);
        leakTracker.open(Lifetime.LOOP, "thread", "kodama-draw", "here");
        enter(ProgramPhase.END_2, ProgramPhase.CREATE_LOOP, ProgramPhase.FRAME);
        log.clear();
        enter(ProgramPhase.END_2, ProgramPhase.CREATE_LOOP, ProgramPhase.FRAME);
        assertEquals(List.of(SOFT), log);
    }

    @Test
    void leaksOfSimpleResetsAreNotReportedAgainByASoftReset() {
        enter(
                ProgramPhase.CREATE_LOOP,
                ProgramPhase.INIT_3,
                ProgramPhase.FRAME,
                ProgramPhase.END_1,
                ProgramPhase.INIT_3,
                ProgramPhase.FRAME,
                ProgramPhase.END_2);
        soft.accept(ProgramPhase.OVERALL_END);
        assertEquals(List.of(), log);
    }

    @Test
    void theEndOfTheProgramReportsAllLeaks() {
        LeakFinder survivors = new LeakFinder(leakTracker);
        leakTracker.open(Lifetime.WORLD, "listener", "keys", "Keys.java:8");
        leakTracker.open(Lifetime.PROGRAM, "window", "A game", "here");
        survivors.report(Lifetime.PROGRAM, log::add);
        String opened = " on thread '" + Thread.currentThread().getName() + "' in tick 0";
        assertEquals(
                List.of(
                        "not closed: listener 'keys', opened in Keys.java:8" + opened,
                        "not closed: window 'A game', opened in here" + opened),
                log);
    }

    @Test
    void aThreadThatIsEndingIsNotReportedAtTheEndOfTheProgram() {
        LeakFinder survivors = new LeakFinder(leakTracker);
        Thread reporting = Thread.currentThread();
        Thread leaving = new Thread(() -> {
            while (reporting.getState() != Thread.State.TIMED_WAITING) Thread.onSpinWait();
        });
        threads.add(leaving);
        leaving.start();
        survivors.report(Lifetime.PROGRAM, log::add);
        assertEquals(List.of(), log);
    }

    @Test
    void aThreadThatDoesNotEndIsReportedAtTheEndOfTheProgram() {
        LeakFinder survivors = new LeakFinder(leakTracker);
        thread("music of mine");
        survivors.report(Lifetime.PROGRAM, log::add);
        assertEquals(List.of("not closed: thread 'music of mine', started by the game"), log);
    }

    @Test
    void phasesAreLoggedAndTheLastOnesAreKept() {
        PhaseHistory history = new PhaseHistory(log::add);
        List.of(
                        ProgramPhase.CREATE_LOOP,
                        ProgramPhase.INIT_1,
                        ProgramPhase.INIT_2,
                        ProgramPhase.INIT_3,
                        ProgramPhase.FRAME)
                .forEach(history);
        assertEquals("INIT_1 INIT_2 INIT_3 FRAME", history.path());
        assertEquals("phase CREATE_LOOP", log.get(0));
        assertEquals(5, log.size());
    }
}
