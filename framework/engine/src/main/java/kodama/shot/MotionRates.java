package kodama.shot;

import kodama.base.Checks;

/**
 * How the speed and the direction of one shot change from tick to tick. Immutable.
 *
 * @param accel what it gains in speed; in virtual pixels a tick, each tick
 * @param turn what it turns; in degrees a tick
 * @param minSpeed below which acceleration does not lead; negative infinity for no bound
 * @param maxSpeed above which acceleration does not lead; infinity for no bound
 */
public record MotionRates(double accel, double turn, double minSpeed, double maxSpeed) {
    /** Neither changes. */
    public static final MotionRates STEADY = new MotionRates(0, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /**
     * Takes these numbers.
     *
     * @param accel as {@link #accel}
     * @param turn as {@link #turn}
     * @param minSpeed as {@link #minSpeed}
     * @param maxSpeed as {@link #maxSpeed}
     * @throws IllegalArgumentException if acceleration or turn is not finite, or a bound is not a number
     */
    public MotionRates {
        Checks.finite("accel", accel);
        Checks.finite("turn", turn);
        if (Double.isNaN(minSpeed) || Double.isNaN(maxSpeed))
            throw new IllegalArgumentException("a bound of the speed must be a number but was nan");
    }

    /**
     * Changes the acceleration.
     *
     * @param another in virtual pixels a tick, each tick
     * @return the same course otherwise
     */
    public MotionRates withAccel(double another) {
        return new MotionRates(another, turn, minSpeed, maxSpeed);
    }

    /**
     * Changes the turning.
     *
     * @param another in degrees a tick
     * @return the same course otherwise
     */
    public MotionRates withTurn(double another) {
        return new MotionRates(accel, another, minSpeed, maxSpeed);
    }

    /**
     * Changes the lower bound.
     *
     * @param another in virtual pixels a tick
     * @return the same course otherwise
     */
    public MotionRates withMinSpeed(double another) {
        return new MotionRates(accel, turn, another, maxSpeed);
    }

    /**
     * Changes the upper bound.
     *
     * @param another in virtual pixels a tick
     * @return the same course otherwise
     */
    public MotionRates withMaxSpeed(double another) {
        return new MotionRates(accel, turn, minSpeed, another);
    }
}
