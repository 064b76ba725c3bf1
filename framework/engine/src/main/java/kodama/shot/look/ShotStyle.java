package kodama.shot.look;

import java.util.List;
import kodama.draw.Image;
import kodama.geom.Hitbox;

/**
 * The look and collision radius of shots. Create a style once and fire it often.
 *
 * <p>Immutable; any thread may use it.
 */
public final class ShotStyle {
    private final ShotLook look;
    /** Collision radius; in virtual pixels. */
    private final double radius;

    private ShotStyle(ShotLook look, double radius) {
        this.look = look;
        this.radius = Hitbox.checkedSize("radius", radius);
    }

    /**
     * Creates a style.
     *
     * @param radius collision radius; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or not finite
     */
    public static ShotStyle of(ShotLook look, double radius) {
        return new ShotStyle(look, radius);
    }

    /** Creates a style from a built-in shape, with the radius of the shape. */
    public static ShotStyle of(ShotShape shape, ShotColor color) {
        return new ShotStyle(ShotLook.of(shape, color).build(), shape.radius());
    }

    /**
     * Creates a style that shows an image upright in every direction of flight.
     *
     * @param radius collision radius; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or not finite
     */
    public static ShotStyle upright(Image image, double radius) {
        return new ShotStyle(look(image, false), radius);
    }

    /**
     * Creates a style that rotates an image to the direction of flight.
     *
     * @param image the picture, pointing right
     * @param radius collision radius; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or not finite
     */
    public static ShotStyle turning(Image image, double radius) {
        return new ShotStyle(look(image, true), radius);
    }

    private static ShotLook look(Image image, boolean turns) {
        return ShotLook.of(List.of(Artwork.of(image))).turns(turns).build();
    }

    /**
     * Creates a style that shows a rectangle of an image.
     *
     * @param image the image
     * @param x left edge of the rectangle; in pixels of the image
     * @param y top edge of the rectangle; in pixels of the image
     * @param width width of the rectangle; in pixels, at least 1
     * @param height height of the rectangle; in pixels, at least 1
     * @param turns whether the picture points in the direction of flight
     * @param radius collision radius; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the rectangle is empty or extends beyond the image, or the radius is below 0
     *     or not finite
     */
    public static ShotStyle of(Image image, int x, int y, int width, int height, boolean turns, double radius) {
        return new ShotStyle(look(image.part(x, y, width, height), turns), radius);
    }

    /**
     * Returns a style with the same look and another collision radius. This is cheap.
     *
     * @param radius collision radius; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or not finite
     */
    public ShotStyle withRadius(double radius) {
        return radius == this.radius ? this : new ShotStyle(look, radius);
    }

    /** Returns the look. */
    public ShotLook look() {
        return look;
    }

    /** Returns the first frame, pointing right if it turns. */
    public Image image() {
        return look.image();
    }

    /** Returns the collision radius, in virtual pixels. */
    public double radius() {
        return radius;
    }
}
