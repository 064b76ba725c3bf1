package kodama.dev.portal;

import java.util.List;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DevScreen;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.ScrollState;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFiles;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.LoopObject;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;
import kodama.time.FrameRate;
import kodama.time.Stopwatch;
import kodama.time.SystemNanoClock;
import kodama.unittest.UnitTestFilter;
import kodama.unittest.UnitTestListener;
import kodama.unittest.UnitTestLoop;
import kodama.unittest.UnitTestResult;
import org.jspecify.annotations.Nullable;

/**
 * Runs the tests of a game in the window of {@code kodama dev}, shows the results, and returns to the portal on
 * request. A simple reset, by F5 or a saved script, runs them again.
 *
 * <p>Each frame runs tests for a limited time, so that progress is visible and keys work. Owned by the game thread.
 */
public final class TestsLoop implements LoopObject {
    private final GamePlatform platform;
    private final DevScreen shown;
    private final GameFiles files;
    private final TestRows rows;
    private final Supplier<UnitTestListener> console;
    private final TestsScreen screen;
    private final ScrollState scroll = new ScrollState();
    private TestProgress board;
    private @Nullable TestRun run;
    private int failures;
    private boolean follows;

    /**
     * Creates the loop.
     *
     * @param platform the environment; the tests have their own
     * @param files the game's files, for source lines
     * @param console creates a listener that prints the results of a run
     */
    public TestsLoop(GamePlatform platform, GameConfig config, GameFiles files, Supplier<UnitTestListener> console) {
        this.platform = platform;
        this.shown = new DevScreen(platform, config, DevKeys.addForScreen(KeyMap.defaults()));
        this.files = files;
        this.console = console;
        this.rows = new TestRows(files);
        this.screen = new TestsScreen(config.display().title(), rows, scroll);
        this.board = new TestProgress(List.of());
    }

    @Override
    public void init1() {
        shown.open();
    }

    /** Ignores keys that are still held. */
    @Override
    public void init2() {
        shown.ignoreHeldInput();
    }

    /** Starts the tests, after the screen is visible. */
    @Override
    public void init3() {
        platform.errors().restart();
        scroll.to(0);
        rows.clear();
        board = new TestProgress(UnitTestLoop.files(files));
        follows = true;
        run = new TestRun(platform, new TwoListeners(board, console.get()));
        shown.restart();
    }

    @Override
    public void changeFrameRate(int fps) {
        shown.setRate(new FrameRate(fps));
    }

    @Override
    public void frame() {
        shown.latch();
        listen(shown.pad());
        if (shown.shouldDraw(isRunning())) draw();
        if (isRunning()) test();
        shown.endFrame();
    }

    private boolean isRunning() {
        return run != null && !run.isOver();
    }

    private void listen(Pad pad) {
        scroll.handleKeys(pad);
        scroll.by(shown.pointer().wheelNotches());
        if (pad.isPressed("left")) scroll.to(rows.nextFailure(scroll.top(), -1));
        if (pad.isPressed("right")) scroll.to(rows.nextFailure(scroll.top(), 1));
        boolean stops = pad.isPressed("back") && isRunning();
        boolean leaves = pad.isPressed("start") || pad.isPressed("fire") || pad.isPressed("back");
        if (stops) stop();
        else if (leaves || pad.isPressed(DevKeys.PORTAL))
            platform.requests().submit(new LoopRequest.SoftReset(LoopNames.PORTAL));
        else if (pad.isPressed(DevKeys.SIMPLE_RESET)) platform.requests().submit(new LoopRequest.SimpleReset("F5"));
    }

    private void stop() {
        assert run != null;
        run.close();
        board.stop();
    }

    private void test() {
        assert run != null;
        run.advance();
        failures = run.failures();
    }

    private void draw() {
        DotCanvas canvas = shown.begin();
        screen.set(canvas, board);
        if (follows) follow();
        screen.draw(canvas, board, shown.animationTime());
        shown.submit();
    }

    /** Scrolls to the running tests, and at the end to the first failure. */
    private void follow() {
        follows = isRunning();
        if (follows) scroll.toEnd();
        else scroll.to(rows.nextFailure(-1, 1));
    }

    @Override
    public void end1(String reason) {
        if (run != null) run.close();
        run = null;
    }

    @Override
    public void end2() {
        if (run != null) run.close();
        shown.close();
    }

    /** 1 if tests of the last run have failed, else 0. */
    @Override
    public int result() {
        return failures == 0 ? 0 : 1;
    }

    /** Passes test results on to two listeners. */
    private record TwoListeners(UnitTestListener first, UnitTestListener second) implements UnitTestListener {
        @Override
        public void fileDone(String file, List<UnitTestResult> results) {
            first.fileDone(file, results);
            second.fileDone(file, results);
        }

        @Override
        public void allDone() {
            first.allDone();
            second.allDone();
        }
    }

    /**
     * A run of all tests, as by {@code kodama test} but in steps between frames. It has its own queue of requests, in
     * which a request to quit marks the end.
     */
    private static final class TestRun implements AutoCloseable {
        private static final long SEED = 1;
        private static final UnitTestFilter ALL = new UnitTestFilter("", false, false);

        private static final double MILLIS_AT_A_TIME = 10;

        private final Stopwatch watch = new Stopwatch(new SystemNanoClock());
        private final LoopRequests requests = new LoopRequests();
        private final UnitTestLoop tests;
        private boolean over;

        TestRun(GamePlatform platform, UnitTestListener listener) {
            GameProject first = platform.project().get();
            Display display = first.config().display();
            OffscreenPresenter presenter = new OffscreenPresenter(display.width(), display.height());
            GamePlatform own = GamePlatform.forTests(
                    () -> first, platform.assets(), presenter, requests, platform.errors(), SEED, new LeakTracker());
            tests = new UnitTestLoop(own, presenter, ALL, listener);
            tests.init1();
            tests.init2();
            tests.init3();
        }

        boolean isOver() {
            return over;
        }

        /** Runs tests for about a frame; closes the run after the last one. */
        void advance() {
            watch.restart();
            while (!over && watch.elapsedMillis() < MILLIS_AT_A_TIME) runNext();
        }

        private void runNext() {
            tests.frame();
            if (requests.drain() != null) close();
        }

        /** Number of failed tests; at most 255. */
        int failures() {
            return tests.result();
        }

        /** Ends the run; further calls have no effect. */
        @Override
        public void close() {
            if (!over) tests.end2();
            over = true;
        }
    }
}
