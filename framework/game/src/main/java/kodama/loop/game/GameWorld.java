package kodama.loop.game;

import java.util.List;
import kodama.base.FatalErrors;
import kodama.base.LeakTracker.Lifetime;
import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.input.Controls;
import kodama.job.JobRunner;
import kodama.job.LongJobs;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.GameView;
import kodama.loop.LoadingMark;
import kodama.loop.Subsystem;
import kodama.loop.TickStepper;
import kodama.loop.World;
import kodama.loop.replay.RunJournal;
import kodama.loop.replay.WorldState;
import kodama.lua.CompilationCache;
import kodama.option.PlayerData;
import kodama.particle.ParticleLayers;
import kodama.profile.FramePart;
import kodama.profile.Profiler;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.script.JavaTasks;
import kodama.script.ScriptWorld;
import kodama.script.config.GameConfig;
import kodama.script.debug.BreakpointHandler;
import kodama.script.debug.PausedLine;
import kodama.script.debug.Tunes;
import kodama.script.debug.Watch;
import kodama.script.game.Diagnostics;
import kodama.script.game.GameContext;
import kodama.script.profile.ScriptProfiler;
import kodama.shot.Shots;
import kodama.shot.laser.Lasers;
import kodama.sound.playback.SoundSystem;
import kodama.task.ForkJoin;
import kodama.task.Task;
import kodama.task.TaskList;
import kodama.time.FpsMeter;
import kodama.time.FrameRate;
import kodama.time.GameClock;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a simple reset discards: tasks, shots, scripts and the game's time.
 *
 * <p>A tick does the following, in this order:
 *
 * <ol>
 *   <li>Advances the time, delivers results of long jobs, and changes the scene if that was requested.
 *   <li>Runs the subsystems' steps before the update.
 *   <li>Shows the next frames of animated tasks, then prepares and runs all tasks.
 *   <li>Moves shots, lasers and particles, and finds what is hit.
 *   <li>Runs the subsystems' steps after the update, unlinks dead tasks, and runs the steps at the end of the frame.
 * </ol>
 *
 * <p>Owned by the game thread.
 */
public final class GameWorld implements World, TickStepper, AutoCloseable {
    private static final long FIRST_TICK = 1;

    /** Above ships, below the score. */
    private static final double PRIORITY_OF_SHOTS = 0.6;

    /** An alpha that turns off interpolation: the picture shows everything at its position in the last tick. */
    public static final double ACTUAL_POSITIONS = Double.POSITIVE_INFINITY;

    /** Ticks for which a scene is built without a loading mark, which would only flicker. */
    private static final int TICKS_BEFORE_MARK = 15;

    private final GameClock time;
    private final GameContext game;
    private final TaskList tasks;
    private final Shots shots;
    private final Lasers lasers;
    private final ParticleLayers particles;
    private final FrameEffects effects;
    private final SoundSystem soundSystem;
    private final WorldWarnings warnings;
    private final boolean looksAtPlaces;
    private final ScriptWorld scripts;
    private final WorldState state;
    private final GameErrors errors;
    private final WorldErrors worldErrors;
    private final SubsystemSteps steps;
    private final BreakpointHandler breakpointHandler;
    private final Controls controls;
    private final Profiler profiler;
    private final ScriptProfiler times;
    private final boolean isSmooth;
    private final RunJournal journal;

    /** Number of ticks for which the scene has been built; 0 if it is built. */
    private int ticksBuilding;

    private boolean underWay;

    private boolean isInvincible;

    /** Whether the game is held, so that no ticks run. */
    private boolean isHeld;

    /** The task of the current tick that ran last; null if there is none. */
    private @Nullable Task last;

    /**
     * Creates a world without a scene, at tick 0.
     *
     * @param platform the platform that the game runs on
     * @param seed seed of the random numbers
     * @param project the game as currently read
     * @param subsystems the game's open subsystems
     * @param controls the players' input
     * @param longJobs runs jobs over several ticks
     * @param jobs runs jobs within a tick
     * @param forkJoin runs the same work on all cores at once
     * @param compiled cache of compiled scripts, shared by all worlds
     * @param meter counts the frames that are shown
     * @param breakpointHandler pauses the game at a line of a script
     */
    public GameWorld(
            GamePlatform platform,
            long seed,
            GameProject project,
            List<Subsystem> subsystems,
            Controls controls,
            LongJobs longJobs,
            JobRunner jobs,
            ForkJoin forkJoin,
            CompilationCache compiled,
            FpsMeter meter,
            BreakpointHandler breakpointHandler) {
        GameConfig config = project.config();
        Diagnostics diagnostics = platform.diagnostics();
        journal = platform.journal();
        isSmooth = config.timing().smooth();
        platform.playerData().options().begin(config.playerFeatures().languages());
        errors = platform.errors();
        profiler = diagnostics.profiler();
        warnings = new WorldWarnings(diagnostics.log());
        longJobs.onLate(warnings::jobWasLate);
        this.breakpointHandler = breakpointHandler;
        this.controls = controls;
        time = new GameClock(new FrameRate(config.timing().fps()));
        worldErrors = new WorldErrors(errors, time::tick);
        longJobs.setErrorSink(worldErrors);
        game = new GameContext(
                config,
                project.files(),
                project.classes(),
                subsystems,
                platform.assets(),
                worldData(platform.playerData()),
                diagnostics,
                platform.audio(),
                platform.requests(),
                seed,
                controls,
                longJobs,
                jobs,
                forkJoin,
                compiled,
                journal.fps(meter::text),
                journal.fields(),
                journal.replays(),
                journal::edited,
                breakpointHandler,
                time,
                worldErrors,
                JavaTasks::new);
        errors.setCallPointFinder(game.callPoints()::open);
        tasks = game.tasks();
        shots = game.shots();
        lasers = game.lasers();
        particles = game.particles();
        effects = new FrameEffects(game, worldErrors);
        soundSystem = game.soundSystem();
        times = game.scriptProfiler();
        looksAtPlaces = diagnostics.dev() && !config.capacity().tasks().grows();
        scripts = new ScriptWorld(game);
        state = new WorldState(game);
        worldErrors.setTasks(tasks, ScriptWorld::fieldsOf);
        tasks.spawnBuiltIn(new DrawOnlyTask("shots", this::drawShots), PRIORITY_OF_SHOTS);
        steps = new SubsystemSteps(tasks, worldErrors);
        steps.begin(subsystems);
        journal.openWorld(state::hash, this::scene, game.machine());
        for (FrameHook hook : platform.hooks()) hook.beginWorld(this, breakpointHandler);
    }

    private PlayerData worldData(PlayerData player) {
        return player.withSaves(journal.saves(player.saves()));
    }

    /** Requests the first scene, which begins with the first tick. */
    public void begin(FirstScene first) {
        begin(GameStart.of(first));
    }

    /** Requests the scene of a checkpoint, which begins with the first tick. */
    public void begin(GameStart start) {
        try {
            game.starter().start(start);
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            errors.reportStartFailure("the start of the game", failed);
        }
    }

    /** Draws shots over lasers. */
    private void drawShots(DrawList list) {
        lasers.draw(list);
        shots.draw(list);
    }

    @Override
    public ScriptWorld scripts() {
        return scripts;
    }

    @Override
    public WorldState state() {
        return state;
    }

    /**
     * Changes the frame rate, but not the tick rate. If some frames are between two ticks, smooth tasks are
     * interpolated.
     */
    public void setRate(FrameRate rate) {
        time.setRate(rate);
        boolean isInBetween = time.baseRate() % rate.fps() != 0;
        scripts.setInterpolating(isInBetween);
        shots.setInterpolated(isInBetween && isSmooth);
    }

    /**
     * Begins a frame, which may have any number of ticks.
     *
     * @param baseFrames number of frames of the base rate that it represents; at least 0
     */
    public void beginFrame(double baseFrames) {
        time.beginFrame(baseFrames);
        soundSystem.beginFrame();
    }

    /**
     * Runs one tick, from "advance time" to "end of frame" in ARCHITECTURE.md's picture of a frame, or the rest of the
     * current one.
     */
    @Override
    public void stepTick() {
        if (!underWay) begin();
        finish();
    }

    private void begin() {
        journal.adoptSettings();
        journal.beginTick(controls, time);
        scripts.beginTick();
        shots.beginTick();
        lasers.beginTick();
        times.beginTick();
        game.feel().beginTick();
        advanceTime();
        game.longJobs().tick();
        changeScene();
        beginInput();
        steps.beforeUpdate(stepDt());
        profiler.end(FramePart.SCENE);
        scripts.advanceAnimations();
        tasks.beginUpdate(time.dt()); // prepare
        underWay = true;
    }

    private void beginInput() {
        boolean isPaused = tasks.all().isPaused();
        boolean isStopped = tasks.all().timeFactor() == 0;
        boolean isLeaving = game.feel().transition().holdsScene();
        if (isStopped && !isPaused && !isLeaving) controls.deferTick();
        else controls.beginTick(isPaused || isLeaving);
    }

    private void finish() {
        tasks.finishUpdate(); // update
        endTick();
    }

    private void endTick() {
        underWay = false;
        last = null;
        profiler.end(FramePart.UPDATE);
        scripts.stepShots();
        particles.update(allTasksScale());
        steps.afterUpdate(stepDt());
        profiler.end(FramePart.SHOTS);
        endFrame();
        steps.endOfFrame(stepDt());
        scripts.endTick();
        soundSystem.endTick(time.tick());
        journal.endTick(time.tick());
        profiler.end(FramePart.END);
    }

    /** Returns the length of a tick for subsystems, which follow the rate and the pause of all tasks. */
    private double stepDt() {
        return time.dt() * allTasksScale();
    }

    /** Returns the length of a tick for all tasks; 0 while they are paused. */
    private double allTasksScale() {
        return tasks.all().timeScale();
    }

    @Override
    public void stepTask() {
        if (!underWay) begin();
        last = tasks.runNext();
        if (last == null) endTick();
    }

    @Override
    public boolean isMidTick() {
        return underWay;
    }

    @Override
    public @Nullable Task lastTask() {
        return last;
    }

    @Override
    public @Nullable Task nextTask() {
        return tasks.peekNext();
    }

    private void advanceTime() {
        time.advance(allTasksScale());
        game.leakTracker().setTick(time.tick());
        game.log().advance(time.tick(), time.baseRate());
    }

    private void changeScene() {
        String scene = game.scenes().next();
        if (game.scenes().isLeaving()) controls.beginScene();
        try {
            game.scenes().applyRequest();
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            reportScene("scene '" + scene + "'", failed);
        }
        ticksBuilding = game.scenes().isBuilding() ? ticksBuilding + 1 : 0;
    }

    private void reportScene(String origin, Throwable failed) {
        if (time.tick() == FIRST_TICK) errors.reportStartFailure(origin, failed);
        else errors.report(origin, failed);
    }

    private void endFrame() {
        tasks.endFrame();
        if (looksAtPlaces) warnings.checkTaskSlots(tasks);
    }

    /**
     * Records the watched values, once per frame after its ticks; a released game has none. Like drawing, this does not
     * affect the random numbers of ticks.
     *
     * @param hasRun whether a tick has run in this frame; otherwise nothing has changed
     */
    public void observeWatches(boolean hasRun) {
        game.tunes().endFrame();
        if (!hasRun) return;
        game.machine().setDrawing(true);
        game.watches().observe();
        game.machine().setDrawing(false);
    }

    @Override
    public Tunes tunes() {
        return game.tunes();
    }

    @Override
    public List<Watch> watches() {
        return game.watches().all();
    }

    @Override
    public List<String> callPoints() {
        return scripts.callPoints();
    }

    @Override
    public @Nullable PausedLine pausedLine() {
        return breakpointHandler.line();
    }

    /**
     * Draws tasks and shots in order, and the loading mark over a scene that takes long to build; then the effects of
     * game.lua change this picture.
     *
     * @param alpha part of the last tick that has passed in the picture; above 0 and at most 1, or {@link
     *     #ACTUAL_POSITIONS}
     */
    public void draw(DrawList list, GameView view, double alpha) {
        times.beginDrawing();
        view.beginPicture();
        journal.drawn(isHeld);
        game.canvases().show(list);
        scripts.beginPicture(alpha);
        shots.beginInterpolation(alpha);
        game.feel().screen().beginPicture();
        particles.beginPicture(isSmooth ? alpha : ACTUAL_POSITIONS);
        try {
            tasks.forEachDrawn(task -> draw(task, list, view));
            particles.endPicture(list);
            game.feel().screen().endPicture(list);
            game.cameras().setDrawn(list.mostViews(), list.leastZoom());
        } finally {
            shots.endInterpolation();
            scripts.endPicture();
        }
        game.feel().transition().draw(list);
        if (ticksBuilding > TICKS_BEFORE_MARK)
            LoadingMark.draw(list, game.display().width(), game.display().height(), ticksBuilding, LoadingMark.NO_BAR);
        effects.add(list);
    }

    private void draw(Task task, DrawList list, GameView view) {
        if (particles.isPending()) particles.drawBelow(task.drawPriority(), list);
        game.feel().screen().drawBelow(task.drawPriority(), list);
        if (!(task instanceof Drawable picture)) return;
        times.beginDraw(task);
        try {
            view.draw(task, picture, list);
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            worldErrors.report(task.description(), failed);
            task.kill();
        }
        list.resetState();
        times.endDraw(task);
    }

    /** Sets whether the game is held, so that its frames are not measured; stays until the next call. */
    public void setHeld(boolean held) {
        isHeld = held;
        times.setHeld(held);
        soundSystem.setGamePaused(held);
    }

    public SoundSystem soundSystem() {
        return soundSystem;
    }

    /** Mutes or unmutes the game while it runs; its music continues in silence. */
    public void setMuted(boolean unheard) {
        soundSystem.setSilenced(unheard);
    }

    /** Ends a frame of any number of ticks: reports the most expensive tasks and lines to the profiler. */
    public void endFrameTimes() {
        times.endFrame();
    }

    @Override
    public ScriptProfiler taskTimes() {
        return times;
    }

    @Override
    public TaskList tasks() {
        return tasks;
    }

    /** Makes the groups that game.lua lists as invincible immune to hits, or vulnerable again. */
    public void setInvincible(boolean invincible) {
        if (invincible != isInvincible) journal.edited("invincibility");
        isInvincible = invincible;
        scripts.setInvincible(invincible);
    }

    @Override
    public Shots shots() {
        return shots;
    }

    /** Returns the frame rate, in frames per second. */
    public int frameRate() {
        return time.frameRate();
    }

    @Override
    public long tick() {
        return time.tick();
    }

    @Override
    public String scene() {
        return game.scenes().current();
    }

    @Override
    public void close() {
        if (underWay) finish();
        journal.endWorld();
        tasks.killAll(false);
        game.longJobs().reset();
        game.leakTracker().recordSurvivors(Lifetime.WORLD, "task", tasks.spawnLocations());
        game.leakTracker().recordSurvivors(Lifetime.WORLD, "coroutine", scripts.openCoroutines());
        scripts.close();
        journal.closeWorld();
        soundSystem.close();
        game.tunes().close();
    }
}
