package kodama.unittest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Renderer;
import kodama.input.Controls;
import kodama.input.InputSimulator;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.job.JobRunner;
import kodama.job.LongJobs;
import kodama.log.Log;
import kodama.loop.GameError;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.GameView;
import kodama.loop.Subsystem;
import kodama.loop.game.GameWorld;
import kodama.loop.replay.ReplayDifference;
import kodama.loop.replay.RunJournal;
import kodama.lua.CompilationCache;
import kodama.lua.bind.LuaException;
import kodama.option.PlayerData;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.debug.BreakpointHandler;
import kodama.script.debug.PausedLine;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.task.ForkJoin;
import kodama.time.FpsMeter;
import kodama.time.FrameRate;
import org.jspecify.annotations.Nullable;

/** The game of one test, with its own world. The test runs its frames. Owned by the game thread. */
final class UnitTestGame implements SpecHost, AutoCloseable {
    private final OffscreenPresenter presenter;
    private final Renderer renderer;
    private final RawInput devices = new RawInput();
    private final Map<Integer, InputSimulator> hands = new HashMap<>();
    private final LoopRequests requests = new LoopRequests();
    private final List<String> log = new ArrayList<>();
    private final List<String> sounds = new ArrayList<>();
    private final List<String> printed = new ArrayList<>();
    private final List<String> reported = new ArrayList<>();
    private final GameErrors errors = new GameErrors(Log.to(reported::add));
    private final Controls controls;
    private final GameView view = new GameView();
    private final LongJobs longJobs;
    private final GameWorld world;
    private final SpecFile specs;
    private final GameProject project;
    private SpecRequest request = SpecRequest.NONE;

    /** The replay in whose world the test runs; null if it runs in a world of its own. */
    private final @Nullable TestReplay replay;

    /** The replay that the test has requested, if the world is not that of the replay. */
    private @Nullable TestReplay requestedReplay;

    /**
     * Creates the game of a test.
     *
     * @param replay a replay in whose world the test runs; null for a world of its own
     */
    UnitTestGame(
            GameProject game,
            SpecSettings settings,
            @Nullable TestReplay replay,
            GamePlatform platform,
            List<Subsystem> subsystems,
            CompilationCache compiled,
            OffscreenPresenter presenter,
            Renderer renderer) {
        this.presenter = presenter;
        this.renderer = renderer;
        this.replay = replay;
        project = new GameProject(settings.config(), game.files(), game.taskClasses(), game.javaHashes());
        GamePlatform own = new GamePlatform(
                platform.project(),
                platform.assets(),
                presenter,
                devices,
                CompletionPolicy.NEXT_TICK,
                platform.clocks(),
                requests,
                errors,
                platform.overlays(),
                platform.hooks(),
                ownDiagnostics(platform.diagnostics(), settings.dev()),
                replay == null ? PlayerData.inMemory() : replay.playerData(),
                Audio.silent(),
                replay == null ? platform.seed() : replay.start().seed(),
                platform.cores(),
                replay == null ? RunJournal.none() : replay.player());
        controls = new Controls(devices, project.config().controls());
        devices.endStart(); // keys pressed before the first tick are not those of a program that loads
        if (replay != null) replay.openControls(controls, project.config());
        longJobs = new LongJobs(
                project.config().capacity().jobs(),
                0,
                own.journal().completion(own.completion()),
                platform.clocks().get(),
                platform.diagnostics().leakTracker());
        world = new GameWorld(
                own,
                own.seed(),
                project,
                subsystems,
                controls,
                longJobs,
                JobRunner.SERIAL,
                ForkJoin.SEQUENTIAL,
                compiled,
                new FpsMeter(platform.clocks().get()),
                new FailingHolds(errors));
        world.soundSystem().setPlayListener(sounds::add);
        specs = new SpecFile(
                world.scripts(),
                project.files(),
                controls,
                new SpecSettings(game.config(), platform.diagnostics().dev()));
        renderer.begin();
    }

    private Diagnostics ownDiagnostics(Diagnostics outer, boolean dev) {
        return new Diagnostics(dev, Log.withRepeats(this::print), outer.leakTracker(), outer.profiler(), outer.tunes());
    }

    private void print(String line) {
        printed.add(line);
        log.add(line);
    }

    SpecFile specs() {
        return specs;
    }

    /**
     * Builds the draw list but does not render it: few tests need the picture, and rendering takes most of the time.
     */
    @Override
    public void frame() {
        if (requestedReplay != null) throw new IllegalStateException("runs again in the world of the replay");
        TestReplay played = replay != null && replay.isPlaying() ? replay : null;
        if (played == null) controls.latch();
        else played.beginTick(controls);
        world.stepTick();
        if (played != null) played.endTick();
        world.observeWatches(true);
        if (played == null) draw();
        else played.draw(this::draw);
        takeOver(requests.drain());
    }

    private void draw(double baseFrames) {
        world.beginFrame(baseFrames);
        draw();
    }

    private void draw() {
        DrawList list = renderer.begin();
        world.draw(list, view, GameWorld.ACTUAL_POSITIONS);
    }

    @Override
    public void beginReplay(String path) {
        if (world.tick() > 0)
            throw new IllegalStateException("the test has run the game before; a replay starts at tick 0");
        if (replay == null || !replay.path().equals(path)) {
            requestedReplay = TestReplay.read(path, project.files(), project.config());
            return;
        }
        replay.begin();
        world.begin(replay.start().start());
    }

    @Override
    public boolean isReplayOver() {
        return requestedReplay == null && (replay == null || !replay.isPlaying());
    }

    @Override
    public @Nullable ReplayDifference replayDifference() {
        return replay == null ? null : replay.difference();
    }

    /** The replay in whose world the test must run again; null if it has not requested one. */
    @Nullable
    TestReplay requestedReplay() {
        return requestedReplay;
    }

    private void takeOver(@Nullable LoopRequest newRequest) {
        if (newRequest instanceof LoopRequest.ChangeFrameRate change) world.setRate(new FrameRate(change.fps()));
        else if (newRequest instanceof LoopRequest.Quit) note(SpecRequest.QUIT);
        else if (newRequest instanceof LoopRequest.SoftReset) note(SpecRequest.SOFT_RESET);
        else if (newRequest instanceof LoopRequest.SimpleReset) note(SpecRequest.RESET);
    }

    private void note(SpecRequest newRequest) {
        if (newRequest.compareTo(request) > 0) request = newRequest;
    }

    @Override
    public InputSimulator hands(int player) {
        return hands.computeIfAbsent(player, this::newHands);
    }

    private InputSimulator newHands(int player) {
        InputSimulator made = new InputSimulator(devices, "pad of player " + player);
        controls.assign(made.pad(), player);
        return made;
    }

    @Override
    public RawInput devices() {
        return devices;
    }

    @Override
    public Image picture() {
        renderer.submit();
        return presenter.lastFrame();
    }

    @Override
    public List<String> takeErrors() {
        List<String> messages = reported.stream()
                .map(text -> text.lines().findFirst().orElse(""))
                .toList();
        errors.restart();
        reported.clear();
        return messages;
    }

    @Override
    public List<String> takeLog() {
        List<String> lines = List.copyOf(log);
        log.clear();
        return lines;
    }

    @Override
    public List<String> takeSounds() {
        List<String> begun = List.copyOf(sounds);
        sounds.clear();
        return begun;
    }

    @Override
    public SpecRequest takeRequest() {
        takeOver(requests.drain());
        SpecRequest taken = request;
        request = SpecRequest.NONE;
        return taken;
    }

    /** The first error that the test has not fetched. */
    Optional<GameError> firstError() {
        return errors.shown();
    }

    /** All errors that the test has not fetched, as text. */
    List<String> errorTexts() {
        return List.copyOf(reported);
    }

    /** All lines that the game has printed. */
    List<String> printed() {
        return printed;
    }

    @Override
    public void close() {
        world.close();
        longJobs.close();
    }

    /** Reports a failed {@code expect} as an error of the game, which fails the test, and continues at once. */
    private record FailingHolds(GameErrors errors) implements BreakpointHandler {
        @Override
        public boolean canPause() {
            return true;
        }

        @Override
        public void pauseAt(PausedLine line) {
            errors.report(
                    "expect",
                    new LuaException(
                            line.details().place() + ": " + line.details().message()));
            line.resume(PausedLine.ResumeAction.CONTINUE);
        }

        @Override
        public @Nullable PausedLine line() {
            return null;
        }
    }
}
