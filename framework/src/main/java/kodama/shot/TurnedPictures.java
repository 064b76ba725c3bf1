package kodama.shot;

import kodama.draw.Image;
import kodama.geom.Aim;

/**
 * A small picture painted pointing right, rotated beforehand into many directions.
 *
 * <p>Rotating 100,000 sprites again for each frame takes several times as long as copying them.
 */
final class TurnedPictures {
    /** Directions of the circle: a pixel 20 pixels from the middle stands at most one pixel off. */
    private static final int DIRECTIONS = 64;

    /** Longest side of a picture worth it: 64 times 46x46 pixels are half a megabyte. */
    static final int MAX_SIDE = 32;

    private final Image[] pictures = new Image[DIRECTIONS];

    TurnedPictures(Image image) {
        for (int i = 0; i < DIRECTIONS; i++) pictures[i] = turned(image, i * 360.0 / DIRECTIONS);
    }

    Image at(double angle) {
        long nearest = (long) Math.floor(angle * (DIRECTIONS / 360.0) + 0.5);
        return pictures[(int) (nearest & DIRECTIONS - 1)];
    }

    /** Takes for each pixel of the result the one of the image that it comes from. */
    private static Image turned(Image image, double angle) {
        double cos = Aim.stepX(angle);
        double sin = Aim.stepY(angle);
        int width = side(image.width(), image);
        int height = side(image.height(), image);
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++) {
            double dx = i % width + 0.5 - width / 2.0;
            double dy = i / width + 0.5 - height / 2.0;
            pixels[i] =
                    pixel(image, dx * cos + dy * sin + image.width() / 2.0, dy * cos - dx * sin + image.height() / 2.0);
        }
        return trimmed(new Image(image.name(), width, height, pixels));
    }

    /** Room for the diagonal; even or odd as the image's own side, so that the middle stays in place. */
    private static int side(int own, Image image) {
        int diagonal = (int) Math.ceil(StrictMath.hypot(image.width(), image.height()));
        return (diagonal - own) % 2 == 0 ? diagonal : diagonal + 1;
    }

    private static int pixel(Image image, double x, double y) {
        boolean inside = x >= 0 && y >= 0 && x < image.width() && y < image.height();
        return inside ? image.pixel((int) x, (int) y) : 0;
    }

    /** Cuts the empty rim off, as much left as right and above as below, so that the middle stays in place. */
    private static Image trimmed(Image image) {
        int width = image.width();
        int height = image.height();
        int x = 0;
        int y = 0;
        while (2 * x < width - 2 && isEmpty(image, x, 0, 1, height) && isEmpty(image, width - 1 - x, 0, 1, height)) x++;
        while (2 * y < height - 2 && isEmpty(image, 0, y, width, 1) && isEmpty(image, 0, height - 1 - y, width, 1)) y++;
        return image.part(x, y, width - 2 * x, height - 2 * y);
    }

    private static boolean isEmpty(Image image, int left, int top, int width, int height) {
        for (int i = 0; i < width * height; i++) {
            if (image.pixel(left + i % width, top + i / width) != 0) return false;
        }
        return true;
    }
}
