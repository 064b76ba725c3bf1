package kodama.shot;

import org.jspecify.annotations.Nullable;

/** What is special about a shot, as bits of one number; plain shots have 0, and pay for nothing of it. */
final class ShotTraits {
    /** Flies on after a hit. */
    static final int PIERCING = 1;
    /** Has a pilot. */
    static final int STEERED_BY_CODE = 1 << 1;
    /** Its events are heard. */
    static final int HAS_LISTENER = 1 << 2;
    /** Someone hears of it every few ticks. */
    static final int TICKING = 1 << 3;
    /** Was fired with a delay, which may be over. */
    static final int DELAYED = 1 << 4;
    /** Ends at an age. */
    static final int LIMITED_LIFE = 1 << 5;
    /** Has a field or a margin of its own. */
    static final int OWN_BOUNDS = 1 << 6;

    /** Gains speed. */
    static final int ACCELERATING = 1 << 8;
    /** Turns. */
    static final int TURNING = 1 << 9;
    /** Is on the way to another speed or direction. */
    static final int EASING = 1 << 10;
    /** Has gravity or wind. */
    static final int FALLING = 1 << 11;
    /** Has changes to come. */
    static final int CHANGING = 1 << 12;
    /** Seeks someone. */
    static final int HOMING = 1 << 13;
    /** Is thrown back at edges. */
    static final int BOUNCING = 1 << 14;
    /** Comes in again on the other side. */
    static final int WRAPPING = 1 << 15;
    /** Circles round someone. */
    static final int ORBITING = 1 << 16;
    /** Is carried along by someone. */
    static final int HAS_PARENT = 1 << 17;

    /** Has numbers of its own for how its speed and direction change. */
    static final int OWN_RATES = 1 << 18;

    /** What a motion brings. */
    static final int MOTION = ACCELERATING
            | TURNING
            | EASING
            | FALLING
            | CHANGING
            | HOMING
            | BOUNCING
            | WRAPPING
            | ORBITING
            | HAS_PARENT
            | OWN_RATES;

    /** What changes the course at the beginning of a tick. */
    static final int GUIDED = ACCELERATING | TURNING | EASING | FALLING | CHANGING | HOMING | ORBITING;

    /** Is no circle but a line. */
    static final int CAPSULE = 1 << 20;
    /** Counts as a graze again and again. */
    static final int GRAZES_REPEATEDLY = 1 << 21;
    /** Never counts as a graze. */
    static final int NO_GRAZE = 1 << 22;
    /** Is a part of something else. */
    static final int PART = 1 << 24;

    /** Met an edge in its last move; see {@link ShotPathSegments}. */
    static final int TWO_SEGMENTS = 1 << 23;

    private ShotTraits() {}

    static int of(Motion motion) {
        if (motion == Motion.STRAIGHT) return 0;
        return (motion.accel() != 0 ? ACCELERATING : 0)
                | (motion.turn() != 0 ? TURNING : 0)
                | (motion.gravity() != 0 || motion.wind() != 0 ? FALLING : 0)
                | (motion.changes().isEmpty() ? 0 : CHANGING)
                | (motion.homing() != null ? HOMING : 0)
                | (motion.bounce() != null ? BOUNCING : 0)
                | (motion.wraps() ? WRAPPING : 0)
                | (motion.orbit() != null ? ORBITING | HAS_PARENT : 0)
                | (motion.carrier() != null ? HAS_PARENT : 0);
    }

    static int of(@Nullable ShotEventListener events) {
        if (events == null) return 0;
        return events.tickInterval() > 0 ? HAS_LISTENER | TICKING : HAS_LISTENER;
    }
}
