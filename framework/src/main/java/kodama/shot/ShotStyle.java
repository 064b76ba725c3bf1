package kodama.shot;

import kodama.base.Checks;
import kodama.draw.DrawList;
import kodama.draw.Image;

/**
 * What many shots have in common: how they look and how large they are to targets. Make it once, fire it often.
 *
 * <p>The middle of the source rectangle stands at the shot's place. A style that turns is painted pointing right.
 *
 * @param image where the picture comes from
 * @param sourceX left edge of the source rectangle; in pixels of the image
 * @param sourceY upper edge of the source rectangle; in pixels of the image
 * @param width of the source rectangle; in pixels, at least 1
 * @param height of the source rectangle; in pixels, at least 1
 * @param turns whether the picture is rotated into the direction of flight
 * @param radius of the circle that hits; in virtual pixels, at least 0
 */
public record ShotStyle(Image image, int sourceX, int sourceY, int width, int height, boolean turns, double radius) {
    private static final int UNTINTED = 0xFFFFFF;

    /**
     * Makes a style.
     *
     * @param image where the picture comes from
     * @param sourceX left edge of the source rectangle; in pixels of the image
     * @param sourceY upper edge of the source rectangle; in pixels of the image
     * @param width of the source rectangle; in pixels, at least 1
     * @param height of the source rectangle; in pixels, at least 1
     * @param turns whether the picture is rotated into the direction of flight
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the rectangle is empty or not inside the image, or the radius is below 0
     */
    public ShotStyle {
        Checks.between("source x", sourceX, 0, image.width() - 1);
        Checks.between("source y", sourceY, 0, image.height() - 1);
        Checks.between("width", width, 1, image.width() - sourceX);
        Checks.between("height", height, 1, image.height() - sourceY);
        Hitbox.size("radius", radius);
    }

    /**
     * Makes a style that shows a whole image upright, whatever the direction.
     *
     * @param image the picture
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @return the style
     * @throws IllegalArgumentException if the radius is below 0
     */
    public static ShotStyle upright(Image image, double radius) {
        return new ShotStyle(image, 0, 0, image.width(), image.height(), false, radius);
    }

    /**
     * Makes a style that shows a whole image rotated into the direction of flight.
     *
     * @param image the picture, pointing right
     * @param radius of the circle that hits; in virtual pixels, at least 0
     * @return the style
     * @throws IllegalArgumentException if the radius is below 0
     */
    public static ShotStyle turning(Image image, double radius) {
        return new ShotStyle(image, 0, 0, image.width(), image.height(), true, radius);
    }

    void draw(DrawList list, double x, double y, double angle) {
        double middleX = width / 2.0;
        double middleY = height / 2.0;
        double rotation = turns ? angle : 0;
        list.sprite(image, sourceX, sourceY, width, height, x, y, middleX, middleY, 1, 1, rotation, 0, UNTINTED, 1);
    }
}
