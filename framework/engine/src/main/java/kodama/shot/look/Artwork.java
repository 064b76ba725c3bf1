package kodama.shot.look;

import kodama.draw.Colors;
import kodama.draw.Image;
import kodama.draw.Palette;
import kodama.geom.Aim;
import org.jspecify.annotations.Nullable;

/**
 * A picture that can be rendered at any angle and size, as it has a color for each position.
 *
 * <p>Immutable; any thread may use it.
 */
public final class Artwork {
    /** Returns the color at a position; in pixels from the center of the picture, 0 for transparent. */
    interface PixelSource {
        int color(double x, double y);
    }

    private final String name;
    // in pixels, at scale 1
    private final int width;
    private final int height;
    private final PixelSource places;
    /** The source image, or null if the picture is painted by code. */
    private final @Nullable Image whole;

    private Artwork(String name, int width, int height, PixelSource places, @Nullable Image whole) {
        this.name = name;
        this.width = width;
        this.height = height;
        this.places = places;
        this.whole = whole;
    }

    Artwork(String name, int width, int height, PixelSource places) {
        this(name, width, height, places, null);
    }

    /** Creates an artwork from an image. Rotation and scaling show its pixels unsmoothed. */
    public static Artwork of(Image image) {
        int width = image.width();
        int height = image.height();
        PixelSource places = (x, y) -> pixel(image, x + width / 2.0, y + height / 2.0);
        return new Artwork(image.name(), width, height, places, image);
    }

    /** Returns the name of the image, as {@code kodama.star.red} of a built-in one. */
    public String name() {
        return name;
    }

    /** Returns whether it shows an image in its own colors; false if it is painted by code. */
    public boolean isImage() {
        return whole != null;
    }

    /** Returns whether it shows this image in its own colors. */
    public boolean isOf(Image image) {
        return whole == image;
    }

    private static int pixel(Image image, double x, double y) {
        boolean inside = x >= 0 && y >= 0 && x < image.width() && y < image.height();
        return inside ? image.pixel((int) x, (int) y) : 0;
    }

    /**
     * Returns a copy in other colors.
     *
     * @param tint factor for its colors, {@code 0xRRGGBB}; white changes nothing
     */
    public Artwork tinted(int tint) {
        int full = Colors.opaque(tint);
        return new Artwork(name, width, height, (x, y) -> Colors.tint(places.color(x, y), full));
    }

    /** Returns a copy whose colors are replaced by those of a palette. */
    Artwork recolored(Palette palette) {
        return new Artwork(name, width, height, (x, y) -> palette.color(places.color(x, y)));
    }

    /**
     * Renders the picture without rotation.
     *
     * @param scaleX horizontal scale factor; above 0
     * @param scaleY vertical scale factor; above 0
     * @return the source image if there is one and the size is unchanged, otherwise a new image
     */
    public Image upright(double scaleX, double scaleY) {
        if (whole != null && scaleX == 1 && scaleY == 1) return whole;
        return painted(side(width, scaleX), side(height, scaleY), 0, scaleX, scaleY);
    }

    private static int side(int own, double scale) {
        return Math.max(1, (int) Math.ceil(own * scale));
    }

    /**
     * Renders the picture rotated around its center.
     *
     * @param angle clockwise; in degrees
     * @param scaleX horizontal scale factor before the rotation; above 0
     * @param scaleY vertical scale factor before the rotation; above 0
     * @return a new image with the same center, as large as necessary
     */
    public Image rotated(double angle, double scaleX, double scaleY) {
        int wide = side(width, scaleX);
        int high = side(height, scaleY);
        int diagonal = (int) Math.ceil(StrictMath.hypot(wide, high));
        return trimmed(painted(alike(diagonal, wide), alike(diagonal, high), angle, scaleX, scaleY));
    }

    /** Returns a size with the parity of the picture's own side, so that the center stays the same. */
    private static int alike(int diagonal, int own) {
        return (diagonal - own) % 2 == 0 ? diagonal : diagonal + 1;
    }

    /** Renders each pixel from the position that it is rotated and scaled from. */
    private Image painted(int wide, int high, double angle, double scaleX, double scaleY) {
        double cos = Aim.stepX(angle);
        double sin = Aim.stepY(angle);
        int[] pixels = new int[wide * high];
        for (int i = 0; i < pixels.length; i++) {
            double x = i % wide + 0.5 - wide / 2.0;
            double y = i / wide + 0.5 - high / 2.0;
            pixels[i] = places.color((x * cos + y * sin) / scaleX, (y * cos - x * sin) / scaleY);
        }
        return new Image(name, wide, high, pixels);
    }

    /** Trims the empty margin symmetrically, so that the center stays the same. */
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

    /** Returns the width at scale 1, in pixels. */
    int width() {
        return width;
    }

    /** Returns the height at scale 1, in pixels. */
    int height() {
        return height;
    }

    /** Returns the longer side at a scale, in pixels. */
    double longestSide(double scaleX, double scaleY) {
        return Math.max(width * scaleX, height * scaleY);
    }

    /** Returns the longer side at scale 1, in pixels. */
    public int longestSide() {
        return Math.max(width, height);
    }

    /**
     * Returns the dominant color: colorful pixels count most, pale ones hardly.
     *
     * @return the color at full brightness, {@code 0xRRGGBB}
     */
    public int mainColor() {
        Image image = upright(1, 1);
        long red = 0;
        long green = 0;
        long blue = 0;
        for (int y = 0; y < image.height(); y++)
            for (int x = 0; x < image.width(); x++) {
                int color = image.pixel(x, y);
                int weight = vividness(color);
                red += weight * (color >> 16 & 255);
                green += weight * (color >> 8 & 255);
                blue += weight * (color & 255);
            }
        long most = Math.max(1, Math.max(red, Math.max(green, blue)));
        return (int) (red * 255 / most << 16 | green * 255 / most << 8 | blue * 255 / most);
    }

    private static int vividness(int color) {
        if (color >>> 24 == 0) return 0;
        int red = color >> 16 & 255;
        int green = color >> 8 & 255;
        int blue = color & 255;
        return 1 + Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue));
    }

    /** Returns whether the other one is of the same image. An artwork that is painted by code equals only itself. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || whole != null && other instanceof Artwork artwork && artwork.whole == whole;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(whole == null ? this : whole);
    }
}
