package kodama.loop.game;

import kodama.draw.Viewport;
import kodama.input.Bindings;
import kodama.input.Controls;
import kodama.job.JobFigures;
import kodama.job.LongJobFigures;
import kodama.loop.GameView;
import kodama.loop.RunningGame;
import kodama.loop.TickSteps;
import kodama.loop.World;
import kodama.profile.Profiler;
import kodama.script.config.GameConfig;
import kodama.time.FpsMeter;
import org.jspecify.annotations.Nullable;

/** What overlays see of a run: the world that there is just now, and what outlives it. */
final class ShownGame implements RunningGame {
    private final GameRun run;
    private final FrameClock clock;
    private final FpsMeter meter;
    private final Profiler profiler;
    private final GameView view;
    private final LineHold hold;
    private final Controls controls;

    ShownGame(
            GameRun run,
            FrameClock clock,
            FpsMeter meter,
            Profiler profiler,
            GameView view,
            LineHold hold,
            Controls controls) {
        this.run = run;
        this.clock = clock;
        this.meter = meter;
        this.profiler = profiler;
        this.view = view;
        this.hold = hold;
        this.controls = controls;
    }

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
        return clock.isHeld() ? "held" : meter.text();
    }

    @Override
    public long skippedLately() {
        return meter.skipped();
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
        return view;
    }

    @Override
    public Viewport place() {
        return run.renderer().layer().place();
    }

    @Override
    public TickSteps steps() {
        return hold.isInCall() ? TickSteps.NONE : run.world(); // a tick is under way, and a task in it
    }
}
