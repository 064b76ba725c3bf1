package kodama.draw;

import java.util.Arrays;
import kodama.base.Checks;

/**
 * A picture to draw on. Draw lists for it are queued in the {@link CanvasQueue} that has created it, and drawn before
 * the next command that shows it; its {@link #image} can be drawn like any other.
 */
public final class Canvas {
    private final Image image;
    private final int background;
    private final boolean keeps;

    /**
     * Creates a canvas filled with its background.
     *
     * @param name name of its picture in messages
     * @param width in pixels, 1 to {@link Image#MAX_SIDE}
     * @param height in pixels, 1 to {@link Image#MAX_SIDE}
     * @param background {@code 0xAARRGGBB}; opaque canvases are faster
     * @param keeps whether a list is drawn over what earlier lists have drawn; otherwise over the background
     * @throws IllegalArgumentException if a side is out of range
     */
    Canvas(String name, int width, int height, int background, boolean keeps) {
        Checks.between("width of canvas '" + name + "'", width, 1, Image.MAX_SIDE);
        Checks.between("height of canvas '" + name + "'", height, 1, Image.MAX_SIDE);
        this.background = background >>> 24 == 0 ? 0 : background;
        this.keeps = keeps;
        int[] pixels = new int[Math.multiplyExact(width, height)];
        if (background != 0) Arrays.fill(pixels, this.background);
        image = Image.ofCanvas(name, width, height, pixels, isOpaque());
    }

    /** Returns its picture, which changes when the canvas is drawn on. */
    public Image image() {
        return image;
    }

    /** Returns the width, in pixels. */
    public int width() {
        return image.width;
    }

    /** Returns the height, in pixels. */
    public int height() {
        return image.height;
    }

    /** Returns the color on which lists are drawn, {@code 0xAARRGGBB}. */
    public int background() {
        return background;
    }

    /** Returns whether a list is drawn over what earlier lists have drawn. */
    public boolean keeps() {
        return keeps;
    }

    boolean isOpaque() {
        return background >>> 24 == 255;
    }

    int[] pixels() {
        return image.pixels;
    }
}
