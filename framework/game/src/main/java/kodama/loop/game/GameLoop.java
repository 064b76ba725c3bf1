package kodama.loop.game;

import kodama.draw.Viewport;
import kodama.input.Bindings;
import kodama.input.Controls;
import kodama.job.JobStatistics;
import kodama.job.LongJobStatistics;
import kodama.loop.FrameHook;
import kodama.loop.GamePlatform;
import kodama.loop.GameView;
import kodama.loop.LoopObject;
import kodama.loop.RunningGame;
import kodama.loop.SeekOutcome;
import kodama.loop.TickStepper;
import kodama.loop.Timeline;
import kodama.loop.World;
import kodama.loop.replay.RunJournal;
import kodama.profile.FramePart;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.profile.ProfilingRequest;
import kodama.replay.WorldStart;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequest;
import kodama.script.config.GameConfig;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * The loop object of the game. Runs one world after another, each until a reset; images, draw thread and window are
 * kept.
 *
 * <p>Each frame does the following, in this order; see also "The life of a frame" in ARCHITECTURE.md:
 *
 * <ol>
 *   <li>Latches the input, and lets the overlays handle theirs.
 *   <li>Runs the ticks of the frame, unless the game is held.
 *   <li>Draws the game and the overlays, and hands the picture to the draw thread.
 *   <li>Calls the hooks, and waits until the next frame is due.
 * </ol>
 *
 * <p>Owned by the game thread. The game's resources belong to its {@link GameRun}; the end phases also run after an
 * init phase has failed, and then close what is open.
 */
public final class GameLoop implements LoopObject {
    private final GamePlatform platform;
    private final GameRun run;
    private final FrameClock clock;
    private final FrameCounter counter;
    private final OverlayStack overlays;
    private final GameScreen screen;
    private final Controls controls;
    private final PlayerControls playerControls;
    private final RunJournal journal;
    private final ResetReport resets;
    private final LinePause linePause;
    private final RunningGame running = new Running();
    private final Timeline timeline = new RecordedTicks();
    private final Profiler profiler;

    /** Records the times of the last frames in development. */
    private final @Nullable ProfilingRequest frameTimes;

    /** The last tick before the latest latch; -1 if there is none. */
    private long latchedAt = -1;

    /** Whether an overlay took the keys within a tick since the latest latch. */
    private boolean keysTakenInTick;

    private FrameRate rate;

    /** Plays the recording of the current world; null before the first. */
    private @Nullable TickSeeker seeker;

    /** The checkpoint at which the game continues if the recording cannot be played in time; null for none. */
    private @Nullable GameStart checkpoint;

    /** Number of frames of this loop object; continues over simple resets. */
    private long frames;

    public GameLoop(GamePlatform platform) {
        this.platform = platform;
        journal = platform.journal();
        profiler = platform.diagnostics().profiler();
        frameTimes = platform.diagnostics().dev() ? profiler.request(ProfilingLevel.FRAMES) : null;
        NanoClock time = platform.clocks().get();
        counter = new FrameCounter(time);
        run = new GameRun(platform, counter);
        boolean showsEachTick = platform.hooks().stream().anyMatch(FrameHook::capturesEachTick);
        boolean keepsPictures = platform.hooks().stream().anyMatch(FrameHook::capturesForComparison);
        rate = new FrameRate(run.config().timing().fps());
        clock = new FrameClock(time, run.config().timing(), showsEachTick, keepsPictures);
        boolean dev = platform.diagnostics().dev();
        FpsDisplay corner = new FpsDisplay(
                run.config().display().showsFps() || dev,
                dev,
                platform.presenter().statusBar());
        overlays = new OverlayStack(corner, platform.overlays(), showsEachTick, platform.errors());
        controls = new Controls(platform.raw(), run.config().controls());
        playerControls = new PlayerControls(controls, platform.playerData().settings());
        screen = new GameScreen(platform, run, clock, overlays, showsEachTick);
        linePause = new LinePause(platform.requests(), overlays, this::heldFrame, this::unseenFrame);
        resets = new ResetReport(
                profiler.clock(), this::reportReset, platform.diagnostics().leakTracker());
    }

    /** The time that a reset takes is measured by the machine's clock, on which the game does not depend. */
    private void reportReset(String line) {
        platform.diagnostics().log().info(line);
        platform.requests().setLastReset(LoopRequest.SimpleReset.class, line);
    }

    @Override
    public void init1() {
        run.openFirst();
    }

    /** Ignores keys that were held when the game began, until they are released. */
    @Override
    public void init2() {
        run.openRest();
        overlays.begin(running);
        controls.resync();
        screen.ignoreHeldKeys();
    }

    @Override
    public void init3() {
        if (frames > 0) restart();
        int errorsBefore = platform.errors().count();
        resets.beginWorld();
        platform.playerData().settings().adoptChanges((name, value) -> {}); // the world begins with them
        long sought = platform.requests().takeSeekTick();
        if (sought >= 0) journal.seek(sought);
        checkpoint = platform.requests().checkpoint();
        WorldStart start = journal.beginWorld(liveStart());
        FirstScene first = start.first();
        playerControls.beginWorld(run.config().controls());
        journal.synchronizeInput(controls);
        GameWorld world = run.openWorld(start, controls, counter.meter(), linePause);
        clock.setTiming(run.config().timing());
        changeFrameRate(first.fps() == 0 ? run.config().timing().fps() : first.fps());
        latchedAt = -1;
        run.loading().begin();
        MarkSeeker marks = new MarkSeeker(
                world,
                platform.errors(),
                controls,
                journal,
                platform.requests(),
                platform.diagnostics().log());
        marks.runTo(first.mark(), run.loading()::shouldContinue);
        seeker = new TickSeeker(
                world,
                controls,
                playerControls,
                journal,
                platform.requests(),
                platform.errors(),
                errorsBefore,
                platform.diagnostics().log(),
                profiler.clock());
        if (seeker.isSeeking()) continueSeek(seeker);
        else if (!journal.isReplay()) controls.repeatEarlyPresses();
        clock.restart();
    }

    /** Plays the recording until the next picture is due. */
    private void continueSeek(TickSeeker seeking) {
        linePause.setSeeking(true);
        SeekOutcome outcome = seeking.run();
        linePause.setSeeking(false);
        if (outcome != null) endSeek(outcome);
    }

    private void endSeek(SeekOutcome outcome) {
        if (!journal.isReplay()) {
            controls.forgetTaps();
            run.world().setRate(rate); // instead of the recorded one
        }
        latchedAt = -1;
        clock.restart();
        if (outcome.ending() == SeekOutcome.Ending.TOO_LONG) returnTo(checkpoint);
        boolean isReplaced = outcome.ending() == SeekOutcome.Ending.STOPPED
                && platform.requests().isResetPending();
        if (!isReplaced) overlays.seekEnded(outcome);
    }

    private void returnTo(@Nullable GameStart place) {
        if (place != null) platform.requests().setCheckpoint(place);
        platform.requests().submit(LoopRequest.SimpleReset.toCheckpoint("tick not reached"));
    }

    private WorldStart liveStart() {
        return new WorldStart(
                frames == 0,
                platform.seed(),
                platform.requests().start(),
                platform.playerData().options().systemLanguage(),
                platform.playerData().settings().all(),
                run.fingerprint());
    }

    private void restart() {
        platform.errors().restart();
        run.rereadProject();
    }

    @Override
    public void changeFrameRate(int fps) {
        rate = new FrameRate(fps);
        clock.setRate(rate);
        screen.setRate(rate);
        run.renderer().setRate(rate);
        run.world().setRate(rate);
    }

    /** Runs a frame, or shows one while a tick of the recording is sought. */
    @Override
    public void frame() {
        TickSeeker seeking = seeker;
        if (seeking != null && seeking.isSeeking()) showSeek(seeking);
        else playFrame();
    }

    /** Shows how far the game has got, which does not wait until a frame is due. */
    private void showSeek(TickSeeker seeking) {
        profiler.beginFrame();
        screen.handleInput(running);
        if (screen.isStopPressed()) seeking.stop();
        continueSeek(seeking);
        screen.show(running);
        run.world().endFrameTimes();
        afterDraw(0);
        profiler.endFrame(run.world().tick(), clock.periodNanos(), false);
    }

    /** Runs a frame as in "The life of a frame" in ARCHITECTURE.md, step by step. */
    private void playFrame() {
        GameWorld world = run.world();
        profiler.beginFrame();
        int ticks = clock.beginFrame();

        // latch input
        if (journal.isWorldOver()) endRecordedWorld();
        if (ticks > 0 && !world.isMidTick()) latchControls(world); // input between two ticks waits for the next
        clock.setHeld(screen.handleInput(running) || linePause.line() != null);
        if (screen.capturesKeys() && !journal.isReplay()) controls.ignorePressed();
        world.setHeld(clock.isHeld());
        world.beginFrame(clock.baseFrames());
        profiler.end(FramePart.INPUT);

        // advance time, long jobs, scene change, prepare, update, shots, end of frame
        int passed = clock.isHeld() ? ticks : runTicks(world, ticks);
        if (!world.isMidTick()) playerControls.applyChanges(); // a developer may have stepped through a tick

        // watch
        world.observeWatches(ticks > 0 && !clock.isHeld());

        // draw, overlays, hand over
        if (!journal.drawsAsRecorded()) screen.show(running);
        else if (passed > 0) journal.drawRecorded(this::showRecorded);

        // after draw
        world.endFrameTimes(); // before the hooks, which may read them
        afterDraw(passed);
        profiler.end(FramePart.AFTER_DRAW);
        profiler.endFrame(world.tick(), clock.periodNanos(), !clock.isHeld());

        // frame sync
        clock.awaitNextFrame();
        counter.endFrame(run.renderer());
    }

    private void showRecorded(double baseFrames) {
        run.world().beginFrame(baseFrames);
        screen.show(running);
    }

    /** Requests the next recorded world. */
    private void endRecordedWorld() {
        LoopRequest next = journal.endRequest();
        if (next != null) platform.requests().submit(next);
    }

    private void latchRecorded(GameWorld world) {
        if (world.tick() == latchedAt || journal.isWorldOver()) return;
        latchedAt = world.tick();
        journal.latch(controls);
    }

    /** A frame of a held game may have no tick: keys released in it count as released in the next tick. */
    private void latchControls(GameWorld world) {
        if (journal.isReplay()) {
            latchRecorded(world);
            return;
        }
        if (keysTakenInTick) controls.forgetTaps();
        if (world.tick() == latchedAt) controls.relatch();
        else controls.latch();
        if (keysTakenInTick) controls.ignorePressed();
        latchedAt = world.tick();
        keysTakenInTick = false;
    }

    private void afterDraw(int passed) {
        if (frames == 0) run.startPrefetch();
        if (passed > 0) platform.raw().endStart();
        frames++;
        resets.endFrame();
        for (FrameHook hook : platform.hooks()) hook.afterDraw(frames, passed);
    }

    /** Runs a frame within the call of a paused script; it costs the script none of its instruction budget. */
    private void heldFrame(int ticks) {
        whileHeld(() -> {
            screen.handleInput(running);
            keysTakenInTick |= screen.capturesKeys();
            screen.show(running);
            afterDraw(ticks);
        });
    }

    /**
     * Runs a frame without a picture while one is drawn or before the first, so that hooks know that the program runs.
     */
    private void unseenFrame() {
        whileHeld(() -> platform.hooks().forEach(hook -> hook.afterDraw(frames, 0)));
    }

    private void whileHeld(Runnable frame) {
        run.world().scripts().lua().withOwnBudget(() -> {
            clock.setHeld(true);
            run.world().setHeld(true);
            frame.run();
            clock.awaitNextFrame();
        });
    }

    /**
     * Runs the ticks of a frame; stops at a request to the loop, as it would if each tick had its own frame. Returns
     * the number of ticks that have run.
     */
    private int runTicks(GameWorld world, int ticks) {
        int done = 0;
        clock.beginTicks();
        linePause.setInTicks(true);
        while (done < ticks
                && !journal.isWorldOver()
                && (done == 0 || !platform.requests().isResetPending())) {
            if (done > 0) latchControls(world);
            int errorsBefore = platform.errors().count();
            world.stepTick();
            if (platform.errors().count() != errorsBefore) journal.failed(world.tick());
            playerControls.applyChanges();
            done++;
        }
        linePause.setInTicks(false);
        clock.endTicks(done);
        return done;
    }

    @Override
    public void end1(String reason) {
        resets.begin(reason);
        linePause.end();
        run.closeWorld();
        resets.endWorld();
    }

    /** Dismisses the errors of this loop object. */
    @Override
    public void end2() {
        overlays.end(running);
        playerControls.close();
        run.close();
        if (frameTimes != null) frameTimes.close();
        platform.errors().restart();
    }

    @Override
    public int result() {
        return platform.errors().count() == 0 ? 0 : 1;
    }

    /** The run as overlays see it: the current world, and what outlives it. */
    private final class Running implements RunningGame {
        @Override
        public boolean hasWorld() {
            return run.hasWorld();
        }

        @Override
        public World world() {
            return run.world();
        }

        @Override
        public GameConfig config() {
            return run.config();
        }

        @Override
        public Bindings bindings() {
            return controls.scheme().bindings();
        }

        /** A held game is drawn rarely, so its frame rate means nothing. */
        @Override
        public String fps() {
            return clock.isHeld() ? "paused" : counter.meter().text();
        }

        @Override
        public long recentlySkipped() {
            return counter.meter().skipped();
        }

        @Override
        public int frameRate() {
            return run.world().frameRate();
        }

        @Override
        public int baseRate() {
            return run.config().timing().fps();
        }

        @Override
        public long framesShown() {
            return run.renderer().framesShown();
        }

        @Override
        public long framesSkipped() {
            return run.renderer().framesSkipped();
        }

        @Override
        public @Nullable JobStatistics jobs() {
            return run.jobs() == null ? null : run.jobs().statistics();
        }

        @Override
        public LongJobStatistics longJobs() {
            return run.longJobs().statistics();
        }

        @Override
        public Profiler profiler() {
            return profiler;
        }

        @Override
        public double speed() {
            return clock.speed();
        }

        @Override
        public void setSpeed(double speed) {
            clock.setSpeed(speed);
        }

        @Override
        public void setInvincible(boolean invincible) {
            run.setInvincible(invincible);
        }

        @Override
        public GameView view() {
            return screen.view();
        }

        @Override
        public Viewport viewport() {
            return run.renderer().overlay().viewport();
        }

        @Override
        public Timeline timeline() {
            return timeline;
        }

        @Override
        public TickStepper stepper() {
            return linePause.isInCall() ? TickStepper.NONE : run.world(); // a task is in the middle of its tick
        }
    }

    /** The recording of the run, as overlays see it. */
    private final class RecordedTicks implements Timeline {
        @Override
        public long tick() {
            return journal.ticksBefore() + run.world().tick();
        }

        @Override
        public long end() {
            return journal.recordedTicks();
        }

        @Override
        public boolean isSeeking() {
            return journal.soughtTick() >= 0;
        }

        @Override
        public long soughtTick() {
            return isSeeking() ? journal.ticksBefore() + journal.soughtTick() : tick();
        }

        @Override
        public void seek(long wanted) {
            long tick = Math.max(0, Math.min(wanted, end()));
            if (tick >= tick() && journal.canSeekForward()) journal.seek(tick);
            else platform.requests().submit(resetTo(tick));
        }

        /** The game's subsystems keep their state over a simple reset. */
        private LoopRequest resetTo(long tick) {
            return run.config().java().subsystems().isEmpty()
                    ? LoopRequest.SimpleReset.toTick("seek", tick)
                    : LoopRequest.SoftReset.toTick(tick);
        }

        @Override
        public void stop() {
            if (seeker != null && isSeeking()) seeker.stop();
        }
    }
}
