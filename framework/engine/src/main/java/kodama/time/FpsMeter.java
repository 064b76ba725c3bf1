package kodama.time;

import java.util.Locale;

/**
 * Measures frames per second: frames · 1000 / elapsed milliseconds, again whenever more than 999 ms have passed. Frames
 * that were skipped are no frames of these; they have a count of their own.
 *
 * <p>The thread that presents frames counts them; any thread may do the rest. Allocates only when the figure changes,
 * once a second.
 */
public final class FpsMeter {
    /** The figure is made again when more than this has passed. */
    private static final long REFRESH_MILLIS = 999;

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final NanoClock clock;
    /** When the measurement under way began; in nanoseconds of the clock. */
    private long start;
    /** How many were shown since. */
    private int frames;
    /** How many had been skipped by then. */
    private long skippedBefore;

    private volatile long skippedSoFar;
    /** How many were skipped in the last whole measurement; 0 until there is one. */
    private volatile long skipped;
    /** Frames per second; 0 until the first measurement is over. */
    private volatile double fps;

    private volatile String text = text(0);

    /** Creates a meter that starts to measure now. */
    public FpsMeter(NanoClock clock) {
        this.clock = clock;
        start = clock.nanoTime();
    }

    /** Counts a frame; to be called after each frame was presented. */
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
     * Takes in how many frames were never presented because a newer one came first.
     *
     * @param soFar the number of all so far
     */
    public void setSkippedTotal(long soFar) {
        skippedSoFar = soFar;
    }

    /**
     * Returns how many frames were skipped while the last figure was measured: their number; 0 until the first second
     * is over.
     */
    public long skipped() {
        return skipped;
    }

    private static String text(double fps) {
        return String.format(Locale.ROOT, "FPS: %.3f", fps);
    }

    /** Returns the last figure: frames per second; 0 until the first second is over. */
    public double fps() {
        return fps;
    }

    /**
     * Returns the last figure as it is shown on the screen.
     *
     * @return for example {@code FPS: 59.988}
     */
    public String text() {
        return text;
    }
}
