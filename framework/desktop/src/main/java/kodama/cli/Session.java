package kodama.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kodama.base.LeakTracker;
import kodama.draw.Presenter;
import kodama.draw.PresenterPair;
import kodama.file.GameFiles;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.log.LogFile;
import kodama.log.LogLine;
import kodama.log.LogMask;
import kodama.loop.CustomLoopObject;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.LoopObject;
import kodama.loop.Overlay;
import kodama.loop.PhaseHistory;
import kodama.loop.Program;
import kodama.loop.ProgramPhase;
import kodama.loop.ProjectOpener;
import kodama.loop.World;
import kodama.loop.game.GameLoop;
import kodama.loop.game.SoftResetReport;
import kodama.loop.replay.SavedReplays;
import kodama.option.PlayerData;
import kodama.player.SaveNotices;
import kodama.player.options.WindowControl;
import kodama.profile.Profiler;
import kodama.replay.ReplayException;
import kodama.request.FirstScene;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.save.Settings;
import kodama.script.debug.BreakpointHandler;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Everything that lives as long as the process: the request queue, assets, saves, sound, controllers, errors, and the
 * extension of the launch mode. Builds the platform and the loop objects, and runs the program.
 */
final class Session implements AutoCloseable {
    /** Number of frames that are shown before the controllers are opened. */
    private static final long FRAMES_BEFORE_PADS = 12;

    private final RunOptions options;
    private final boolean inWindow;
    private final boolean isForDevelopers;
    private final LeakTracker leakTracker;
    private final GameFiles files;
    private final Log log;
    private final @Nullable LogFile logFile;
    private final RawInput raw = new RawInput();
    private final SaveNotices saveNotices;
    private final PlayerData playerData;
    private final SessionJournal journal;
    private final Assets assets;
    private final SessionAudio audio;
    private final LoopRequests requests;
    private final GameErrors errors;
    private final PhaseHistory phases;
    private final ProjectOpener project;
    private final Set<String> ownLoops;
    private final SessionExtension extension;
    private final PlayerUi player;
    private final List<Overlay> playerOverlays;
    private final SessionObserver observer;

    /** Measures by the machine's clock; nothing in the game depends on it. */
    private final Profiler profiler = new Profiler(new SystemNanoClock());

    /** Null until {@link #openPads}. */
    private @Nullable PadDrivers padDrivers;

    private boolean opensPadsLater;

    /** Null until the program runs. */
    private @Nullable TerminationSignal signal;

    /** Whether the program has created a loop object. */
    private boolean hasLoop;

    /** Null if not requested. */
    private final @Nullable StackProfile profile;

    Session(
            Supplier<GameProject> opener,
            GameProject first,
            RunOptions options,
            LaunchMode launchMode,
            SaveLocation saveLocation,
            Function<LaunchMode.SessionContext, SessionObserver> observerFactory,
            boolean inWindow,
            LeakTracker leakTracker) {
        this.options = options;
        this.inWindow = inWindow;
        isForDevelopers = launchMode.isForDevelopers();
        this.leakTracker = leakTracker;
        files = first.files();
        log = new Log(options.log().mask());
        log.listen(LogMask.ALL, LogLine.printer(options.out(), options.err()));
        logFile = options.log()
                .open(
                        inWindow ? saveLocation.logFile(first.config()) : null,
                        Version.of(first.config()),
                        log::warn,
                        leakTracker);
        if (logFile != null) log.listen(LogMask.ALL, logFile);
        saveNotices = new SaveNotices(log::warn);
        playerData = options.playerData(
                inWindow ? saveLocation.of(first.config()) : null, inWindow, saveNotices, leakTracker);
        assets = Assets.of(first.files(), leakTracker);
        audio = new SessionAudio(inWindow, playerData.settings(), log, leakTracker);
        requests = new LoopRequests(phaseLog());
        journal = SessionJournal.open(options, first, playerData, requests, log, leakTracker);
        errors = new GameErrors(log);
        phases = new PhaseHistory(phaseLog());
        project = new ProjectOpener(opener, first, errors, log::warn, leakTracker);
        ownLoops = first.config().java().loops().keySet();
        profile = options.profile(profiler);
        player = new PlayerUi(opener, journal::recordedRun, playerData, raw, assets, audio.audio(), log, leakTracker);
        LaunchMode.SessionContext parts = new LaunchMode.SessionContext(
                first,
                assets,
                inWindow,
                inWindow || options.hasWindowSize(),
                requests,
                errors,
                phases,
                leakTracker,
                raw,
                log,
                options.out(),
                player::openOptions,
                journal::recordedWorld);
        extension = launchMode.extension(parts);
        playerOverlays = player.overlays(extension.isDev(), inWindow, journal::isFinished, journal.saved());
        observer = observerFactory.apply(parts);
        audio.setRecorder(observer.sound());
    }

    LoopRequests requests() {
        return requests;
    }

    Assets assets() {
        return assets;
    }

    /** Whether this is a development session. */
    boolean isDev() {
        return extension.isDev();
    }

    /** Returns the player's settings. */
    Settings settings() {
        return playerData.settings();
    }

    /** Adds the window's settings to the options screen. */
    void setWindow(WindowControl window) {
        player.setWindow(window);
    }

    /** Returns the raw input, which receives keys, mouse and controllers. */
    RawInput raw() {
        return raw;
    }

    /** Plays a replay that the player has chosen, unless the session is a replay itself. Any thread may call it. */
    void watch(Path replay) {
        SavedReplays saved = journal.saved();
        if (saved != null) saved.watchFile(replay);
    }

    /** Returns the receiver of warnings. */
    Consumer<String> warnings() {
        return log::warn;
    }

    /**
     * Opens the controllers, which are closed with the session. In a window this waits for the first pictures, so that
     * loading SDL does not delay them.
     */
    void openPads(boolean inWindow) {
        opensPadsLater = inWindow && options.padFolder() == null;
        if (!opensPadsLater) openDrivers(inWindow);
    }

    private void openPadsLater(long frames) {
        if (!opensPadsLater || frames < FRAMES_BEFORE_PADS) return;
        opensPadsLater = false;
        openDrivers(true);
    }

    private void openDrivers(boolean inWindow) {
        padDrivers = PadDrivers.open(options.padFolder(), inWindow, files, raw, warnings(), leakTracker);
    }

    /** Builds the environment of the game. */
    GamePlatform platform(Presenter presenter, Supplier<NanoClock> clocks, long defaultSeed, List<FrameHook> hooks) {
        return new GamePlatform(
                project,
                assets,
                observer.wrap(extension.wrap(new PresenterPair(presenter, copies()))),
                raw,
                inWindow ? CompletionPolicy.LIVE : CompletionPolicy.NEXT_TICK,
                clocks,
                requests,
                errors,
                Stream.concat(playerOverlays.stream(), extension.overlays().stream())
                        .toList(),
                withSessionHooks(hooks),
                new Diagnostics(extension.isDev(), log, leakTracker, profiler, extension.tunes()),
                journal.playerData(),
                audio.audio(),
                options.seed(defaultSeed),
                options.cores(),
                journal.journal());
    }

    /** Returns the presenter that copies frames for screenshots and for thumbnails of replays. */
    private Presenter copies() {
        SavedReplays saved = journal.saved();
        Presenter screenshots = player.screenshotPresenter();
        return saved == null ? screenshots : new PresenterPair(screenshots, saved.presenter());
    }

    private List<FrameHook> withSessionHooks(List<FrameHook> hooks) {
        List<FrameHook> all = new ArrayList<>(hooks);
        if (!extension.showsErrors()) all.add(new QuitWithoutScene(errors, requests));
        if (!extension.showsErrors() && inWindow) all.add(player.errorNotice(errors));
        if (inWindow) all.add(player.saveNotice(saveNotices));
        all.add(this::openPadsLater);
        all.addAll(player.hooks());
        all.addAll(extension.hooks());
        all.addAll(observer.hooks());
        all.addAll(journal.hooks());
        if (!inWindow || all.stream().anyMatch(FrameHook::capturesEachTick)) all.add(frames -> quitAfterReplay());
        return all;
    }

    private void quitAfterReplay() {
        if (journal.isFinished()) requests.submit(new LoopRequest.Quit(0));
    }

    /** Runs until a request to quit. Returns the exit code. The watcher is called with each phase. */
    int run(GamePlatform platform, Consumer<ProgramPhase> watcher) {
        Map<String, Supplier<LoopObject>> loops = new HashMap<>();
        Supplier<LoopObject> game = () -> new GameLoop(platform);
        boolean isReplay = journal.journal().isReplay(); // it has only what the game did, so that follows at once
        loops.put(LoopNames.GAME, game);
        for (String name : ownLoops) loops.put(name, isReplay ? game : () -> CustomLoopObject.open(name, platform));
        loops.putAll(extension.loops(platform));
        requests.submit(initialRequest(loops.keySet()));
        Path watched = options.watchedFile();
        if (watched != null) watchFirst(watched);
        SoftResetReport report = new SoftResetReport(new SystemNanoClock(), this::keepSoftReset, log, leakTracker);
        loops.replaceAll((name, maker) -> () -> {
            report.createLoop(name);
            if (hasLoop) raw.endStart(); // keys of the portal are not for the game
            hasLoop = true;
            return maker.get();
        });
        Consumer<ProgramPhase> all =
                phases.andThen(report).andThen(extension::phaseStarted).andThen(watcher);
        Program program = new Program(requests, loops, all, errors);
        program.onCrash(extension::loopCrashed);
        signal = TerminationSignal.begin(program, requests, options.err());
        return signal.run();
    }

    /** Watches a replay before the game. If that is impossible, players see the reason, and the game begins. */
    private void watchFirst(Path replay) {
        SavedReplays saved = journal.saved();
        if (saved == null) return;
        try {
            saved.watchFirst(replay);
        } catch (ReplayException unusable) {
            if (isForDevelopers) throw unusable;
            saved.failLater(String.valueOf(unusable.getMessage()));
        }
    }

    private Consumer<String> phaseLog() {
        return options.tracesPhases() ? log::info : phase -> {};
    }

    private void keepSoftReset(String line) {
        requests.setLastReset(LoopRequest.SoftReset.class, line);
    }

    private LoopRequest initialRequest(Set<String> loops) {
        FirstScene first = options.firstScene();
        boolean isChosen = first != null || journal.journal().isReplay() || options.watchedFile() != null;
        String defaultLoop = isChosen ? LoopNames.GAME : extension.firstLoop();
        return new LoopRequest.SoftReset(options.loop(loops, defaultLoop), first);
    }

    @Override
    public void close() {
        try {
            closeParts();
        } finally {
            if (signal != null) signal.close();
        }
    }

    private void closeParts() {
        try (observer) {
            if (padDrivers != null) padDrivers.close();
            player.close();
            extension.close();
            audio.close();
            journal.close();
            playerData.close();
            assets.close();
            if (profile != null) profile.close();
            log.endRepeats();
            if (logFile != null) logFile.close();
        }
    }

    /** Quits when the game could not start, or when its scene has failed and no task is left. */
    private static final class QuitWithoutScene implements FrameHook {
        private final GameErrors errors;
        private final LoopRequests requests;
        private @Nullable World world;

        QuitWithoutScene(GameErrors errors, LoopRequests requests) {
            this.errors = errors;
            this.requests = requests;
        }

        @Override
        public void beginWorld(World begun, BreakpointHandler holder) {
            world = begun;
        }

        @Override
        public void afterDraw(long frames) {
            if (errors.hasStartFailed()) requests.submit(new LoopRequest.Quit(CommandException.USAGE_ERROR));
            else if (hasFailed()) requests.submit(new LoopRequest.Quit(0));
        }

        /** Whether the scene's first task failed and no other task is left; the error also sets the exit code. */
        private boolean hasFailed() {
            return world != null
                    && world.scripts().sceneHasFailed()
                    && world.scripts().sceneIsOver();
        }
    }
}
