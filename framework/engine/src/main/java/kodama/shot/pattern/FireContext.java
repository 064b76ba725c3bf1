package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * The context in which a pattern is fired.
 *
 * @param angle direction of the pattern; in degrees, 0 is right, 90 is down
 * @param speed default speed of its shots; in virtual pixels per tick
 * @param aimX x of the target relative to the origin; in virtual pixels, NaN for no target
 * @param aimY y of the target relative to the origin; in virtual pixels
 * @param seed random seed; the same seed gives the same shots
 */
public record FireContext(double angle, double speed, double aimX, double aimY, long seed) {
    /**
     * Creates a context.
     *
     * @param angle direction of the pattern; in degrees, 0 is right, 90 is down
     * @param speed default speed of its shots; in virtual pixels per tick
     * @param aimX x of the target relative to the origin; in virtual pixels, NaN for no target
     * @param aimY y of the target relative to the origin; in virtual pixels
     * @param seed random seed; the same seed gives the same shots
     * @throws IllegalArgumentException if angle or speed is not finite
     */
    public FireContext {
        Checks.finite("angle", angle);
        Checks.finite("speed", speed);
    }

    /**
     * Creates a context without a target and with seed 0.
     *
     * @param angle direction of the pattern; in degrees
     * @param speed default speed of its shots; in virtual pixels per tick
     */
    public static FireContext withoutTarget(double angle, double speed) {
        return new FireContext(angle, speed, Double.NaN, Double.NaN, 0);
    }

    /**
     * Returns a copy with a target.
     *
     * @param x x of the target relative to the origin; in virtual pixels
     * @param y y of the target relative to the origin; in virtual pixels
     */
    public FireContext aimedAt(double x, double y) {
        return new FireContext(angle, speed, x, y, seed);
    }

    /** Returns a copy with another random seed. */
    public FireContext withSeed(long seed) {
        return new FireContext(angle, speed, aimX, aimY, seed);
    }

    /** Returns whether there is a target. */
    public boolean hasTarget() {
        return !Double.isNaN(aimX);
    }
}
