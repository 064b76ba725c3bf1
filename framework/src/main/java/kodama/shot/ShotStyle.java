package kodama.shot;

import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.geom.Hitbox;
import org.jspecify.annotations.Nullable;

/**
 * What many shots have in common: how they look and how large they are to targets. Make it once, fire it often.
 *
 * <p>The middle of the picture stands at the shot's place. A style that turns is painted pointing right; up to 32
 * pixels it is shown in the nearest of 64 directions, rotated when the style is made, and beyond that exactly.
 *
 * <p>Immutable; any thread may use it.
 */
public final class ShotStyle {
    /** White: to multiply by it changes nothing. */
    private static final int UNTINTED = 0xFFFFFF;

    private final Image image;
    private final boolean turns;
    /** Of the circle that hits; in virtual pixels. */
    private final double radius;
    /** Null if the picture does not turn, or is too large to be turned beforehand. */
    private final @Nullable TurnedPictures turned;

    private ShotStyle(Image image, boolean turns, @Nullable TurnedPictures turned, double radius) {
        this.image = image;
        this.turns = turns;
        this.turned = turned;
        this.radius = Hitbox.size("radius", radius);
    }

    private ShotStyle(Image image, boolean turns, double radius) {
        this(image, turns, turns && isSmall(image) ? new TurnedPictures(image) : null, radius);
    }

    private static boolean isSmall(Image image) {
        return Math.max(image.width(), image.height()) <= TurnedPictures.MAX_SIDE;
    }

    /**
     * Makes a style that shows an image upright, whatever the direction.
     *
     * @param image the picture
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @return the style
     * @throws IllegalArgumentException if the radius is below 0 or no finite number
     */
    public static ShotStyle upright(Image image, double radius) {
        return new ShotStyle(image, false, radius);
    }

    /**
     * Makes a style that shows an image rotated into the direction of flight.
     *
     * @param image the picture, pointing right
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @return the style
     * @throws IllegalArgumentException if the radius is below 0 or no finite number
     */
    public static ShotStyle turning(Image image, double radius) {
        return new ShotStyle(image, true, radius);
    }

    /**
     * Makes a style that shows a rectangle of an image.
     *
     * @param image where the picture comes from
     * @param x left edge of the rectangle; in pixels of the image
     * @param y upper edge of the rectangle; in pixels of the image
     * @param width of the rectangle; in pixels, at least 1
     * @param height of the rectangle; in pixels, at least 1
     * @param turns whether the picture is rotated into the direction of flight
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @return the style
     * @throws IllegalArgumentException if the rectangle is empty or reaches outside the image, or the radius is below 0
     *     or no finite number
     */
    public static ShotStyle of(Image image, int x, int y, int width, int height, boolean turns, double radius) {
        return new ShotStyle(image.part(x, y, width, height), turns, radius);
    }

    /**
     * Makes a style that looks the same, at no cost.
     *
     * @param other radius of the circle that hits; in virtual pixels, at least 0
     * @return the style
     * @throws IllegalArgumentException if the radius is below 0 or no finite number
     */
    public ShotStyle withRadius(double other) {
        return other == radius ? this : new ShotStyle(image, turns, turned, other);
    }

    /**
     * Returns the picture.
     *
     * @return the picture, pointing right if it turns
     */
    public Image image() {
        return image;
    }

    /**
     * Returns how large the shot is to targets.
     *
     * @return radius of the circle that hits; in virtual pixels, at least 0
     */
    public double radius() {
        return radius;
    }

    void draw(DrawList list, double x, double y, double angle) {
        if (!turns) list.spriteCentered(image, x, y);
        else if (turned != null) list.spriteCentered(turned.at(angle), x, y);
        else list.spriteCentered(image, x, y, 1, 1, angle, 0, UNTINTED, 1);
    }
}
