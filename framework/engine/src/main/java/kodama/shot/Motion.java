package kodama.shot;

import java.util.List;
import kodama.base.Checks;
import kodama.geom.Position;
import org.jspecify.annotations.Nullable;

/**
 * How shots move, beside flying straight. All may be combined; but shots that circle do nothing else until that ends.
 *
 * <p>Immutable, if those are whom it follows.
 */
public final class Motion {
    /** Straight on; nothing else is. */
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
    private final @Nullable Position carrier;

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
        carrier = builder.carrier;
    }

    /** Begins with straight flight: says what is otherwise. */
    public static Builder of() {
        return new Builder();
    }

    /** Says how shots move. */
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
        private @Nullable Position carrier;

        private Builder() {}

        /**
         * Lets shots gain speed.
         *
         * @param accel in virtual pixels a tick, each tick; below 0 to slow down and then fly backwards
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder accel(double accel) {
            this.accel = Checks.finite("accel", accel);
            return this;
        }

        /**
         * Sets the speed below which shots no longer slow down.
         *
         * @param minSpeed in virtual pixels a tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder minSpeed(double minSpeed) {
            this.minSpeed = Checks.finite("minSpeed", minSpeed);
            return this;
        }

        /**
         * Sets the speed above which shots gain no more, and fall and drift no faster.
         *
         * @param maxSpeed in virtual pixels a tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder maxSpeed(double maxSpeed) {
            this.maxSpeed = Checks.finite("maxSpeed", maxSpeed);
            return this;
        }

        /**
         * Lets shots turn.
         *
         * @param turn in degrees a tick, clockwise above 0
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder turn(double turn) {
            this.turn = Checks.finite("turn", turn);
            return this;
        }

        /**
         * Lets shots fall.
         *
         * @param gravity what they gain downwards; in virtual pixels a tick, each tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder gravity(double gravity) {
            this.gravity = Checks.finite("gravity", gravity);
            return this;
        }

        /**
         * Lets shots drift.
         *
         * @param wind what they gain to the right; in virtual pixels a tick, each tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder wind(double wind) {
            this.wind = Checks.finite("wind", wind);
            return this;
        }

        /**
         * Changes the course at some ages.
         *
         * @param changes those of the same age come in this order
         */
        public Builder changes(List<MotionChange> changes) {
            this.changes = List.copyOf(changes);
            return this;
        }

        /**
         * Lets shots seek someone.
         *
         * @param homing null for no one
         */
        public Builder homing(@Nullable Homing homing) {
            this.homing = homing;
            return this;
        }

        /**
         * Throws shots back at edges of their field.
         *
         * @param bounce null for none
         */
        public Builder bounce(@Nullable Bounce bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Lets shots that leave the field, with its margin, come in again on the other side.
         *
         * @param wraps false at first
         */
        public Builder wraps(boolean wraps) {
            this.wraps = wraps;
            return this;
        }

        /**
         * Lets shots circle round someone.
         *
         * @param orbit null for no one
         */
        public Builder orbit(@Nullable Orbit orbit) {
            this.orbit = orbit;
            return this;
        }

        /**
         * Carries shots along with someone, beside their own course, until that one has ended.
         *
         * @param carrier null for no one
         */
        public Builder carrier(@Nullable Position carrier) {
            this.carrier = carrier;
            return this;
        }

        /**
         * Makes what was said.
         *
         * @return how shots move; {@link #STRAIGHT} if they do nothing else
         * @throws IllegalArgumentException if the least speed is above the greatest
         */
        public Motion build() {
            if (minSpeed > maxSpeed)
                throw new IllegalArgumentException(
                        "the least speed must be at most the greatest, " + maxSpeed + ", but was " + minSpeed);
            return isStraight() ? STRAIGHT : new Motion(this);
        }

        private boolean isStraight() {
            boolean even = accel == 0 && turn == 0 && gravity == 0 && wind == 0 && changes.isEmpty();
            boolean alone = homing == null && orbit == null && carrier == null;
            // bounds matter to those who accelerate the shot later
            boolean free = Double.isInfinite(minSpeed) && Double.isInfinite(maxSpeed);
            return even && alone && free && bounce == null && !wraps;
        }
    }

    /** Returns what the speed gains, in virtual pixels a tick, each tick. */
    public double accel() {
        return accel;
    }

    /** Returns the speed below which shots no longer slow down, in virtual pixels a tick; infinite for none. */
    public double minSpeed() {
        return minSpeed;
    }

    /** Returns the speed above which shots gain no more, in virtual pixels a tick; infinite for none. */
    public double maxSpeed() {
        return maxSpeed;
    }

    /** Returns how shots turn, in degrees a tick. */
    public double turn() {
        return turn;
    }

    /** Returns what pulls down, in virtual pixels a tick, each tick. */
    public double gravity() {
        return gravity;
    }

    /** Returns what pulls to the right, in virtual pixels a tick, each tick. */
    public double wind() {
        return wind;
    }

    /** Returns what changes the course at some ages, in the order in which those of the same age come. */
    public List<MotionChange> changes() {
        return changes;
    }

    /** Returns how shots seek someone: null if they do not. */
    public @Nullable Homing homing() {
        return homing;
    }

    /** Returns how shots are thrown back: null if they are not. */
    public @Nullable Bounce bounce() {
        return bounce;
    }

    /** Tells whether shots that leave come in again on the other side: false if they are gone. */
    public boolean wraps() {
        return wraps;
    }

    /** Returns how shots circle round someone: null if they do not. */
    public @Nullable Orbit orbit() {
        return orbit;
    }

    /** Returns who carries shots along: null for no one. */
    public @Nullable Position carrier() {
        return carrier;
    }
}
