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
import kodama.loop.TickStepper;
import kodama.loop.World;
import kodama.profile.FramePart;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.profile.ProfilingRequest;
import kodama.request.FirstScene;
import kodama.request.LoopRequest;
import kodama.script.config.GameConfig;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game: one world after the other, each until a reset, while images, draw thread and window stay.
 *
 * <p>Owned by the game thread. What is open for the game belongs to its run; the end phases also run when an init phase
 * has failed, and then find what there is.
 */
public final class GameLoop implements LoopObject {
    private final GamePlatform stage;
    private final GameRun run;
    private final FrameClock clock;
    private final FrameCounter counter;
    private final OverlayStack overlays;
    private final GameScreen screen;
    private final Controls controls;
    private final PlayerControls chosen;
    private final ResetReport resets;
    private final LinePause hold;
    private final RunningGame shown = new Shown();
    private final Profiler profiler;

    /** Someone who works on the game can look at its last frames at any time. */
    private final @Nullable ProfilingRequest frameTimes;

    /** The last tick before the latest latch; none so far. */
    private long latchedAt = -1;

    /** Whether a screen over the game had the keys since the latest latch, within a tick. */
    private boolean tookKeysInTick;

    /** Frames of this loop object so far, over simple resets. */
    private long frames;

    public GameLoop(GamePlatform stage) {
        this.stage = stage;
        profiler = stage.diagnostics().profiler();
        frameTimes = stage.diagnostics().dev() ? profiler.request(ProfilingLevel.FRAMES) : null;
        NanoClock time = stage.clocks().get();
        counter = new FrameCounter(time);
        run = new GameRun(stage, counter);
        boolean showsEachTick = stage.hooks().stream().anyMatch(FrameHook::capturesEachTick);
        boolean keepsPictures = stage.hooks().stream().anyMatch(FrameHook::capturesForComparison);
        clock = new FrameClock(time, run.config().timing(), showsEachTick, keepsPictures);
        FpsDisplay corner = new FpsDisplay(
                run.config().display().showsFps() || stage.diagnostics().dev());
        overlays = new OverlayStack(corner, stage.overlays(), showsEachTick, stage.errors());
        controls = new Controls(stage.raw(), run.config().controls());
        chosen = new PlayerControls(controls, stage.keepsakes().settings());
        screen = new GameScreen(stage, run, clock, overlays, showsEachTick);
        hold = new LinePause(stage.requests(), overlays, this::heldFrame, this::unseenFrame);
        resets = new ResetReport(
                profiler.clock(), this::tellReset, stage.diagnostics().ledger());
    }

    /** What a reset really took is measured by the machine's clock, on which nothing of the game depends. */
    private void tellReset(String line) {
        stage.diagnostics().log().info(line);
        stage.requests().setLastReset(LoopRequest.SimpleReset.class, line);
    }

    @Override
    public void init1() {
        run.openFirst();
    }

    /** Keys that were pressed before the game was there are not pressed again. */
    @Override
    public void init2() {
        run.openRest();
        overlays.begin(shown);
        controls.resync();
        screen.ignoreHeldKeys();
    }

    @Override
    public void init3() {
        if (frames > 0) beginAgain();
        resets.beginWorld();
        FirstScene first = stage.requests().firstScene();
        chosen.beginWorld(run.config().controls());
        GameWorld world = run.openWorld(first, controls, counter.meter(), hold);
        clock.setTiming(run.config().timing());
        changeFrameRate(first.fps() == 0 ? run.config().timing().fps() : first.fps());
        latchedAt = -1;
        run.loading().begin();
        new FastForward(world, stage.errors(), controls).runTo(first.mark(), run.loading()::shouldContinue);
        clock.restart();
    }

    private void beginAgain() {
        stage.errors().restart();
        run.rereadProject();
    }

    @Override
    public void changeFrameRate(int fps) {
        FrameRate rate = new FrameRate(fps);
        clock.setRate(rate);
        screen.setRate(rate);
        run.renderer().setRate(rate);
        run.world().setRate(rate);
    }

    /** The picture "The life of a frame" in ARCHITECTURE.md, step by step. */
    @Override
    public void frame() {
        GameWorld world = run.world();
        profiler.beginFrame();
        int ticks = clock.beginFrame();

        // latch input
        chosen.applyChanges();
        if (ticks > 0 && !world.isMidTick()) latch(world); // what the game is to hear between two ticks waits
        clock.setHeld(screen.handleInput(shown) || hold.line() != null);
        if (screen.capturesKeys()) controls.ignorePressed();
        world.setHeld(clock.isHeld());
        world.beginFrame(clock.baseFrames());
        profiler.end(FramePart.INPUT);

        // advance time, long jobs, scene change, prepare, update, shots, end of frame
        int passed = clock.isHeld() ? ticks : runTicks(world, ticks);

        // watch
        world.observeWatches(ticks > 0 && !clock.isHeld());

        // draw, overlays, hand over
        screen.show(shown);

        // after draw
        world.endFrameTimes(); // before those who look at them
        afterDraw(passed);
        profiler.end(FramePart.AFTER_DRAW);
        profiler.endFrame(world.tick(), clock.periodNanos(), !clock.isHeld());

        // frame sync
        clock.awaitNextFrame();
        counter.endFrame(run.renderer());
    }

    /** A frame of a game that is held may have no tick: what is released in it is released in the next tick. */
    private void latch(GameWorld world) {
        if (tookKeysInTick) controls.forgetTaps();
        if (world.tick() == latchedAt) controls.relatch();
        else controls.latch();
        if (tookKeysInTick) controls.ignorePressed();
        latchedAt = world.tick();
        tookKeysInTick = false;
    }

    private void afterDraw(int passed) {
        if (frames == 0) run.startPrefetch();
        frames++;
        resets.endFrame();
        for (FrameHook hook : stage.hooks()) hook.afterDraw(frames, passed);
    }

    /** A frame within the call of a script that is held: it takes nothing of what the script may use up. */
    private void heldFrame(int ticks) {
        whileHeld(() -> {
            screen.handleInput(shown);
            tookKeysInTick |= screen.capturesKeys();
            screen.show(shown);
            afterDraw(ticks);
        });
    }

    /** One while a picture is being made, or before the first: who looks on at frames sees that the program lives. */
    private void unseenFrame() {
        whileHeld(() -> stage.hooks().forEach(hook -> hook.afterDraw(frames, 0)));
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
     * What is asked of the loop ends the frame's ticks, as it would if each had a frame of its own. Answers how many
     * there were.
     */
    private int runTicks(GameWorld world, int ticks) {
        int done = 0;
        clock.beginTicks();
        hold.setInTicks(true);
        while (done < ticks && (done == 0 || !stage.requests().isResetPending())) {
            if (done > 0) latch(world);
            world.stepTick();
            done++;
        }
        hold.setInTicks(false);
        clock.endTicks(done);
        return done;
    }

    @Override
    public void end1(String reason) {
        resets.begin(reason);
        hold.end();
        run.closeWorld();
        resets.endWorld();
    }

    /** The errors that there were are not those of the loop object to come. */
    @Override
    public void end2() {
        overlays.end(shown);
        chosen.close();
        run.close();
        if (frameTimes != null) frameTimes.close();
        stage.errors().restart();
    }

    @Override
    public int result() {
        return stage.errors().count() == 0 ? 0 : 1;
    }

    /** What overlays see of a run: the world that there is just now, and what outlives it. */
    private final class Shown implements RunningGame {
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

        /** A game that is held is drawn but now and then, which is no figure of it. */
        @Override
        public String fps() {
            return clock.isHeld() ? "held" : counter.meter().text();
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
        public void setInvincible(boolean wanted) {
            run.setInvincible(wanted);
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
        public TickStepper stepper() {
            return hold.isInCall() ? TickStepper.NONE : run.world(); // a tick is under way, and a task in it
        }
    }
}
