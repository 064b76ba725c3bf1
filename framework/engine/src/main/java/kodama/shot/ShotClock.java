package kodama.shot;

import kodama.base.Checks;
import kodama.base.StateSink;

/**
 * The time of shots, which can pass at another rate than that of the game. Motion changes only at the start of a whole
 * tick of shot time, so that slowed shots fly along the same path.
 */
final class ShotClock {
    /** Differences below this are rounding errors of adding parts of ticks. */
    private static final double NOTHING = 1e-9;

    private double timeScale = 1;
    /** Elapsed part of the tick, at least 0 and below 1. */
    private double phase;
    /** Remaining time of this update; in ticks. */
    private double rest;

    void setTimeScale(double timeScale) {
        this.timeScale = Checks.atLeast("time scale", timeScale, 0);
    }

    void writeState(StateSink to) {
        to.add("time scale", timeScale);
        to.add("part of the tick", phase);
    }

    /** Starts an update. */
    void begin() {
        rest = timeScale;
    }

    boolean hasNextStep() {
        return rest > NOTHING;
    }

    /** Returns whether a whole tick begins. */
    boolean isAtTickStart() {
        return phase == 0;
    }

    /** Returns the time until the end of the tick or of the update. */
    double step() {
        return Math.min(rest, 1 - phase);
    }

    /** Advances the time by a part of a tick. Returns whether the tick is over. */
    boolean advance(double part) {
        rest -= part;
        phase += part;
        boolean over = phase > 1 - NOTHING;
        if (over) phase = 0;
        return over;
    }
}
