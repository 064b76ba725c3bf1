package kodama.desktop;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import kodama.draw.Image;

/**
 * Creates the icons of a program from one picture, in the sizes that desktops use. Pixel art is enlarged by integer
 * factors; a picture that is too large is reduced with smoothing.
 */
public final class WindowIcons {
    private static final int[] SIDES = {16, 24, 32, 48, 64, 128, 256};

    private WindowIcons() {}

    /** Returns Kodama's own icons, for windows that do not belong to a game, smallest first. */
    public static List<BufferedImage> ofKodama() {
        return of(KodamaIcon.picture());
    }

    /** Returns the icons of a window, smallest first. */
    static List<BufferedImage> of(Image picture) {
        return inSizes(picture, SIDES);
    }

    /**
     * Creates a square icon for each size, with the picture in the center.
     *
     * @param sides sizes in pixels, at least 1
     */
    public static List<BufferedImage> inSizes(Image picture, int... sides) {
        BufferedImage original = copy(picture);
        return IntStream.of(sides).mapToObj(side -> icon(original, side)).toList();
    }

    private static BufferedImage copy(Image picture) {
        BufferedImage copy = new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < picture.height(); y++)
            for (int x = 0; x < picture.width(); x++) copy.setRGB(x, y, picture.pixel(x, y));
        return copy;
    }

    private static BufferedImage icon(BufferedImage original, int side) {
        double fit = (double) side / Math.max(original.getWidth(), original.getHeight());
        double scale = fit >= 1 ? Math.floor(fit) : fit;
        int width = Math.max(1, (int) (original.getWidth() * scale));
        int height = Math.max(1, (int) (original.getHeight() * scale));
        java.awt.Image scaled = fit >= 1
                ? original.getScaledInstance(width, height, java.awt.Image.SCALE_REPLICATE)
                : original.getScaledInstance(width, height, java.awt.Image.SCALE_AREA_AVERAGING);
        return inTheMiddle(scaled, (side - width) / 2, (side - height) / 2, side);
    }

    private static BufferedImage inTheMiddle(java.awt.Image scaled, int x, int y, int side) {
        BufferedImage icon = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = icon.createGraphics();
        g.drawImage(scaled, x, y, null);
        g.dispose();
        return icon;
    }
}
