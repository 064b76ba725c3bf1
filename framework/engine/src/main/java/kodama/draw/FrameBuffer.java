package kodama.draw;

import java.util.Arrays;
import kodama.base.Checks;

/**
 * The pixels of a frame: {@code width * height} opaque colors, row-major from the top left.
 *
 * <p>Owned by the thread that draws into it.
 */
public final class FrameBuffer {
    // In virtual pixels, or in window pixels if an overlay is drawn
    private final int width;
    private final int height;
    /** Opaque colors {@code 0xFFRRGGBB}, row-major from the top left. */
    private final int[] pixels;

    /**
     * Creates a black frame.
     *
     * @param width in pixels, 1 to {@link Image#MAX_SIDE}
     * @param height in pixels, 1 to {@link Image#MAX_SIDE}
     * @throws IllegalArgumentException if a side is out of range
     */
    public FrameBuffer(int width, int height) {
        this.width = Checks.between("frame width", width, 1, Image.MAX_SIDE);
        this.height = Checks.between("frame height", height, 1, Image.MAX_SIDE);
        this.pixels = pixels(width, height);
        clear(Colors.BLACK);
    }

    private static int[] pixels(int width, int height) {
        try {
            return new int[width * height];
        } catch (OutOfMemoryError none) {
            long bytes = (long) Integer.BYTES * width * height;
            throw new OutOfMemoryError(
                    "a frame of " + width + " by " + height + " pixels takes " + (bytes >> 20) + " MB");
        }
    }

    /**
     * Sets every pixel to one color.
     *
     * @param rgb the color, {@code 0xRRGGBB}
     */
    public void clear(int rgb) {
        Arrays.fill(pixels, Colors.opaque(rgb));
    }

    /**
     * Copies another frame of the same size.
     *
     * @throws IllegalArgumentException if the sizes differ
     */
    public void copyFrom(FrameBuffer other) {
        if (other.width != width || other.height != height)
            throw new IllegalArgumentException(
                    "frame must be " + width + "x" + height + " but was " + other.width + "x" + other.height);
        System.arraycopy(other.pixels, 0, pixels, 0, pixels.length);
    }

    /**
     * Returns a picture of this frame, which does not change with it.
     *
     * @param name name of the picture in messages
     */
    public Image toImage(String name) {
        return new Image(name, width, height, pixels);
    }

    /** Returns the width, in pixels. */
    public int width() {
        return width;
    }

    /** Returns the height, in pixels. */
    public int height() {
        return height;
    }

    /**
     * Returns the pixels.
     *
     * @return row-major, {@code width * height} entries, {@code 0xFFRRGGBB}; live, not a copy
     */
    public int[] pixels() {
        return pixels;
    }
}
