package kodama.shot;

import kodama.base.Checks;
import kodama.geom.Position;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of a shot's course at an age, or at several.
 *
 * <p>Immutable, if its aim is.
 */
public final class MotionChange {
    private final Schedule when;
    private final double speed;
    private final double addSpeed;
    private final double angle;
    private final double addAngle;
    private final @Nullable Position aim;
    private final double turn;
    private final double accel;
    private final double minSpeed;
    private final double maxSpeed;
    private final int over;
    private final @Nullable ShotStyle style;

    private MotionChange(Builder builder) {
        when = builder.when;
        speed = builder.speed;
        addSpeed = builder.addSpeed;
        angle = builder.angle;
        addAngle = builder.addAngle;
        aim = builder.aim;
        turn = builder.turn;
        accel = builder.accel;
        minSpeed = builder.minSpeed;
        maxSpeed = builder.maxSpeed;
        over = builder.over;
        style = builder.style;
    }

    /**
     * Begins with when it comes.
     *
     * @param when at which ages of the shot
     * @return says what is changed
     */
    public static Builder at(Schedule when) {
        return new Builder(when);
    }

    /** Says what is changed. */
    public static final class Builder {
        private final Schedule when;
        private double speed = Double.NaN;
        private double addSpeed;
        private double angle = Double.NaN;
        private double addAngle;
        private @Nullable Position aim;
        private double turn = Double.NaN;
        private double accel = Double.NaN;
        private double minSpeed = Double.NaN;
        private double maxSpeed = Double.NaN;
        private int over;
        private @Nullable ShotStyle style;

        private Builder(Schedule when) {
            this.when = when;
        }

        /**
         * Sets the speed.
         *
         * @param speed in virtual pixels a tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder speed(double speed) {
            this.speed = Checks.finite("speed", speed);
            return this;
        }

        /**
         * Adds to the speed.
         *
         * @param addSpeed in virtual pixels a tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder addSpeed(double addSpeed) {
            this.addSpeed = Checks.finite("addSpeed", addSpeed);
            return this;
        }

        /**
         * Sets the direction; with an aim, so far beside it.
         *
         * @param angle in degrees
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder angle(double angle) {
            this.angle = Checks.finite("angle", angle);
            return this;
        }

        /**
         * Turns at once.
         *
         * @param addAngle in degrees, clockwise above 0
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder addAngle(double addAngle) {
            this.addAngle = Checks.finite("addAngle", addAngle);
            return this;
        }

        /**
         * Turns to where someone is then; unless that one has ended.
         *
         * @param aim null for no one
         */
        public Builder aim(@Nullable Position aim) {
            this.aim = aim;
            return this;
        }

        /**
         * Sets how it turns from then on.
         *
         * @param turn in degrees a tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder turn(double turn) {
            this.turn = Checks.finite("turn", turn);
            return this;
        }

        /**
         * Sets how it gains speed from then on.
         *
         * @param accel in virtual pixels a tick, each tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder accel(double accel) {
            this.accel = Checks.finite("accel", accel);
            return this;
        }

        /**
         * Sets the speed below which it no longer slows down.
         *
         * @param minSpeed in virtual pixels a tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder minSpeed(double minSpeed) {
            this.minSpeed = Checks.finite("minSpeed", minSpeed);
            return this;
        }

        /**
         * Sets the speed above which it gains no more.
         *
         * @param maxSpeed in virtual pixels a tick
         * @throws IllegalArgumentException if it is no finite number
         */
        public Builder maxSpeed(double maxSpeed) {
            this.maxSpeed = Checks.finite("maxSpeed", maxSpeed);
            return this;
        }

        /**
         * Says for how long speed and direction change, evenly.
         *
         * @param over in ticks; 0 for at once
         * @throws IllegalArgumentException if it is below 0
         */
        public Builder over(int over) {
            this.over = Checks.atLeast("over", over, 0);
            return this;
        }

        /**
         * Makes it look otherwise, and as large as that style is.
         *
         * @param style null to leave it as it is
         */
        public Builder style(@Nullable ShotStyle style) {
            this.style = style;
            return this;
        }

        /** Makes what was said. */
        public MotionChange build() {
            return new MotionChange(this);
        }
    }

    /** Returns when it comes: at which ages of the shot. */
    public Schedule when() {
        return when;
    }

    /** Tells whether it is about the speed: true if it sets the speed or adds to it. */
    public boolean hasSpeed() {
        return !Double.isNaN(speed) || addSpeed != 0;
    }

    /** Tells whether it is about the direction: true if it sets the direction, adds to it, or aims. */
    public boolean hasAngle() {
        return aim != null || !Double.isNaN(angle) || addAngle != 0;
    }

    /** Returns the new speed, in virtual pixels a tick; NaN if it stays. */
    public double speed() {
        return speed;
    }

    /** Returns what is added to the speed, in virtual pixels a tick. */
    public double addSpeed() {
        return addSpeed;
    }

    /**
     * Returns the new direction, or how far it is beside the aim.
     *
     * @return in degrees; NaN if it stays, or for the aim itself
     */
    public double angle() {
        return angle;
    }

    /** Returns what is added to the direction, in degrees. */
    public double addAngle() {
        return addAngle;
    }

    /** Returns the target that it turns to; null for none. */
    public @Nullable Position aim() {
        return aim;
    }

    /** Returns how it turns from then on, in degrees a tick; NaN if that stays. */
    public double turn() {
        return turn;
    }

    /** Returns how it gains speed from then on, in virtual pixels a tick, each tick; NaN if that stays. */
    public double accel() {
        return accel;
    }

    /** Returns the speed below which it no longer slows down, in virtual pixels a tick; NaN if that stays. */
    public double minSpeed() {
        return minSpeed;
    }

    /** Returns the speed above which it gains no more, in virtual pixels a tick; NaN if that stays. */
    public double maxSpeed() {
        return maxSpeed;
    }

    /** Returns for how long speed and direction change, in ticks; 0 for at once. */
    public int over() {
        return over;
    }

    /** Returns how it looks from then on: null if that stays. */
    public @Nullable ShotStyle style() {
        return style;
    }
}
