package kodama.time;

import java.util.Locale;

/**
 * Measures frames per second: frames · 1000 / elapsed milliseconds, updated when more than 999 ms have passed. Skipped
 * frames are counted separately.
 *
 * <p>The thread that presents frames calls {@link #frame}; any thread may call the other methods. Allocates only when
 * the value changes, once per second.
 */
public final class FpsMeter {
    /** The value is updated when more than this has passed. */
    private static final long REFRESH_MILLIS = 999;

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final NanoClock clock;
    /** Start of the current measurement; in nanoseconds of the clock. */
    private long start;
    /** Number of frames presented since then. */
    private int frames;
    /** Total number of skipped frames at the start of the current measurement. */
    private long skippedBefore;

    private volatile long skippedSoFar;
    /** Number of skipped frames in the last complete measurement; 0 until there is one. */
    private volatile long skipped;
    /** Frames per second; 0 until the first measurement is complete. */
    private volatile double fps;

    private volatile String text = text(0);

    /** Creates a meter that starts measuring now. */
    public FpsMeter(NanoClock clock) {
        this.clock = clock;
        start = clock.nanoTime();
    }

    /** Counts a frame. Must be called after each frame was presented. */
    public void frame() {
        frames++;
        long now = clock.nanoTime();
        long elapsed = (now - start) / NANOS_PER_MILLI;
        if (elapsed > REFRESH_MILLIS) refresh(now, elapsed);
    }

    private void refresh(long now, long elapsedMillis) {
        double figure = frames * 1000.0 / elapsedMillis;
        fps = figure;
        text = text(figure);
        skipped = skippedSoFar - skippedBefore;
        skippedBefore += skipped;
        frames = 0;
        start = now;
    }

    /**
     * Sets the total number of frames that were not presented because a newer one came first.
     *
     * @param soFar the total
     */
    public void setSkippedTotal(long soFar) {
        skippedSoFar = soFar;
    }

    /** Returns the number of frames skipped during the last measurement; 0 until the first second is over. */
    public long skipped() {
        return skipped;
    }

    private static String text(double fps) {
        return String.format(Locale.ROOT, "FPS: %.3f", fps);
    }

    /** Returns frames per second from the last measurement; 0 until the first second is over. */
    public double fps() {
        return fps;
    }

    /**
     * Returns the last value as shown on the screen.
     *
     * @return for example {@code FPS: 59.988}
     */
    public String text() {
        return text;
    }
}
