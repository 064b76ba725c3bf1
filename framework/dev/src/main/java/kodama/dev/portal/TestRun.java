package kodama.dev.portal;

import kodama.base.LeakLedger;
import kodama.draw.OffscreenPresenter;
import kodama.loop.GameProject;
import kodama.loop.Stage;
import kodama.loop.unittest.UnitTestChoice;
import kodama.loop.unittest.UnitTestListener;
import kodama.loop.unittest.UnitTestLoop;
import kodama.request.LoopRequests;
import kodama.script.config.Display;
import kodama.time.Stopwatch;
import kodama.time.SystemNanoClock;

/**
 * All tests of a game, run once as {@code kodama test} runs them, but test by test between the frames of someone else.
 * Its request to quit goes into a queue of its own, and means that it is over.
 */
final class TestRun implements AutoCloseable {
    private static final long SEED = 1;
    private static final UnitTestChoice ALL = new UnitTestChoice("", false, false);

    private static final double MILLIS_AT_A_TIME = 10;

    private final Stopwatch watch = new Stopwatch(new SystemNanoClock());
    private final LoopRequests requests = new LoopRequests();
    private final UnitTestLoop tests;
    private boolean over;

    TestRun(Stage stage, UnitTestListener listener) {
        GameProject first = stage.project().get();
        Display display = first.config().display();
        OffscreenPresenter presenter = new OffscreenPresenter(display.width(), display.height());
        Stage own = Stage.forTests(
                () -> first, stage.assets(), presenter, requests, stage.errors(), SEED, new LeakLedger());
        tests = new UnitTestLoop(own, presenter, ALL, listener);
        tests.init1();
        tests.init2();
        tests.init3();
    }

    boolean isOver() {
        return over;
    }

    /** Runs tests for about a frame; after the last one all is closed. */
    void goOn() {
        watch.restart();
        while (!over && watch.elapsedMillis() < MILLIS_AT_A_TIME) runNext();
    }

    private void runNext() {
        tests.frame();
        if (requests.drain() != null) close();
    }

    /** How many tests have failed; at most 255. */
    int failures() {
        return tests.result();
    }

    /** Ends it; a second call does nothing. */
    @Override
    public void close() {
        if (!over) tests.end2();
        over = true;
    }
}
