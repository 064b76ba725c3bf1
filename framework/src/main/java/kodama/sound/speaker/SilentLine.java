package kodama.sound.speaker;

import kodama.sound.AudioLine;
import kodama.time.NanoClock;

/** A line to nowhere, which takes its time: what would be heard goes on while there is no device. */
final class SilentLine implements AudioLine {
    private static final double NANOS_PER_SECOND = 1e9;

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
        clock.sleepUntil((long) due);
    }

    @Override
    public void close() {}
}
