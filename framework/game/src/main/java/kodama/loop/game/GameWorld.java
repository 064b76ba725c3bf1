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
import kodama.lua.CompilationCache;
import kodama.profile.FramePart;
import kodama.profile.Profiler;
import kodama.request.FirstScene;
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
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import kodama.time.FpsMeter;
import kodama.time.FrameRate;
import kodama.time.GameClock;
import org.jspecify.annotations.Nullable;

/** All that a simple reset throws away: tasks, shots, scripts and the game's time. Owned by the game thread. */
public final class GameWorld implements World, TickStepper, AutoCloseable {
    private static final long FIRST_TICK = 1;

    /** Behind the score, over ships. */
    private static final double PRIORITY_OF_SHOTS = 0.6;

    /** Instead of a moment of the last tick: a picture that shows everything where it is. */
    public static final double ACTUAL_POSITIONS = Double.POSITIVE_INFINITY;

    /** So many ticks a scene is built without a mark, which would only flicker. */
    private static final int BUILT_UNMARKED = 15;

    private final GameClock time;
    private final GameContext game;
    private final TaskList tasks;
    private final Shots shots;
    private final Lasers lasers;
    private final SoundSystem desk;
    private final WorldWarnings warnings;
    private final boolean looksAtPlaces;
    private final ScriptWorld scripts;
    private final GameErrors errors;
    private final WorldErrors worldErrors;
    private final SubsystemSteps steps;
    private final BreakpointHandler holder;
    private final Controls controls;
    private final Profiler profiler;
    private final ScriptProfiler times;
    private final boolean isSmooth;

    /** How many ticks the scene has been built for; 0 if it is there. */
    private int builtFor;

    private boolean underWay;

    /** The task that ran last in the tick under way; null if none has. */
    private @Nullable Task last;

    /**
     * Builds a world without a scene, at tick 0.
     *
     * @param stage the ports to the outside
     * @param project the game as it is now
     * @param subsystems those that the game has brought along and that are open
     * @param controls what the game is played with
     * @param longJobs runs jobs over several ticks
     * @param jobs runs jobs within a tick
     * @param forkJoin does the same work on all cores at once
     * @param compiled what scripts were compiled to in worlds before
     * @param meter counts the frames that are shown
     * @param holder holds the game at a line
     */
    public GameWorld(
            GamePlatform stage,
            GameProject project,
            List<Subsystem> subsystems,
            Controls controls,
            LongJobs longJobs,
            JobRunner jobs,
            ForkJoin forkJoin,
            CompilationCache compiled,
            FpsMeter meter,
            BreakpointHandler holder) {
        GameConfig config = project.config();
        Diagnostics diagnostics = stage.diagnostics();
        isSmooth = config.timing().smooth();
        stage.keepsakes().options().begin(config.playerFeatures().languages());
        errors = stage.errors();
        profiler = diagnostics.profiler();
        warnings = new WorldWarnings(diagnostics.log());
        longJobs.onLate(warnings::jobWasLate);
        this.holder = holder;
        this.controls = controls;
        time = new GameClock(new FrameRate(config.timing().fps()));
        worldErrors = new WorldErrors(errors, time::tick);
        longJobs.setErrorSink(worldErrors);
        game = new GameContext(
                config,
                project.files(),
                project.classes(),
                subsystems,
                stage.assets(),
                stage.keepsakes(),
                diagnostics,
                stage.audio(),
                stage.requests(),
                stage.seed(),
                controls,
                longJobs,
                jobs,
                forkJoin,
                compiled,
                meter,
                holder,
                time,
                worldErrors,
                JavaTasks::new);
        errors.setCallPointFinder(game.callPoints()::open);
        tasks = game.tasks();
        shots = game.shots();
        lasers = game.lasers();
        desk = game.desk();
        times = game.scriptProfiler();
        looksAtPlaces = diagnostics.dev() && !config.capacity().tasks().grows();
        scripts = new ScriptWorld(game);
        worldErrors.setTasks(tasks, ScriptWorld::fieldsOf);
        tasks.spawnBuiltIn(new DrawOnlyTask("shots", this::drawShots), PRIORITY_OF_SHOTS);
        steps = new SubsystemSteps(tasks, worldErrors);
        steps.begin(subsystems);
        for (FrameHook hook : stage.hooks()) hook.beginWorld(this, holder);
    }

    /** Asks for the first scene, which begins with the first tick. */
    public void begin(FirstScene first) {
        try {
            game.starter().start(first);
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            errors.reportStartFailure("the beginning", failed);
        }
    }

    /** Shots are seen over lasers. */
    private void drawShots(DrawList list) {
        lasers.draw(list);
        shots.draw(list);
    }

    @Override
    public ScriptWorld scripts() {
        return scripts;
    }

    /**
     * Changes the frame rate; ticks are as long as before. Where some frames come between two ticks, what is smooth is
     * drawn on its way.
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
     * @param baseFrames how many frames of the base rate it stands for; at least 0
     */
    public void beginFrame(double baseFrames) {
        time.beginFrame(baseFrames);
        desk.beginFrame();
    }

    /**
     * Runs one tick, from "advance time" to "end of frame" in ARCHITECTURE.md's picture of a frame; or what is left of
     * the one under way.
     */
    @Override
    public void stepTick() {
        if (!underWay) begin();
        finish();
    }

    private void begin() {
        scripts.beginTick();
        shots.beginTick();
        lasers.beginTick();
        times.beginTick();
        advanceTime();
        game.longJobs().tick();
        changeScene();
        controls.beginTick(tasks.all().isPaused());
        steps.beforeUpdate(stepDt());
        profiler.end(FramePart.SCENE);
        tasks.beginUpdate(time.dt()); // prepare
        underWay = true;
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
        steps.afterUpdate(stepDt());
        profiler.end(FramePart.SHOTS);
        endFrame();
        steps.endOfFrame(stepDt());
        scripts.endTick();
        desk.endTick(time.tick());
        profiler.end(FramePart.END);
    }

    /** Subsystems know no groups; they live as fast as all tasks do, and stand still with them. */
    private double stepDt() {
        return tasks.all().isPaused() ? 0 : time.dt() * tasks.all().rate();
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
        TaskGroup all = tasks.all();
        time.advance(all.isPaused() ? 0 : all.rate());
        game.ledger().setTick(time.tick());
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
        builtFor = game.scenes().isBuilding() ? builtFor + 1 : 0;
    }

    private void reportScene(String who, Throwable failed) {
        if (time.tick() == FIRST_TICK) errors.reportStartFailure(who, failed);
        else errors.report(who, failed);
    }

    private void endFrame() {
        tasks.endFrame();
        if (looksAtPlaces) warnings.checkTaskSlots(tasks);
    }

    /**
     * Looks at what developers watch, once a frame after its ticks; a released game watches nothing.
     *
     * @param hasRun whether a tick has run in this frame; else nothing has changed
     */
    public void observeWatches(boolean hasRun) {
        game.tunes().endFrame();
        if (hasRun) game.watches().observe();
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
    public @Nullable PausedLine heldLine() {
        return holder.line();
    }

    /**
     * Draws tasks and shots in their order, and the loading mark over a scene that is built for long.
     *
     * @param alpha how much of the last tick is over in the picture; above 0, at most 1, or {@link #ACTUAL_POSITIONS}
     */
    public void draw(DrawList list, GameView view, double alpha) {
        times.beginDrawing();
        view.beginPicture();
        scripts.beginPicture(alpha);
        shots.beginInterpolation(alpha);
        try {
            tasks.forEachDrawn(task -> draw(task, list, view));
        } finally {
            shots.endInterpolation();
            scripts.endPicture();
        }
        if (builtFor > BUILT_UNMARKED)
            LoadingMark.draw(list, game.display().width(), game.display().height(), builtFor, LoadingMark.NO_BAR);
    }

    private void draw(Task task, DrawList list, GameView view) {
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

    /**
     * Says, until it is said again, whether the frame is one of a game that stands still, which counts in no figure.
     */
    public void setHeld(boolean held) {
        times.setHeld(held);
        desk.setGamePaused(held);
    }

    public SoundSystem desk() {
        return desk;
    }

    /** Silences the game while it continues, or lets it be heard again: its music then sounds from where it is. */
    public void setMuted(boolean unheard) {
        desk.setSilenced(unheard);
    }

    /** Ends a frame, of one tick, several or none: what it took most is told to the profiler. */
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

    /** Lets nothing hit the groups that game.lua names as invincible, or lets them be hit again. */
    public void setInvincible(boolean wanted) {
        scripts.setInvincible(wanted);
    }

    @Override
    public Shots shots() {
        return shots;
    }

    /** The frame rate; in frames a second. */
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
        tasks.killAll(false);
        game.longJobs().reset();
        game.ledger().recordSurvivors(Lifetime.WORLD, "task", tasks.spawnLocations());
        game.ledger().recordSurvivors(Lifetime.WORLD, "coroutine", scripts.openCoroutines());
        scripts.close();
        desk.close();
        game.tunes().close();
    }
}
