package kodama.shot;

import org.jspecify.annotations.Nullable;

/** Bits for the special properties of a shot. A plain shot has none and skips the code for all of them. */
final class ShotTraits {
    /** Flies on after a hit. */
    static final int PIERCING = 1;
    /** Has a steering behavior. */
    static final int STEERED_BY_CODE = 1 << 1;
    /** Has a listener. */
    static final int HAS_LISTENER = 1 << 2;
    /** Has a listener that is called every few ticks. */
    static final int TICKING = 1 << 3;
    /** Was fired with a delay, which may be over. */
    static final int DELAYED = 1 << 4;
    /** Ends at a certain age. */
    static final int LIMITED_LIFE = 1 << 5;
    /** Has its own field or margin. */
    static final int OWN_BOUNDS = 1 << 6;

    /** Has walls; see {@link ShotWalls}. */
    static final int WALLED = 1 << 7;

    /** Accelerates. */
    static final int ACCELERATING = 1 << 8;
    /** Turns. */
    static final int TURNING = 1 << 9;
    /** Eases toward another speed or direction. */
    static final int EASING = 1 << 10;
    /** Has gravity or wind. */
    static final int FALLING = 1 << 11;
    /** Has scheduled changes to come. */
    static final int CHANGING = 1 << 12;
    /** Homes in on a target. */
    static final int HOMING = 1 << 13;
    /** Bounces off edges. */
    static final int BOUNCING = 1 << 14;
    /** Wraps around at edges. */
    static final int WRAPPING = 1 << 15;
    /** Orbits a position. */
    static final int ORBITING = 1 << 16;
    /** Follows a position. */
    static final int HAS_PARENT = 1 << 17;

    /** Has its own rates of acceleration and turn. */
    static final int OWN_RATES = 1 << 18;

    /** All traits that come from a motion. */
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

    /** The traits that change speed or direction at the start of a tick. */
    static final int GUIDED = ACCELERATING | TURNING | EASING | FALLING | CHANGING | HOMING | ORBITING;

    /** Has met a wall in this tick, and ends at its end. */
    static final int AT_WALL = 1 << 19;

    /** Has a capsule as its collision shape, not a circle. */
    static final int CAPSULE = 1 << 20;
    /** Can graze a target repeatedly. */
    static final int GRAZES_REPEATEDLY = 1 << 21;
    /** Never grazes. */
    static final int NO_GRAZE = 1 << 22;
    /** Differs from its look; see {@link ShotAppearance}. */
    static final int OWN_LOOK = 1 << 25;
    /** Neither hits nor grazes. */
    static final int HARMLESS = 1 << 26;
    /** Is part of something else, such as a laser. */
    static final int PART = 1 << 24;

    /** Its last move has two segments; see {@link ShotPathSegments}. */
    static final int TWO_SEGMENTS = 1 << 23;

    /** Is larger than most shots; see {@link ShotData#smallReach}. */
    static final int LARGE = 1 << 27;

    /** The traits that a shot keeps when it gets another spec. */
    static final int OWN = MOTION | DELAYED | PART | TWO_SEGMENTS | AT_WALL | HARMLESS | LARGE | OWN_LOOK;

    /** The traits without influence on the simulation. */
    static final int NOT_SIMULATED = LARGE | OWN_LOOK;

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
                | (motion.parent() != null ? HAS_PARENT : 0);
    }

    static int of(@Nullable ShotEventListener listener) {
        if (listener == null) return 0;
        return listener.tickInterval() > 0 ? HAS_LISTENER | TICKING : HAS_LISTENER;
    }
}
