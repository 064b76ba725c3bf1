package kodama.draw;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a sprite is drawn: its origin, scale, skew, rotation, colors, opacity and blend mode.
 *
 * <p>In this order: the picture is flipped; its colors are exchanged by the palette, multiplied by the tint and mixed
 * with the fill; pixels vanish by dissolving; the picture is scaled, skewed and rotated around its origin, which is
 * placed at the position of the sprite; the result is blended with what is below.
 *
 * <p>Mutable, to be used for many sprites: a {@link DrawList} copies the values. Each setter returns this object. Not
 * thread-safe.
 */
public final class SpriteLook {
    /** Largest scale factor; larger ones are reduced to it. */
    public static final double MAX_SCALE = 1_000;

    /** Largest angle of skew, in degrees; larger ones are reduced to it. */
    public static final double MAX_SKEW = 80;

    static final int FLIP_X = 1;
    static final int FLIP_Y = 2;

    private static final int OPAQUE = 255;

    double scaleX = 1;
    double scaleY = 1;
    double rotation;
    double skew;
    /** Whether the origin is the center of the picture; otherwise it is at originX, originY. */
    boolean isCentered = true;

    double originX;
    double originY;
    /** {@link #FLIP_X} and {@link #FLIP_Y}. */
    int flips;

    BlendMode blend = BlendMode.NORMAL;
    int alpha = OPAQUE;
    /** {@code 0xFFRRGGBB}. */
    int tint = Colors.WHITE;
    /** {@code 0xRRGGBB} and, in the highest byte, the share of the fill. */
    int fill;

    @Nullable
    Palette palette;

    @Nullable
    Dissolve dissolve;

    /** Creates the look of a plain sprite: centered, unscaled, in its own colors. */
    public SpriteLook() {}

    /** Resets everything to the look of a plain sprite. */
    public SpriteLook reset() {
        setScale(1, 1);
        rotation = 0;
        skew = 0;
        isCentered = true;
        flips = 0;
        blend = BlendMode.NORMAL;
        alpha = OPAQUE;
        tint = Colors.WHITE;
        fill = 0;
        palette = null;
        dissolve = null;
        return this;
    }

    /**
     * Sets the scale.
     *
     * @param x horizontal factor, default 1; negative also flips, 0 draws nothing
     * @param y vertical factor, default 1; negative also flips, 0 draws nothing
     */
    public SpriteLook setScale(double x, double y) {
        scaleX = limited(x, MAX_SCALE);
        scaleY = limited(y, MAX_SCALE);
        return this;
    }

    private static double limited(double value, double most) {
        return Math.max(-most, Math.min(value, most));
    }

    /** Sets the rotation around the origin: in degrees, clockwise, default 0. */
    public SpriteLook setRotation(double degrees) {
        rotation = degrees;
        return this;
    }

    /** Sets by how much vertical lines lean to the left at their upper end: in degrees, default 0. */
    public SpriteLook setSkew(double degrees) {
        skew = limited(degrees, MAX_SKEW);
        return this;
    }

    /**
     * Sets the point of the picture that is placed at the position of the sprite.
     *
     * @param x in pixels from the left edge of the picture
     * @param y in pixels from the top edge of the picture
     */
    public SpriteLook setOrigin(double x, double y) {
        isCentered = false;
        originX = x;
        originY = y;
        return this;
    }

    /** Sets the origin to the center of the picture, as it is by default. */
    public SpriteLook setCentered() {
        isCentered = true;
        return this;
    }

    /** Sets whether the picture is flipped; the origin stays the same point of the flipped picture. */
    public SpriteLook setFlips(boolean x, boolean y) {
        flips = (x ? FLIP_X : 0) | (y ? FLIP_Y : 0);
        return this;
    }

    /** Sets the blend mode; {@link BlendMode#NORMAL} by default. */
    public SpriteLook setBlend(BlendMode mode) {
        blend = Objects.requireNonNull(mode, "mode");
        return this;
    }

    /** Sets the opacity, 0 (invisible) to 1 (default); other values are limited to this range. */
    public SpriteLook setAlpha(double opacity) {
        alpha = Colors.alphaByte(opacity);
        return this;
    }

    /** Sets the color by which the picture is multiplied, {@code 0xRRGGBB}; white by default. */
    public SpriteLook setTint(int rgb) {
        tint = rgb | Colors.BLACK;
        return this;
    }

    /**
     * Sets a color with which all pixels are mixed, as for the white flash of an enemy that is hit.
     *
     * @param rgb {@code 0xRRGGBB}
     * @param amount 0, none, to 1, all pixels have this color; other values are limited to this range
     */
    public SpriteLook setFill(int rgb, double amount) {
        fill = Colors.withAlpha(rgb, amount);
        return this;
    }

    /** Sets the colors to exchange; null for none. */
    public SpriteLook setPalette(@Nullable Palette colors) {
        palette = colors;
        return this;
    }

    /** Sets which pixels vanish; null for none. */
    public SpriteLook setDissolve(@Nullable Dissolve pixels) {
        dissolve = pixels;
        return this;
    }

    /** Returns whether the picture is neither scaled, skewed nor rotated. */
    boolean isUpright() {
        return scaleX == 1 && scaleY == 1 && rotation == 0 && skew == 0;
    }

    /** Returns whether the pixels are those of the picture in their places and colors. */
    boolean isPlain() {
        return isUpright() && flips == 0 && !isColored();
    }

    private boolean isColored() {
        return tint != Colors.WHITE || fill >>> 24 != 0 || palette != null || dissolve != null;
    }

    /** Returns whether the colors are changed by more than a tint: by a fill, a palette, or dissolving. */
    public boolean isRecolored() {
        return fill >>> 24 != 0 || palette != null || dissolve != null;
    }

    double originX(Image image) {
        return isCentered ? image.width / 2.0 : originX;
    }

    double originY(Image image) {
        return isCentered ? image.height / 2.0 : originY;
    }
}
