package kodama.shot;

import kodama.base.Checks;

/**
 * The time of shots, which may pass more slowly or faster than that of the game: their courses change at the beginning
 * of a whole tick of theirs, so that slow shots fly the same way.
 */
final class ShotClock {
    /** Less than this is what adding up parts of a tick brings about. */
    private static final double NOTHING = 1e-9;

    private double pace = 1;
    /** How much of the tick is over, from 0 to below 1. */
    private double phase;
    /** What is left of this update; in ticks. */
    private double rest;

    void setTimeScale(double pace) {
        this.pace = Checks.atLeast("pace", pace, 0);
    }

    /** Begins an update. */
    void begin() {
        rest = pace;
    }

    boolean hasNextStep() {
        return rest > NOTHING;
    }

    /** Whether a whole tick begins. */
    boolean isAtTickStart() {
        return phase == 0;
    }

    /** What can be flown until the tick is over, or the update. */
    double step() {
        return Math.min(rest, 1 - phase);
    }

    /** Lets a part pass; tells whether the tick is over. */
    boolean advance(double part) {
        rest -= part;
        phase += part;
        boolean over = phase > 1 - NOTHING;
        if (over) phase = 0;
        return over;
    }
}
