package kodama.shot;

import kodama.geom.Position;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/**
 * The handle of one shot of the pool, to read and change it. Most shots have none; {@link Shots#fireWithHandle} fires a
 * shot with one.
 *
 * <p>After the shot's end the handle returns its last state, and changes have no effect. The values that several shots
 * share are set by the pool: {@link Shots#spec}, {@link Shots#setSpec}. Owned by the game thread.
 */
public interface Shot extends Position {
    /** Returns whether the shot is in flight. Once false, it stays false. */
    boolean isAlive();

    /** Removes the shot. Has no effect after its end. */
    void kill();

    /** Cancels the shot as a bomb does, with its end effect. Has no effect after its end. */
    void cancel();

    /** Returns the x of the center, in virtual pixels; while a frame is drawn, the interpolated one. */
    @Override
    double x();

    /**
     * Returns the y of the center; while a frame is drawn, the interpolated one.
     *
     * @return in virtual pixels, increasing downward
     */
    @Override
    double y();

    /**
     * Returns the horizontal offset of the interpolated position from the position at the end of the tick.
     *
     * @return in virtual pixels; 0 except while a frame between two ticks is drawn
     */
    double drawOffsetX();

    /**
     * Returns the vertical offset of the interpolated position from the position at the end of the tick.
     *
     * @return in virtual pixels; 0 except while a frame between two ticks is drawn
     */
    double drawOffsetY();

    /**
     * Moves the shot. Targets on the way are not hit.
     *
     * @param x in virtual pixels
     * @param y in virtual pixels
     * @throws IllegalArgumentException if a number is not finite
     */
    void moveTo(double x, double y);

    /** Returns the direction, in degrees; 0 is right, 90 is down. */
    double angle();

    /**
     * Sets the direction.
     *
     * @param angle in degrees; 0 is right, 90 is down
     * @throws IllegalArgumentException if it is not finite
     */
    void setAngle(double angle);

    /** Returns the speed along the direction, in virtual pixels per tick; negative is backward. */
    double speed();

    /**
     * Sets the speed along the direction.
     *
     * @param speed in virtual pixels per tick; negative is backward
     * @throws IllegalArgumentException if it is not finite
     */
    void setSpeed(double speed);

    /** Returns the damage of a hit, which is passed to the target. */
    double damage();

    /**
     * Sets the damage of a hit.
     *
     * @param damage passed to the target
     * @throws IllegalArgumentException if it is not finite
     */
    void setDamage(double damage);

    /** Returns the number of ticks that the shot has flown; 0 before its first move. */
    int age();

    /** Returns the style: look and radius. */
    ShotStyle style();

    /** Sets the style: look and radius. */
    void setStyle(ShotStyle style);

    /** Returns the user data, which the pool ignores; null by default. */
    @Nullable
    Object userData();

    /**
     * Attaches user data, such as the object that represents the shot elsewhere.
     *
     * @param userData the data, or null for none
     */
    void setUserData(@Nullable Object userData);
}
