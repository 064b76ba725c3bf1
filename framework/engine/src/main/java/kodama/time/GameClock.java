package kodama.time;

import kodama.base.Checks;

/** The clock of a game, which counts its ticks. Owned by the game thread. */
public final class GameClock implements GameTime {
    private final FrameRate base;
    private FrameRate rate;
    /** Number of frames of the base rate that the current frame represents. */
    private double frames = 1;
    /** Number of the tick; 0 before the first. */
    private long tick;
    /** Game time of all ticks; in seconds. */
    private double now;

    // the current run of ticks at the same time scale: now = since + its ticks, so that rounding errors do not
    // accumulate
    private double since;
    private double timeScale = 1;
    private long ticks;

    /**
     * Creates a clock at tick 0.
     *
     * @param base ticks per second, and the initial frame rate
     */
    public GameClock(FrameRate base) {
        this.base = base;
        this.rate = base;
    }

    /**
     * Begins the next tick.
     *
     * @param newTimeScale time scale of all tasks: 1 normally, 0 while paused; only affects {@link #now}
     * @throws IllegalArgumentException if the time scale is less than 0, infinite or NaN
     */
    public void advance(double newTimeScale) {
        Checks.atLeast("time scale", newTimeScale, 0);
        if (newTimeScale != timeScale) beginRun(newTimeScale);
        ticks++;
        tick++;
        now = since + ticks * timeScale / base.fps();
    }

    private void beginRun(double newTimeScale) {
        since = now;
        timeScale = newTimeScale;
        ticks = 0;
    }

    /** Changes the frame rate; the duration of ticks does not change. */
    public void setRate(FrameRate rate) {
        this.rate = rate;
        frames = (double) base.fps() / rate.fps();
    }

    /**
     * Begins a frame.
     *
     * @param baseFrames number of frames of the base rate that it represents; at least 0
     */
    public void beginFrame(double baseFrames) {
        frames = baseFrames;
    }

    @Override
    public long tick() {
        return tick;
    }

    @Override
    public double dt() {
        return base.seconds();
    }

    @Override
    public double now() {
        return now;
    }

    @Override
    public int baseRate() {
        return base.fps();
    }

    @Override
    public int frameRate() {
        return rate.fps();
    }

    @Override
    public double frames() {
        return frames;
    }
}
