package kodama.shot;

import kodama.draw.BlendMode;
import kodama.geom.Position;
import kodama.shot.look.ShotLook;
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

    /** Returns whether the shot is harmless: it hits and grazes nothing. */
    boolean isHarmless();

    /**
     * Sets whether the shot is harmless.
     *
     * @param harmless whether it hits and grazes nothing
     */
    void setHarmless(boolean harmless);

    /** Returns the collision radius, in virtual pixels. */
    double radius();

    /**
     * Sets the collision radius.
     *
     * @param radius in virtual pixels, at least 0
     * @throws IllegalArgumentException if it is below 0 or not finite
     */
    void setRadius(double radius);

    /** Returns the style; the shot may have its own radius and differ from the look. */
    ShotStyle style();

    /**
     * Sets the style: look and radius. Properties set by the other setters, such as {@link #setAlpha}, stay, unless the
     * new style differs from the old one in them.
     */
    void setStyle(ShotStyle style);

    /** Returns the opacity, 0 to 1. */
    double alpha();

    /**
     * Sets the opacity. Like the following setters, this creates no images and can be called each tick.
     *
     * @param alpha 0 to 1
     * @throws IllegalArgumentException if it is out of range
     */
    void setAlpha(double alpha);

    /** Returns the horizontal scale of the picture, 0 to {@link ShotLook#MAX_SCALE}. */
    double scaleX();

    /** Returns the vertical scale of the picture, 0 to {@link ShotLook#MAX_SCALE}. */
    double scaleY();

    /**
     * Sets the scale of the picture, glow, flash and end effect; not the collision radius. The picture is scaled before
     * it is rotated, by the pixels of its look.
     *
     * @param scaleX horizontal scale, 0 to {@link ShotLook#MAX_SCALE}; at 0 nothing is drawn
     * @param scaleY vertical scale, 0 to {@link ShotLook#MAX_SCALE}; at 0 nothing is drawn
     * @throws IllegalArgumentException if one is out of range
     */
    void setScale(double scaleX, double scaleY);

    /** Returns the tint, {@code 0xRRGGBB}. */
    int tint();

    /**
     * Sets the tint, a factor for the colors.
     *
     * @param tint {@code 0xRRGGBB}; white changes nothing
     * @throws IllegalArgumentException if it is out of range
     */
    void setTint(int tint);

    /** Returns the angle by which the picture leans, in degrees. */
    double skew();

    /**
     * Sets the angle by which the picture leans before it is rotated.
     *
     * @param skew in degrees, from -{@link ShotLook#MAX_SKEW} to {@link ShotLook#MAX_SKEW}
     * @throws IllegalArgumentException if it is out of range
     */
    void setSkew(double skew);

    /** Returns the color of the fill, {@code 0xRRGGBB}, or {@link ShotLook#NO_FILL}. */
    int fill();

    /**
     * Sets the color that replaces the colors of the picture, as in a flash.
     *
     * @param fill {@code 0xRRGGBB}, or {@link ShotLook#NO_FILL}
     * @throws IllegalArgumentException if it is out of range
     */
    void setFill(int fill);

    /** Returns how much of the fill is in the colors, 0 to 1. */
    double fillAmount();

    /**
     * Sets how much of the fill is in the colors.
     *
     * @param amount from 0 (nothing) to 1 (only the fill)
     * @throws IllegalArgumentException if it is out of range
     */
    void setFillAmount(double amount);

    /** Returns how much of the picture has dissolved, 0 to 1. */
    double dissolve();

    /**
     * Sets how much of the picture has dissolved.
     *
     * @param amount from 0 (nothing) to 1 (all)
     * @throws IllegalArgumentException if it is out of range
     */
    void setDissolve(double amount);

    /** Returns the blend mode. */
    BlendMode blend();

    /** Sets the blend mode. */
    void setBlend(BlendMode blend);

    /** Returns the layer, from {@link ShotLook#BACK} to {@link ShotLook#FRONT}. */
    int layer();

    /**
     * Sets the layer.
     *
     * @param layer from {@link ShotLook#BACK} to {@link ShotLook#FRONT}
     * @throws IllegalArgumentException if it is out of range
     */
    void setLayer(int layer);

    /** Returns the brightness of the glow, 0 to 1. */
    double glow();

    /**
     * Sets the brightness of the glow around the shot.
     *
     * @param glow 0 to 1
     * @throws IllegalArgumentException if it is out of range
     */
    void setGlow(double glow);

    /** Returns the rate of spin, in degrees per tick. */
    double spin();

    /**
     * Sets the rate of spin. The picture continues from its current rotation.
     *
     * @param spin in degrees per tick, positive is clockwise
     * @throws IllegalArgumentException if it is not finite
     */
    void setSpin(double spin);

    /** Returns whether the shot is drawn. */
    boolean isVisible();

    /**
     * Sets whether the shot, its glow, flash and end effect are drawn. An invisible shot still hits.
     *
     * @param visible whether it is drawn; default true
     */
    void setVisible(boolean visible);

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
