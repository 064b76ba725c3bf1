package kodama.loop.game;

import java.util.List;
import kodama.draw.Viewport;
import kodama.job.JobFigures;
import kodama.job.LongJobFigures;
import kodama.loop.GameFigures;
import kodama.loop.GameView;
import kodama.loop.TickSteps;
import kodama.loop.world.GameWorld;
import kodama.profile.Profiler;
import kodama.script.ScriptWorld;
import kodama.script.hold.HeldLine;
import kodama.script.tune.Tunes;
import kodama.script.tune.Watch;
import kodama.shot.Shots;
import kodama.task.TaskList;
import kodama.task.TaskTimes;
import kodama.time.FpsMeter;
import org.jspecify.annotations.Nullable;

/** What overlays see of a run: the world that there is just now, if there is one, and what outlives it. */
final class RunFigures implements GameFigures {
    private final GameRun run;
    private final FrameClock clock;
    private final FpsMeter meter;
    private final Profiler profiler;
    private final GameView view;
    private final LineHold hold;

    RunFigures(GameRun run, FrameClock clock, FpsMeter meter, Profiler profiler, GameView view, LineHold hold) {
        this.run = run;
        this.clock = clock;
        this.meter = meter;
        this.profiler = profiler;
        this.view = view;
        this.hold = hold;
    }

    /** A game that is held is drawn but now and then, which is no figure of it. */
    @Override
    public String fps() {
        return clock.isHeld() ? "held" : meter.text();
    }

    @Override
    public long skippedLately() {
        return meter.skipped();
    }

    @Override
    public int frameRate() {
        GameWorld now = run.worldIfAny();
        return now == null ? 0 : now.frameRate();
    }

    @Override
    public @Nullable TaskList tasks() {
        GameWorld now = run.worldIfAny();
        return now == null ? null : now.taskList();
    }

    @Override
    public @Nullable Tunes tunes() {
        GameWorld now = run.worldIfAny();
        return now == null ? null : now.tunes();
    }

    @Override
    public List<Watch> watches() {
        GameWorld now = run.worldIfAny();
        return now == null ? List.of() : now.watches().all();
    }

    @Override
    public @Nullable HeldLine heldLine() {
        return hold.line();
    }

    @Override
    public @Nullable ScriptWorld scripts() {
        GameWorld now = run.worldIfAny();
        return now == null ? null : now.scripts();
    }

    @Override
    public @Nullable Shots shots() {
        GameWorld now = run.worldIfAny();
        return now == null ? null : now.shots();
    }

    @Override
    public void setInvincible(boolean wanted) {
        run.setInvincible(wanted);
    }

    @Override
    public GameView view() {
        return view;
    }

    @Override
    public Viewport place() {
        return run.renderer().layer().place();
    }

    @Override
    public TickSteps steps() {
        GameWorld now = run.worldIfAny();
        return now == null || hold.isInCall() ? TickSteps.NONE : now; // a tick is under way, and a task in it
    }

    @Override
    public long tick() {
        GameWorld now = run.worldIfAny();
        return now == null ? 0 : now.tick();
    }

    @Override
    public String scene() {
        GameWorld now = run.worldIfAny();
        return now == null ? "" : now.scene();
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
    public @Nullable JobFigures jobs() {
        return run.jobs() == null ? null : run.jobs().figures();
    }

    @Override
    public LongJobFigures longJobs() {
        return run.longJobs().figures();
    }

    @Override
    public Profiler profiler() {
        return profiler;
    }

    @Override
    public @Nullable TaskTimes taskTimes() {
        GameWorld now = run.worldIfAny();
        return now == null ? null : now.taskTimes();
    }

    @Override
    public List<String> callPoints() {
        GameWorld now = run.worldIfAny();
        return now == null ? List.of() : now.scripts().callPoints();
    }

    @Override
    public double speed() {
        return clock.speed();
    }

    @Override
    public void setSpeed(double speed) {
        clock.setSpeed(speed);
    }
}
