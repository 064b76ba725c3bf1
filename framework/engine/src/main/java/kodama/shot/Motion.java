package kodama.shot;

import java.util.List;
import kodama.base.Checks;
import kodama.geom.Position;
import org.jspecify.annotations.Nullable;

/**
 * How shots move. By default they fly straight. All kinds of motion can be combined, except that a shot in orbit only
 * moves along the orbit until that ends. Its direction is then that from the center, and a change of the direction
 * moves it along the orbit; changes of other values take effect after the orbit.
 *
 * <p>Immutable, if the positions it follows are.
 */
public final class Motion {
    /** Straight flight. */
    public static final Motion STRAIGHT = new Motion(new Builder());

    private final double accel;
    private final double minSpeed;
    private final double maxSpeed;
    private final double turn;
    private final double gravity;
    private final double wind;
    private final List<MotionChange> changes;
    private final @Nullable Homing homing;
    private final @Nullable Bounce bounce;
    private final boolean wraps;
    private final @Nullable Orbit orbit;
    private final @Nullable Position parent;

    private Motion(Builder builder) {
        accel = builder.accel;
        minSpeed = builder.minSpeed;
        maxSpeed = builder.maxSpeed;
        turn = builder.turn;
        gravity = builder.gravity;
        wind = builder.wind;
        changes = builder.changes;
        homing = builder.homing;
        bounce = builder.bounce;
        wraps = builder.wraps;
        orbit = builder.orbit;
        parent = builder.parent;
    }

    /** Starts a builder with straight flight. */
    public static Builder of() {
        return new Builder();
    }

    /** Builds a motion. */
    public static final class Builder {
        private double accel;
        private double minSpeed = Double.NEGATIVE_INFINITY;
        private double maxSpeed = Double.POSITIVE_INFINITY;
        private double turn;
        private double gravity;
        private double wind;
        private List<MotionChange> changes = List.of();
        private @Nullable Homing homing;
        private @Nullable Bounce bounce;
        private boolean wraps;
        private @Nullable Orbit orbit;
        private @Nullable Position parent;

        private Builder() {}

        /**
         * Sets the acceleration.
         *
         * @param accel in virtual pixels per tick per tick; a negative one slows shots down and then makes them fly
         *     backward
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder accel(double accel) {
            this.accel = Checks.finite("accel", accel);
            return this;
        }

        /**
         * Sets the speed below which acceleration no longer slows shots down.
         *
         * @param minSpeed in virtual pixels per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder minSpeed(double minSpeed) {
            this.minSpeed = Checks.finite("minSpeed", minSpeed);
            return this;
        }

        /**
         * Sets the maximum speed of acceleration, gravity and wind.
         *
         * @param maxSpeed in virtual pixels per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder maxSpeed(double maxSpeed) {
            this.maxSpeed = Checks.finite("maxSpeed", maxSpeed);
            return this;
        }

        /**
         * Sets the rate of turn.
         *
         * @param turn in degrees per tick; positive turns clockwise
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder turn(double turn) {
            this.turn = Checks.finite("turn", turn);
            return this;
        }

        /**
         * Sets the gravity.
         *
         * @param gravity downward acceleration; in virtual pixels per tick per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder gravity(double gravity) {
            this.gravity = Checks.finite("gravity", gravity);
            return this;
        }

        /**
         * Sets the wind.
         *
         * @param wind acceleration to the right; in virtual pixels per tick per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder wind(double wind) {
            this.wind = Checks.finite("wind", wind);
            return this;
        }

        /**
         * Sets changes at certain ages.
         *
         * @param changes the changes; those for the same age apply in this order
         */
        public Builder changes(List<MotionChange> changes) {
            this.changes = List.copyOf(changes);
            return this;
        }

        /**
         * Sets a target that shots home in on.
         *
         * @param homing the homing, or null for none
         */
        public Builder homing(@Nullable Homing homing) {
            this.homing = homing;
            return this;
        }

        /**
         * Sets the edges that shots bounce off.
         *
         * @param bounce the bounce, or null for none
         */
        public Builder bounce(@Nullable Bounce bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Sets whether shots that leave the field and its margin enter again on the opposite side.
         *
         * @param wraps default false
         */
        public Builder wraps(boolean wraps) {
            this.wraps = wraps;
            return this;
        }

        /**
         * Sets a position that shots orbit.
         *
         * @param orbit the orbit, or null for none
         */
        public Builder orbit(@Nullable Orbit orbit) {
            this.orbit = orbit;
            return this;
        }

        /**
         * Sets a position that shots follow in addition to their own motion, until it ends.
         *
         * @param parent the position, or null for none
         */
        public Builder parent(@Nullable Position parent) {
            this.parent = parent;
            return this;
        }

        /**
         * Builds the motion.
         *
         * @return the motion; {@link #STRAIGHT} if nothing was set
         * @throws IllegalArgumentException if the minimum speed is above the maximum
         */
        public Motion build() {
            if (minSpeed > maxSpeed)
                throw new IllegalArgumentException(
                        "the minimum speed must be at most the maximum, " + maxSpeed + ", but was " + minSpeed);
            return isStraight() ? STRAIGHT : new Motion(this);
        }

        private boolean isStraight() {
            boolean even = accel == 0 && turn == 0 && gravity == 0 && wind == 0 && changes.isEmpty();
            boolean alone = homing == null && orbit == null && parent == null;
            // the limits matter if the shot is accelerated later
            boolean free = Double.isInfinite(minSpeed) && Double.isInfinite(maxSpeed);
            return even && alone && free && bounce == null && !wraps;
        }
    }

    /** Returns the acceleration, in virtual pixels per tick per tick. */
    public double accel() {
        return accel;
    }

    /**
     * Returns the speed below which acceleration no longer slows shots down, in virtual pixels per tick; infinite for
     * no limit.
     */
    public double minSpeed() {
        return minSpeed;
    }

    /**
     * Returns the maximum speed of acceleration, gravity and wind, in virtual pixels per tick; infinite for no limit.
     */
    public double maxSpeed() {
        return maxSpeed;
    }

    /** Returns the rate of turn, in degrees per tick. */
    public double turn() {
        return turn;
    }

    /** Returns the downward acceleration, in virtual pixels per tick per tick. */
    public double gravity() {
        return gravity;
    }

    /** Returns the acceleration to the right, in virtual pixels per tick per tick. */
    public double wind() {
        return wind;
    }

    /** Returns the changes at certain ages; those for the same age apply in this order. */
    public List<MotionChange> changes() {
        return changes;
    }

    /** Returns the homing, or null for none. */
    public @Nullable Homing homing() {
        return homing;
    }

    /** Returns the bounce, or null for none. */
    public @Nullable Bounce bounce() {
        return bounce;
    }

    /** Returns whether shots that leave the field enter again on the opposite side. */
    public boolean wraps() {
        return wraps;
    }

    /** Returns the orbit, or null for none. */
    public @Nullable Orbit orbit() {
        return orbit;
    }

    /** Returns the position that shots follow, or null for none. */
    public @Nullable Position parent() {
        return parent;
    }
}
