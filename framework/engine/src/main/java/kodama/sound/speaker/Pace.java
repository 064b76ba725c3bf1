package kodama.sound.speaker;

import kodama.time.NanoClock;

/**
 * Holds back for a line without a clock of its own, such as one to nowhere, which takes all at once: else it would be
 * fed by a whole core. A real device is a little faster or slower than this clock and never held back.
 */
final class Pace {
    /** How much faster than it plays a line may take sound, and for how long it may take all. */
    private static final double FASTER = 1.05;

    private static final long AHEAD_NANOS = 250_000_000;
    private static final int REST_MILLIS = 20;
    private static final double NANOS_PER_SECOND = 1e9;

    private final NanoClock clock;
    private final double nanosPerFrame;
    private double due;

    Pace(NanoClock clock, int rate) {
        this.clock = clock;
        nanosPerFrame = NANOS_PER_SECOND / (rate * FASTER);
        due = clock.nanoTime();
    }

    /** To be called when the line has taken something. */
    void taken(int frames) {
        long now = clock.nanoTime();
        due = Math.max(due, now) + frames * nanosPerFrame;
        if (due - now > AHEAD_NANOS) clock.sleepMillis(REST_MILLIS);
    }
}
