package kodama.cli;

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
import kodama.loop.PhaseTrace;
import kodama.loop.Program;
import kodama.loop.ProgramPhase;
import kodama.loop.ProjectOpener;
import kodama.loop.World;
import kodama.loop.game.GameLoop;
import kodama.loop.game.SoftResetReport;
import kodama.option.PlayerData;
import kodama.player.options.WindowControl;
import kodama.profile.Profiler;
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
 * What there is for the life of the process: the queue of requests, pictures, errors, loop objects, how it all begins,
 * and what the flavor adds.
 */
final class Session implements AutoCloseable {
    private final RunOptions options;
    private final boolean inWindow;
    private final LeakTracker ledger;
    private final Log log;
    private final @Nullable LogFile logFile;
    private final RawInput raw = new RawInput();
    private final PlayerData keepsakes;
    private final Assets assets;
    private final SessionAudio audio;
    private final LoopRequests requests;
    private final GameErrors errors;
    private final PhaseTrace phases;
    private final ProjectOpener project;
    private final Set<String> ownLoops;
    private final SessionExtension extras;
    private final PlayerUi player;
    private final List<Overlay> playerOverlays;
    private final FrameObserver onlooker;

    /** What is measured is measured by the machine's clock, on which nothing of the game depends. */
    private final Profiler profiler = new Profiler(new SystemNanoClock());

    /** Null until they are opened. */
    private @Nullable PadDrivers pads;

    /** Null unless the command line asks for it. */
    private final @Nullable StackProfile profile;

    Session(
            Supplier<GameProject> opener,
            GameProject first,
            RunOptions options,
            LaunchMode flavor,
            SaveLocation place,
            Function<LaunchMode.SessionContext, FrameObserver> onlookerOf,
            boolean inWindow,
            LeakTracker ledger) {
        this.options = options;
        this.inWindow = inWindow;
        this.ledger = ledger;
        log = new Log(options.log().mask());
        log.listen(LogMask.ALL, LogLine.printer(options.out(), options.err()));
        logFile = options.log()
                .open(inWindow ? place.logFile(first.config()) : null, Version.of(first.config()), log::warn, ledger);
        if (logFile != null) log.listen(LogMask.ALL, logFile);
        keepsakes = options.keepsakes(inWindow ? place.of(first.config()) : null, inWindow, log::warn, ledger);
        assets = Assets.of(first.files(), ledger);
        audio = new SessionAudio(inWindow, keepsakes.settings(), log, ledger);
        requests = new LoopRequests(phaseLog());
        errors = new GameErrors(log);
        phases = new PhaseTrace(phaseLog());
        project = new ProjectOpener(opener, first, errors, log::warn, ledger);
        ownLoops = first.config().java().loops().keySet();
        profile = options.profile(profiler);
        player = new PlayerUi(keepsakes, raw, assets, audio.audio(), log);
        LaunchMode.SessionContext parts = new LaunchMode.SessionContext(
                first,
                assets,
                inWindow,
                inWindow || options.hasWindowSize(),
                requests,
                errors,
                phases,
                ledger,
                raw,
                log,
                options.out(),
                player::openOptions);
        extras = flavor.extension(parts);
        playerOverlays = player.overlays(extras.isDev(), inWindow);
        onlooker = onlookerOf.apply(parts);
    }

    LoopRequests requests() {
        return requests;
    }

    Assets assets() {
        return assets;
    }

    /** What the player has chosen. */
    Settings settings() {
        return keepsakes.settings();
    }

    /** Lets the player set something of the window. */
    void setWindow(WindowControl window) {
        player.setWindow(window);
    }

    /** Where keys arrive. */
    RawInput raw() {
        return raw;
    }

    /** Takes what does not work as it should. */
    Consumer<String> warnings() {
        return log::warn;
    }

    /** Opens the pads that the game is played with; they are closed with the session. */
    void openPads(boolean inWindow) {
        pads = PadDrivers.open(options.padFolder(), inWindow, raw, warnings(), ledger);
    }

    /** What the game is played on. */
    GamePlatform stage(Presenter presenter, Supplier<NanoClock> clocks, long seedOtherwise, List<FrameHook> hooks) {
        return new GamePlatform(
                project,
                assets,
                onlooker.wrap(extras.wrap(new PresenterPair(presenter, player.screenshotPresenter()))),
                raw,
                inWindow ? CompletionPolicy.LIVE : CompletionPolicy.NEXT_TICK,
                clocks,
                requests,
                errors,
                Stream.concat(playerOverlays.stream(), extras.overlays().stream())
                        .toList(),
                withOwn(hooks),
                new Diagnostics(extras.isDev(), log, ledger, profiler, extras.tunes()),
                keepsakes,
                audio.audio(),
                options.seed(seedOtherwise),
                options.cores());
    }

    private List<FrameHook> withOwn(List<FrameHook> hooks) {
        List<FrameHook> all = new ArrayList<>(hooks);
        if (!extras.showsErrors()) all.add(new QuitWithoutScene(errors, requests));
        if (!extras.showsErrors() && inWindow) all.add(player.errorNotice(errors));
        all.addAll(player.hooks());
        all.addAll(extras.hooks());
        all.addAll(onlooker.hooks());
        return all;
    }

    /** Runs until a request to quit, and lets someone hear of the phases. Returns the exit code. */
    int run(GamePlatform stage, Consumer<ProgramPhase> watcher) {
        Map<String, Supplier<LoopObject>> loops = new HashMap<>();
        loops.put(LoopNames.GAME, () -> new GameLoop(stage));
        for (String name : ownLoops) loops.put(name, () -> CustomLoopObject.open(name, stage));
        loops.putAll(extras.loops(stage));
        requests.submit(beginning(loops.keySet()));
        SoftResetReport report = new SoftResetReport(new SystemNanoClock(), this::keepSoftReset, log, ledger);
        loops.replaceAll((name, maker) -> () -> {
            report.createLoop(name);
            return maker.get();
        });
        Consumer<ProgramPhase> all =
                phases.andThen(report).andThen(extras::phaseStarted).andThen(watcher);
        Program program = new Program(requests, loops, all, errors);
        program.onCrash(extras::loopCrashed);
        return TerminationSignal.guard(program, requests, options.err());
    }

    private Consumer<String> phaseLog() {
        return options.tracesPhases() ? log::info : phase -> {};
    }

    private void keepSoftReset(String line) {
        requests.setLastReset(LoopRequest.SoftReset.class, line);
    }

    private LoopRequest beginning(Set<String> loops) {
        FirstScene first = options.firstScene();
        String otherwise = first == null ? extras.firstLoop() : LoopNames.GAME;
        return new LoopRequest.SoftReset(options.loop(loops, otherwise), first);
    }

    @Override
    public void close() {
        try (onlooker) {
            if (pads != null) pads.close();
            extras.close();
            audio.close();
            keepsakes.close();
            assets.close();
            if (profile != null) profile.close();
            log.endRepeats();
            if (logFile != null) logFile.close();
        }
    }

    /** Quits when there is nothing to play, or nothing goes on since the scene has failed, and no one could mend it. */
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

        /**
         * Whether an error has ended the scene's first task, and no other goes on; the exit code tells of the error.
         */
        private boolean hasFailed() {
            return world != null
                    && world.scripts().sceneHasFailed()
                    && world.scripts().sceneIsOver();
        }
    }
}
