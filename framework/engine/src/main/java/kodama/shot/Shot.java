package kodama.shot;

import kodama.geom.Position;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/**
 * One shot of the pool, to be looked at and changed. Most shots have none; {@link Shots#fireWithHandle} makes one.
 *
 * <p>It outlives its shot: from then on it tells what the shot was last, and changing it does nothing. What it has in
 * common with others is with the pool: {@link Shots#spec}, {@link Shots#setSpec}. Owned by the game thread.
 */
public interface Shot extends Position {
    /** Tells whether the shot is in flight: false for good once it has hit, left or been removed. */
    boolean isAlive();

    /** Removes the shot. Does nothing if it is gone. */
    void kill();

    /** Takes the shot away as a bomb does, which may be seen. Does nothing if it is gone. */
    void cancel();

    /** Returns where its middle is; while a picture is drawn, where that shows it, in virtual pixels. */
    @Override
    double x();

    /**
     * Returns where its middle is; while a picture is drawn, where that shows it.
     *
     * @return in virtual pixels, growing downwards
     */
    @Override
    double y();

    /**
     * Returns how far the picture that is being drawn moves it to the right.
     *
     * @return in virtual pixels; 0 unless a picture between two ticks is being drawn
     */
    double drawOffsetX();

    /**
     * Returns how far the picture that is being drawn moves it down.
     *
     * @return in virtual pixels; 0 unless a picture between two ticks is being drawn
     */
    double drawOffsetY();

    /**
     * Puts it elsewhere; what lies between is not hit.
     *
     * @param x in virtual pixels
     * @param y in virtual pixels
     * @throws IllegalArgumentException if a number is not finite
     */
    void moveTo(double x, double y);

    /** Returns its direction, in degrees, 0 right, 90 down. */
    double angle();

    /**
     * Turns it.
     *
     * @param angle in degrees, 0 right, 90 down
     * @throws IllegalArgumentException if it is no finite number
     */
    void setAngle(double angle);

    /** Returns how fast it flies in its direction, in virtual pixels a tick; negative flies backwards. */
    double speed();

    /**
     * Sets how fast it flies.
     *
     * @param speed in virtual pixels a tick; negative flies backwards
     * @throws IllegalArgumentException if it is no finite number
     */
    void setSpeed(double speed);

    /** Returns what a hit takes: told to what is hit. */
    double damage();

    /**
     * Sets what a hit takes.
     *
     * @param damage told to what is hit
     * @throws IllegalArgumentException if it is no finite number
     */
    void setDamage(double damage);

    /** Returns for how many ticks it has flown: number of ticks, 0 until it has moved. */
    int age();

    /** Returns how it looks and how large it is. */
    ShotStyle style();

    /** Makes it look otherwise, and as large as that style is. */
    void setStyle(ShotStyle style);

    /** Returns what someone has noted about it; the pool never looks at it: null if nothing was noted. */
    @Nullable
    Object userData();

    /**
     * Notes something about it, say who shows it to others.
     *
     * @param note null for nothing
     */
    void setUserData(@Nullable Object note);
}
