package kodama.shot;

import kodama.base.Checks;

/**
 * The rates at which the speed and direction of a shot change. Immutable.
 *
 * @param accel acceleration; in virtual pixels per tick per tick
 * @param turn rate of turn; in degrees per tick
 * @param minSpeed speed below which acceleration has no effect; negative infinity for no limit
 * @param maxSpeed speed above which acceleration has no effect; infinity for no limit
 */
public record MotionRates(double accel, double turn, double minSpeed, double maxSpeed) {
    /** Constant speed and direction. */
    public static final MotionRates STEADY = new MotionRates(0, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /**
     * Creates the rates.
     *
     * @param accel acceleration; in virtual pixels per tick per tick
     * @param turn rate of turn; in degrees per tick
     * @param minSpeed speed below which acceleration has no effect; negative infinity for no limit
     * @param maxSpeed speed above which acceleration has no effect; infinity for no limit
     * @throws IllegalArgumentException if acceleration or turn is not finite, or a limit is NaN
     */
    public MotionRates {
        Checks.finite("accel", accel);
        Checks.finite("turn", turn);
        if (Double.isNaN(minSpeed) || Double.isNaN(maxSpeed))
            throw new IllegalArgumentException("speed limit must be a number but was nan");
    }

    /**
     * Returns a copy with another acceleration.
     *
     * @param accel in virtual pixels per tick per tick
     */
    public MotionRates withAccel(double accel) {
        return new MotionRates(accel, turn, minSpeed, maxSpeed);
    }

    /**
     * Returns a copy with another rate of turn.
     *
     * @param turn in degrees per tick
     */
    public MotionRates withTurn(double turn) {
        return new MotionRates(accel, turn, minSpeed, maxSpeed);
    }

    /**
     * Returns a copy with another minimum speed.
     *
     * @param minSpeed in virtual pixels per tick
     */
    public MotionRates withMinSpeed(double minSpeed) {
        return new MotionRates(accel, turn, minSpeed, maxSpeed);
    }

    /**
     * Returns a copy with another maximum speed.
     *
     * @param maxSpeed in virtual pixels per tick
     */
    public MotionRates withMaxSpeed(double maxSpeed) {
        return new MotionRates(accel, turn, minSpeed, maxSpeed);
    }
}
