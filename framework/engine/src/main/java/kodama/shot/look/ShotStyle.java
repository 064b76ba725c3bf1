package kodama.shot.look;

import java.util.List;
import kodama.draw.Image;
import kodama.geom.Hitbox;

/**
 * What many shots have in common: how they look and how large they are to targets. Make it once, fire it often.
 *
 * <p>Immutable; any thread may use it.
 */
public final class ShotStyle {
    private final ShotLook look;
    /** Of the circle that hits; in virtual pixels. */
    private final double radius;

    private ShotStyle(ShotLook look, double radius) {
        this.look = look;
        this.radius = Hitbox.checkedSize("radius", radius);
    }

    /**
     * Makes a style.
     *
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or no finite number
     */
    public static ShotStyle of(ShotLook look, double radius) {
        return new ShotStyle(look, radius);
    }

    /** Makes a style of the built-in ones: the style, with the shape's own radius. */
    public static ShotStyle of(ShotShape shape, ShotColor color) {
        return new ShotStyle(ShotLook.of(shape, color).build(), shape.radius());
    }

    /**
     * Makes a style that shows an image upright, whatever the direction.
     *
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or no finite number
     */
    public static ShotStyle upright(Image image, double radius) {
        return new ShotStyle(look(image, false), radius);
    }

    /**
     * Makes a style that shows an image rotated into the direction of flight.
     *
     * @param image the picture, pointing right
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or no finite number
     */
    public static ShotStyle turning(Image image, double radius) {
        return new ShotStyle(look(image, true), radius);
    }

    private static ShotLook look(Image image, boolean turns) {
        return ShotLook.of(List.of(Artwork.of(image))).turns(turns).build();
    }

    /**
     * Makes a style that shows a rectangle of an image.
     *
     * @param image where the picture comes from
     * @param x left edge of the rectangle; in pixels of the image
     * @param y upper edge of the rectangle; in pixels of the image
     * @param width of the rectangle; in pixels, at least 1
     * @param height of the rectangle; in pixels, at least 1
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the rectangle is empty or reaches outside the image, or the radius is below 0
     *     or no finite number
     */
    public static ShotStyle of(Image image, int x, int y, int width, int height, boolean turns, double radius) {
        return new ShotStyle(look(image.part(x, y, width, height), turns), radius);
    }

    /**
     * Makes a style that looks the same, at no cost.
     *
     * @param other radius of the circle that hits; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or no finite number
     */
    public ShotStyle withRadius(double other) {
        return other == radius ? this : new ShotStyle(look, other);
    }

    /** Returns how it looks. */
    public ShotLook look() {
        return look;
    }

    /** Returns the picture: the picture, pointing right if it turns. */
    public Image image() {
        return look.image();
    }

    /** Returns how large the shot is to targets: radius of the circle that hits; in virtual pixels, at least 0. */
    public double radius() {
        return radius;
    }
}
