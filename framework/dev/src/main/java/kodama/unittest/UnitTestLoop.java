package kodama.unittest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.draw.DirectRenderer;
import kodama.draw.DrawList;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Renderer;
import kodama.file.GameFiles;
import kodama.loop.GameError;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.LoadingMark;
import kodama.loop.LoopObject;
import kodama.loop.game.GameLoop;
import kodama.loop.game.LeakFinder;
import kodama.loop.game.LeakFinder.Leak;
import kodama.loop.game.LoadingScreen;
import kodama.loop.game.Subsystems;
import kodama.lua.CompilationCache;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.Display;
import kodama.time.FrameRate;
import kodama.time.Stopwatch;
import kodama.time.SystemNanoClock;
import kodama.unittest.UnitTestResult.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Runs the tests of a game once and then requests the end of the program.
 *
 * <ol>
 *   <li>Load the subsystems as {@link GameLoop} does; all tests share them.
 *   <li>Each frame loads the next test file or runs the next selected test of the current file. Each test has its own
 *       world. Frames of the game are rendered only on request.
 *   <li>Report the results of each file, and at the end anything that outlived the tests.
 * </ol>
 *
 * <p>Owned by the game thread.
 */
public final class UnitTestLoop implements LoopObject {
    private static final int MAX_EXIT_CODE = 255;

    private final GamePlatform platform;
    private final UnitTestFilter filter;
    private final UnitTestListener listener;
    private final GameProject project;

    /** Snapshot of the game's files for the tests of one file; files saved later are used from the next one on. */
    private GameProject reading;

    private final OffscreenPresenter presenter;
    private final CompilationCache compiled = new CompilationCache();
    private final UnitTestLeaks leaks;
    private final Subsystems subsystems;
    private Iterator<String> waiting = Collections.emptyIterator();
    private @Nullable Renderer renderer;
    private @Nullable OpenFile open;
    private int failures;

    /**
     * Creates a loop for all test files of a game.
     *
     * @param platform the environment; its log is not used, as each test has its own
     * @param presenter keeps the frames that tests inspect; has the size of the game's picture
     * @param filter selects the tests
     * @param listener receives the results
     */
    public UnitTestLoop(
            GamePlatform platform, OffscreenPresenter presenter, UnitTestFilter filter, UnitTestListener listener) {
        this.platform = platform;
        leaks = new UnitTestLeaks(platform.diagnostics().leakTracker());
        this.presenter = presenter;
        this.filter = filter;
        this.listener = listener;
        project = platform.project().get();
        reading = project;
        subsystems = new Subsystems(project, platform, new LoopRequests()); // their requests are ignored
    }

    /** The paths of the game's test files, sorted. */
    public static List<String> files(GameFiles files) {
        return files.list("lua").stream().filter(SpecFile::isSpecFile).toList();
    }

    @Override
    public void init1() {
        Display display = project.config().display();
        DirectRenderer direct = new DirectRenderer(
                display.width(),
                display.height(),
                presenter,
                platform.errors(),
                platform.diagnostics().profiler());
        DrawList list = direct.begin();
        LoadingMark.draw(list, display.width(), display.height(), 0, LoadingMark.NO_BAR);
        direct.submit();
        renderer = direct;
    }

    /** Loads the game's subsystems for all tests. */
    @Override
    public void init2() {
        subsystems.load(loading());
        platform.errors().shown().ifPresent(this::reportFailure);
    }

    private void reportFailure(GameError notLoaded) {
        failures++;
        listener.fileDone("before all tests", List.of(UnitTestResult.failed("the game is loaded", notLoaded)));
    }

    private LoadingScreen loading() {
        if (renderer == null) throw new IllegalStateException("init2() called before init1()");
        Display display = project.config().display();
        FrameRate rate = new FrameRate(project.config().timing().fps());
        return new LoadingScreen(renderer, display.width(), display.height(), rate, null, platform);
    }

    /** Lists the test files. */
    @Override
    public void init3() {
        waiting = files(project.files()).iterator();
    }

    /** Does nothing, as each test has its own frame rate. */
    @Override
    public void changeFrameRate(int fps) {}

    /**
     * Loads a file or runs one test, so that a request to quit takes effect between tests. Quits after the last test.
     */
    @Override
    public void frame() {
        if (open != null) runNext(open);
        else if (waiting.hasNext()) open = read(waiting.next());
        if (open != null && open.isDone()) report(open);
        if (open == null && !waiting.hasNext()) platform.requests().submit(new LoopRequest.Quit(0));
    }

    private OpenFile read(String path) {
        reading = new GameProject(
                project.config(), project.files().cached(), project.taskClasses(), project.javaHashes());
        OpenFile file = new OpenFile(path);
        try {
            file.specs.addAll(specs(path));
        } catch (RuntimeException wrong) {
            GameError error = GameError.of("loading the file", wrong);
            if (filter.matchesFile(path)) file.results.add(UnitTestResult.failed("loading the file", error));
        }
        return file;
    }

    private void runNext(OpenFile file) {
        int index = file.next++;
        if (filter.matches(file.path, file.specs.get(index))) file.results.add(result(file.path, file.specs, index));
    }

    private void report(OpenFile file) {
        failures += (int) file.results.stream().filter(UnitTestResult::isFailed).count();
        if (!file.results.isEmpty() || filter.text().isEmpty()) listener.fileDone(file.path, file.results);
        open = null;
    }

    private List<Spec> specs(String file) {
        try (UnitTestGame game =
                game(new SpecSettings(reading.config(), platform.diagnostics().dev()), null)) {
            return game.specs().read(file);
        }
    }

    private UnitTestGame game(SpecSettings settings, @Nullable TestReplay replay) {
        if (renderer == null) throw new IllegalStateException("frame() called before init1()");
        return new UnitTestGame(reading, settings, replay, platform, subsystems.open(), compiled, presenter, renderer);
    }

    private UnitTestResult result(String file, List<Spec> specs, int index) {
        Spec spec = specs.get(index);
        if (!filter.runs(spec)) return UnitTestResult.skipped(spec.name());
        Stopwatch watch = new Stopwatch(new SystemNanoClock());
        UnitTestGame game = game(spec.settings(), null);
        Optional<GameError> failure = run(game, file, specs, index);
        TestReplay replay = game.requestedReplay();
        if (replay != null) {
            game = game(spec.settings(), replay);
            failure = run(game, file, specs, index);
        }
        leaks.worldEnded(spec.name());
        Optional<GameError> error = failure.or(game::firstError);
        Outcome outcome = error.isPresent() ? Outcome.FAILED : Outcome.PASSED;
        List<String> more = game.errorTexts().stream()
                .filter(text -> !text.equals(error.map(GameError::text).orElse("")))
                .toList();
        return new UnitTestResult(spec.name(), outcome, watch.elapsedNanos(), error, more, game.printed());
    }

    /** Runs a test and closes its game, which may fail as well, in finish hooks. */
    private static Optional<GameError> run(UnitTestGame open, String file, List<Spec> specs, int index) {
        try (UnitTestGame game = open) {
            if (!game.specs().read(file).equals(specs))
                throw new IllegalStateException(
                        file + " declares different tests when loaded again; what does it depend on?");
            game.specs().run(index, game);
            return Optional.empty();
        } catch (RuntimeException failure) {
            return Optional.of(GameError.of("the test", failure));
        }
    }

    /** Does nothing: tests request no reset, and requests of their games are not carried out. */
    @Override
    public void end1(String reason) {}

    @Override
    public void end2() {
        subsystems.close();
        if (renderer != null) renderer.close();
        project.close();
        List<String> left = leaks.list();
        if (!left.isEmpty()) reportFailure(left);
        listener.allDone();
    }

    private void reportFailure(List<String> left) {
        failures++;
        String message = "these should have ended with the tests: " + String.join(", ", left);
        GameError error = new GameError("the end", message, Optional.empty(), 0, "");
        listener.fileDone("after all tests", List.of(UnitTestResult.failed("nothing is left", error)));
    }

    /** The number of failed tests, plus one if anything outlived the tests; at most 255. */
    @Override
    public int result() {
        return Math.min(failures, MAX_EXIT_CODE);
    }

    /** A file whose tests are running. */
    private static final class OpenFile {
        private final String path;
        private final List<Spec> specs = new ArrayList<>();
        private final List<UnitTestResult> results = new ArrayList<>();
        private int next;

        OpenFile(String path) {
            this.path = path;
        }

        boolean isDone() {
            return next >= specs.size();
        }
    }

    /** Finds objects that outlive their test or all tests, and the test that created them. */
    private static final class UnitTestLeaks {
        private final LeakFinder leaks;
        private final Map<Leak, String> origins = new LinkedHashMap<>();

        UnitTestLeaks(LeakTracker leakTracker) {
            leaks = new LeakFinder(leakTracker);
        }

        /** Records the leaks after the world of a test was closed. */
        void worldEnded(String test) {
            for (Leak leak : leaks.find(Lifetime.WORLD)) {
                origins.putIfAbsent(leak, " of the test '" + test + "'");
            }
        }

        /** Descriptions of the objects that still exist. */
        List<String> list() {
            for (Leak leak : leaks.find(Lifetime.LOOP)) origins.putIfAbsent(leak, "");
            return origins.keySet().stream()
                    .filter(Leak::isThere)
                    .map(leak -> leak.brief() + origins.get(leak))
                    .toList();
        }
    }
}
