package kodama.time;

import kodama.base.Checks;

/** The clock of a game: counts its ticks as they are run. Owned by the game thread. */
public final class GameClock implements GameTime {
    private final FrameRate base;
    private FrameRate rate;
    /** Frames of the base rate that the frame under way stands for. */
    private double frames = 1;
    /** Its number; 0 before the first. */
    private long tick;
    /** All ticks together; in seconds of the game. */
    private double now;

    // the stretch of ticks of one pace in progress: now = since + ticks of it, so that rounding does not add up
    private double since;
    private double pace = 1;
    private long ticks;

    /**
     * Creates a clock at tick 0.
     *
     * @param base how many ticks a second has, and frames until that is changed
     */
    public GameClock(FrameRate base) {
        this.base = base;
        this.rate = base;
    }

    /**
     * Begins the next tick.
     *
     * @param paceOfAll how fast all tasks live: 1 normally, 0 to stand still; counts for {@link #now} alone
     * @throws IllegalArgumentException if the pace is less than 0, infinite or not a number
     */
    public void advance(double paceOfAll) {
        Checks.atLeast("pace", paceOfAll, 0);
        if (paceOfAll != pace) beginStretch(paceOfAll);
        ticks++;
        tick++;
        now = since + ticks * pace / base.fps();
    }

    private void beginStretch(double paceOfAll) {
        since = now;
        pace = paceOfAll;
        ticks = 0;
    }

    /** Changes the frame rate; ticks are as long as before. */
    public void setRate(FrameRate rate) {
        this.rate = rate;
        frames = (double) base.fps() / rate.fps();
    }

    /**
     * Begins a frame.
     *
     * @param baseFrames how many frames of the base rate it stands for; at least 0
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
