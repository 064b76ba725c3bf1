package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Where a pattern is fired from: all it has to know besides itself.
 *
 * @param angle direction of the pattern; in degrees, 0 right, 90 down
 * @param speed of its shots, where it does not say otherwise; in virtual pixels a tick
 * @param aimX how far right of the muzzle the target is; in virtual pixels, not a number if there is none
 * @param aimY how far below the muzzle the target is; in virtual pixels
 * @param seed of its chance: with the same seed the same shots
 */
public record FireContext(double angle, double speed, double aimX, double aimY, long seed) {
    /**
     * Checks it.
     *
     * @param angle direction of the pattern; in degrees, 0 right, 90 down
     * @param speed of its shots, where it does not say otherwise; in virtual pixels a tick
     * @param aimX how far right of the muzzle the target is; in virtual pixels, not a number if there is none
     * @param aimY how far below the muzzle the target is; in virtual pixels
     * @param seed of its chance: with the same seed the same shots
     * @throws IllegalArgumentException if angle or speed is no finite number
     */
    public FireContext {
        Checks.finite("angle", angle);
        Checks.finite("speed", speed);
    }

    /**
     * A muzzle with no target.
     *
     * @param angle direction of the pattern; in degrees
     * @param speed in virtual pixels a tick
     * @return with a seed of 0
     */
    public static FireContext withoutTarget(double angle, double speed) {
        return new FireContext(angle, speed, Double.NaN, Double.NaN, 0);
    }

    /**
     * Gives it a target.
     *
     * @param x how far right of the muzzle; in virtual pixels
     * @param y how far below the muzzle; in virtual pixels
     * @return the same muzzle otherwise
     */
    public FireContext aimedAt(double x, double y) {
        return new FireContext(angle, speed, x, y, seed);
    }

    /** Gives its chance another seed: the same muzzle otherwise. */
    public FireContext withSeed(long another) {
        return new FireContext(angle, speed, aimX, aimY, another);
    }

    /** Tells whether there is a target: false unless one was given. */
    public boolean hasTarget() {
        return !Double.isNaN(aimX);
    }
}
