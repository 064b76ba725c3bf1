package kodama.shot;

import kodama.base.Checks;
import kodama.geom.Position;
import kodama.shot.look.ShotStyle;
import kodama.shot.look.StyleChange;
import org.jspecify.annotations.Nullable;

/**
 * A change of a shot's motion at one or more ages.
 *
 * <p>Immutable, if the position it aims at is.
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
    private final @Nullable StyleChange styleChange;

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
        styleChange = builder.styleChange;
    }

    /**
     * Starts a builder.
     *
     * @param when ages of the shot at which the change happens
     */
    public static Builder at(Schedule when) {
        return new Builder(when);
    }

    /** Builds a change. By default, nothing changes. */
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
        private @Nullable StyleChange styleChange;

        private Builder(Schedule when) {
            this.when = when;
        }

        /**
         * Sets the speed.
         *
         * @param speed in virtual pixels per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder speed(double speed) {
            this.speed = Checks.finite("speed", speed);
            return this;
        }

        /**
         * Adds to the speed.
         *
         * @param addSpeed in virtual pixels per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder addSpeed(double addSpeed) {
            this.addSpeed = Checks.finite("addSpeed", addSpeed);
            return this;
        }

        /**
         * Sets the direction, or with an aim the offset from it.
         *
         * @param angle in degrees
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder angle(double angle) {
            this.angle = Checks.finite("angle", angle);
            return this;
        }

        /**
         * Adds to the direction.
         *
         * @param addAngle in degrees; positive turns clockwise
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder addAngle(double addAngle) {
            this.addAngle = Checks.finite("addAngle", addAngle);
            return this;
        }

        /**
         * Turns the shot toward the current position of a target. Has no effect if the target has ended.
         *
         * @param aim the target, or null for none
         */
        public Builder aim(@Nullable Position aim) {
            this.aim = aim;
            return this;
        }

        /**
         * Sets the rate of turn from then on.
         *
         * @param turn in degrees per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder turn(double turn) {
            this.turn = Checks.finite("turn", turn);
            return this;
        }

        /**
         * Sets the acceleration from then on.
         *
         * @param accel in virtual pixels per tick per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder accel(double accel) {
            this.accel = Checks.finite("accel", accel);
            return this;
        }

        /**
         * Sets the speed below which acceleration no longer slows the shot down.
         *
         * @param minSpeed in virtual pixels per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder minSpeed(double minSpeed) {
            this.minSpeed = Checks.finite("minSpeed", minSpeed);
            return this;
        }

        /**
         * Sets the speed above which acceleration no longer speeds the shot up.
         *
         * @param maxSpeed in virtual pixels per tick
         * @throws IllegalArgumentException if it is not finite
         */
        public Builder maxSpeed(double maxSpeed) {
            this.maxSpeed = Checks.finite("maxSpeed", maxSpeed);
            return this;
        }

        /**
         * Sets the duration over which speed and direction change linearly.
         *
         * @param over in ticks; 0 changes them at once
         * @throws IllegalArgumentException if it is below 0
         */
        public Builder over(int over) {
            this.over = Checks.atLeast("over", over, 0);
            return this;
        }

        /**
         * Sets a new style: its look and its radius. It replaces what the shot has set itself, such as its
         * {@linkplain Shot#setAlpha opacity}.
         *
         * @param style the style, or null for no change
         */
        public Builder style(@Nullable ShotStyle style) {
            return restyle(style == null ? null : StyleChange.to(style));
        }

        /**
         * Changes the style that the shot has at the time.
         *
         * @param change the change, or null for none
         */
        public Builder restyle(@Nullable StyleChange change) {
            styleChange = change;
            return this;
        }

        /** Builds the change. */
        public MotionChange build() {
            return new MotionChange(this);
        }
    }

    /** Returns the ages of the shot at which the change happens. */
    public Schedule when() {
        return when;
    }

    /** Returns whether the change sets or adds to the speed. */
    public boolean hasSpeed() {
        return !Double.isNaN(speed) || addSpeed != 0;
    }

    /** Returns whether the change sets the direction, adds to it, or aims. */
    public boolean hasAngle() {
        return aim != null || !Double.isNaN(angle) || addAngle != 0;
    }

    /** Returns the new speed, in virtual pixels per tick; NaN for no change. */
    public double speed() {
        return speed;
    }

    /** Returns the amount added to the speed, in virtual pixels per tick. */
    public double addSpeed() {
        return addSpeed;
    }

    /**
     * Returns the new direction, or with an aim the offset from it.
     *
     * @return in degrees; NaN for no change, or for no offset
     */
    public double angle() {
        return angle;
    }

    /** Returns the angle added to the direction, in degrees. */
    public double addAngle() {
        return addAngle;
    }

    /** Returns the target to turn toward, or null for none. */
    public @Nullable Position aim() {
        return aim;
    }

    /** Returns the rate of turn from then on, in degrees per tick; NaN for no change. */
    public double turn() {
        return turn;
    }

    /** Returns the acceleration from then on, in virtual pixels per tick per tick; NaN for no change. */
    public double accel() {
        return accel;
    }

    /**
     * Returns the speed below which acceleration no longer slows the shot down, in virtual pixels per tick; NaN for no
     * change.
     */
    public double minSpeed() {
        return minSpeed;
    }

    /**
     * Returns the speed above which acceleration no longer speeds the shot up, in virtual pixels per tick; NaN for no
     * change.
     */
    public double maxSpeed() {
        return maxSpeed;
    }

    /** Returns the duration over which speed and direction change, in ticks; 0 changes them at once. */
    public int over() {
        return over;
    }

    /** Returns the change of the style, or null for none. */
    public @Nullable StyleChange styleChange() {
        return styleChange;
    }
}
