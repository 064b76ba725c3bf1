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
 * Runs the tests of a game once, each in a world of its own, and asks to quit.
 *
 * <p>It brings up what {@link GameLoop} does, so that tests play the game itself; but it draws a frame only when a
 * test looks at it. Owned by the game thread.
 */
public final class UnitTestLoop implements LoopObject {
    private static final int MOST = 255;

    private final GamePlatform stage;
    private final UnitTestFilter choice;
    private final UnitTestListener listener;
    private final GameProject project;

    /** The game as the tests of one file find it; what is saved meanwhile counts for the next. */
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
     * Prepares to test.
     *
     * @param stage what to play on; its log hears nothing, as each test has its own
     * @param presenter keeps the frames that tests look at; of the size of the game's picture
     * @param choice which tests
     * @param listener hears how they went
     */
    public UnitTestLoop(
            GamePlatform stage, OffscreenPresenter presenter, UnitTestFilter choice, UnitTestListener listener) {
        this.stage = stage;
        leaks = new UnitTestLeaks(stage.diagnostics().leakTracker());
        this.presenter = presenter;
        this.choice = choice;
        this.listener = listener;
        project = stage.project().get();
        reading = project;
        subsystems = new Subsystems(project, stage, new LoopRequests()); // what they ask for is not done
    }

    /** The paths of the game's files with tests, sorted. */
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
                stage.errors(),
                stage.diagnostics().profiler());
        DrawList list = direct.begin();
        LoadingMark.draw(list, display.width(), display.height(), 0, LoadingMark.NO_BAR);
        direct.submit();
        renderer = direct;
    }

    /** Opens the game's subsystems, for all tests; each test brings up its own world. */
    @Override
    public void init2() {
        subsystems.load(loading());
        stage.errors().shown().ifPresent(this::tellOf);
    }

    private void tellOf(GameError notLoaded) {
        failures++;
        listener.fileDone("before all tests", List.of(UnitTestResult.failed("the game is loaded", notLoaded)));
    }

    private LoadingScreen loading() {
        if (renderer == null) throw new IllegalStateException("init2() called before init1()");
        Display display = project.config().display();
        FrameRate rate = new FrameRate(project.config().timing().fps());
        return new LoadingScreen(renderer, display.width(), display.height(), rate, null, stage);
    }

    /** Lists the files; each test in them will have a world of its own. */
    @Override
    public void init3() {
        waiting = files(project.files()).iterator();
    }

    /** Nothing: each test has a frame rate of its own. */
    @Override
    public void changeFrameRate(int fps) {}

    /**
     * Reads a file or runs a test, so that a request to quit need not wait for all; after the last test asks to quit.
     */
    @Override
    public void frame() {
        if (open != null) runNext(open);
        else if (waiting.hasNext()) open = read(waiting.next());
        if (open != null && open.isDone()) tell(open);
        if (open == null && !waiting.hasNext()) stage.requests().submit(new LoopRequest.Quit(0));
    }

    private OpenFile read(String path) {
        reading = new GameProject(project.config(), project.files().cached(), project.taskClasses());
        OpenFile file = new OpenFile(path);
        try {
            file.specs.addAll(specs(path));
        } catch (RuntimeException wrong) {
            GameError error = GameError.of("reading the file", wrong);
            if (choice.matchesFile(path)) file.results.add(UnitTestResult.failed("reading the file", error));
        }
        return file;
    }

    private void runNext(OpenFile file) {
        int index = file.next++;
        if (choice.matches(file.path, file.specs.get(index))) file.results.add(result(file.path, file.specs, index));
    }

    private void tell(OpenFile file) {
        failures += (int) file.results.stream().filter(UnitTestResult::isFailed).count();
        if (!file.results.isEmpty() || choice.text().isEmpty()) listener.fileDone(file.path, file.results);
        open = null;
    }

    private List<Spec> specs(String file) {
        try (UnitTestGame game =
                game(new SpecSettings(reading.config(), stage.diagnostics().dev()))) {
            return game.specs().read(file);
        }
    }

    private UnitTestGame game(SpecSettings settings) {
        if (renderer == null) throw new IllegalStateException("frame() called before init1()");
        return new UnitTestGame(reading, settings, stage, subsystems.open(), compiled, presenter, renderer);
    }

    private UnitTestResult result(String file, List<Spec> specs, int index) {
        Spec spec = specs.get(index);
        if (!choice.runs(spec)) return UnitTestResult.skipped(spec.name());
        Stopwatch watch = new Stopwatch(new SystemNanoClock());
        UnitTestGame game = game(spec.settings());
        Optional<GameError> failure = run(game, file, specs, index);
        leaks.worldEnded(spec.name());
        Optional<GameError> error = failure.or(game::firstError);
        Outcome outcome = error.isPresent() ? Outcome.FAILED : Outcome.PASSED;
        List<String> more = game.errorTexts().stream()
                .filter(text -> !text.equals(error.map(GameError::text).orElse("")))
                .toList();
        return new UnitTestResult(spec.name(), outcome, watch.elapsedNanos(), error, more, game.printed());
    }

    /** Runs a test and closes its game, in which the finish hooks of tasks may fail, too. */
    private static Optional<GameError> run(UnitTestGame open, String file, List<Spec> specs, int index) {
        try (UnitTestGame game = open) {
            if (!game.specs().read(file).equals(specs))
                throw new IllegalStateException(
                        file + " names other tests when it is read again; what does it depend on?");
            game.specs().run(index, game);
            return Optional.empty();
        } catch (RuntimeException failure) {
            return Optional.of(GameError.of("the test", failure));
        }
    }

    /** Nothing: the tests ask for no reset, and what their games ask for is not done. */
    @Override
    public void end1(String reason) {}

    @Override
    public void end2() {
        subsystems.close();
        if (renderer != null) renderer.close();
        project.close();
        List<String> left = leaks.list();
        if (!left.isEmpty()) tellOf(left);
        listener.allDone();
    }

    private void tellOf(List<String> left) {
        failures++;
        String message = "these should have ended with the tests: " + String.join(", ", left);
        GameError error = new GameError("the end", message, Optional.empty(), 0, "");
        listener.fileDone("after all tests", List.of(UnitTestResult.failed("nothing is left", error)));
    }

    /** How many tests failed, and one more if something has survived the end; at most 255. */
    @Override
    public int result() {
        return Math.min(failures, MOST);
    }

    /** A file whose tests are being run. */
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

    /** What should have ended with a test, or with all of them, and has not; and which test it came from. */
    private static final class UnitTestLeaks {
        private final LeakFinder leaks;
        private final Map<Leak, String> origins = new LinkedHashMap<>();

        UnitTestLeaks(LeakTracker ledger) {
            leaks = new LeakFinder(ledger);
        }

        /** Notes what is there now that the world of a test is closed. */
        void worldEnded(String test) {
            for (Leak leak : leaks.find(Lifetime.WORLD)) {
                origins.putIfAbsent(leak, " of the test '" + test + "'");
            }
        }

        /** A text for each that is still there when the loop object has ended. */
        List<String> list() {
            for (Leak leak : leaks.find(Lifetime.LOOP)) origins.putIfAbsent(leak, "");
            return origins.keySet().stream()
                    .filter(Leak::isThere)
                    .map(leak -> leak.brief() + origins.get(leak))
                    .toList();
        }
    }
}
