package kodama.sound.speaker;

import kodama.sound.AudioLine;
import kodama.time.NanoClock;

/**
 * A line to nowhere, which takes its time: sounds continue unheard while there is no device.
 *
 * <p>It is exact on average, but not from block to block: nobody hears when a block is taken, and a thread that wakes
 * for each block costs a quarter of a core.
 */
final class SilentLine implements AudioLine {
    /** Sound is taken at once until so much of it is ahead of the clock, which is then slept through. */
    private static final long AHEAD_NANOS = 100_000_000;

    private static final double NANOS_PER_SECOND = 1e9;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final int rate;
    private final NanoClock clock;
    private double due;

    SilentLine(int rate, NanoClock clock) {
        this.rate = rate;
        this.clock = clock;
        due = clock.nanoTime();
    }

    @Override
    public int rate() {
        return rate;
    }

    @Override
    public int bufferFrames() {
        return 0;
    }

    @Override
    public void write(short[] stereo, int frames) {
        due += frames * NANOS_PER_SECOND / rate;
        long ahead = (long) due - clock.nanoTime();
        if (ahead >= AHEAD_NANOS) clock.sleepMillis(ahead / NANOS_PER_MILLI);
    }

    @Override
    public void close() {}
}
