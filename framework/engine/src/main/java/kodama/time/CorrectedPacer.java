package kodama.time;

/**
 * Paces frames by plain sleeps, each shortened by the error of the one before, as in the article "Learning the workings
 * of classic games with Delphi, part 2" (Qiita, 2024).
 *
 * <p>The intended sleep is the period (in milliseconds with two decimals: 16.67 at 60 fps, hence 59.988 fps) minus the
 * time worked minus the last error. It is rounded to whole milliseconds, half to even, and slept. The error is the
 * actual sleep minus the <em>unrounded</em> intended sleep, so both rounding and oversleeping are compensated in the
 * next frame. A frame without time to sleep does not sleep, and its error is discarded.
 */
public final class CorrectedPacer implements FramePacer {
    private static final double HUNDREDTHS_PER_SECOND = 100_000;

    private final Stopwatch work;
    private final Stopwatch sleep;
    private final NanoClock clock;
    private double periodMillis;
    /** Error of the last sleep: positive if it was too long, negative if too short, 0 if there was none. */
    private double adjustMillis;

    /** Creates a pacer whose first frame begins now. */
    public CorrectedPacer(NanoClock clock, FrameRate rate) {
        this.clock = clock;
        work = new Stopwatch(clock);
        sleep = new Stopwatch(clock);
        setRate(rate);
    }

    @Override
    public void setRate(FrameRate rate) {
        periodMillis = Math.rint(HUNDREDTHS_PER_SECOND / rate.fps()) / 100;
    }

    @Override
    public void restart() {
        adjustMillis = 0;
        work.restart();
    }

    @Override
    public void awaitNextFrame() {
        double intended = periodMillis - work.elapsedMillis() - adjustMillis;
        adjustMillis = intended > 0 ? sleep(intended) : 0;
        work.restart();
    }

    /** Sleeps and returns the error: positive if the sleep was too long, negative if too short. */
    private double sleep(double intended) {
        sleep.restart();
        clock.sleepMillis((long) Math.rint(intended));
        return sleep.elapsedMillis() - intended;
    }
}
