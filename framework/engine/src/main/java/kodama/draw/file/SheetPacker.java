package kodama.draw.file;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import kodama.draw.Image;
import kodama.draw.PictureFormat;
import kodama.draw.SheetAnimation;
import kodama.draw.SheetLayout;

/** Puts frames of one size side by side into one picture, from left to right and top to bottom. */
final class SheetPacker {
    private final int width;
    private final int height;
    private final int columns;
    private final int stride;
    private final int[] pixels;
    private final List<SheetLayout.Frame> frames = new ArrayList<>();

    /**
     * Allocates the picture.
     *
     * @param width width of a frame, 1 to {@link Image#MAX_SIDE}
     * @param height height of a frame, 1 to {@link Image#MAX_SIDE}
     * @param count number of frames, at least 1
     * @throws IOException if the frames together have too many pixels
     */
    SheetPacker(int width, int height, int count) throws IOException {
        checkSize(width, height, count);
        this.width = width;
        this.height = height;
        int most = Math.min(count, Math.max(1, Image.MAX_SIDE / width));
        int square = (int) Math.ceil(Math.sqrt((double) count * height / width));
        columns = Math.max(1, Math.min(most, square));
        int rows = (count + columns - 1) / columns;
        if ((long) rows * height > Image.MAX_SIDE) throw tooLarge(width, height, count);
        stride = columns * width;
        pixels = new int[stride * rows * height];
    }

    /** Checks the size of a picture before anything is allocated for it. */
    static void checkSize(int width, int height, int count) throws IOException {
        if (width < 1 || height < 1 || width > Image.MAX_SIDE || height > Image.MAX_SIDE)
            throw new IOException(
                    "the picture is " + width + "x" + height + "; a side may have 1 to " + Image.MAX_SIDE + " pixels");
        if ((long) width * height > PictureFormat.MAX_PIXELS / count) throw tooLarge(width, height, count);
    }

    private static IOException tooLarge(int width, int height, int count) {
        return new IOException("%,d frames of %dx%d have more than %,d pixels together"
                .formatted(count, width, height, PictureFormat.MAX_PIXELS));
    }

    /**
     * Adds a frame.
     *
     * @param argb its pixels, row-major
     * @param millis its duration in milliseconds; any number
     */
    void add(String name, int[] argb, int millis) {
        int index = frames.size();
        int x = index % columns * width;
        int y = index / columns * height;
        for (int row = 0; row < height; row++)
            System.arraycopy(argb, row * width, pixels, (y + row) * stride + x, width);
        int shown = Math.max(1, Math.min(SheetLayout.MAX_MILLIS, millis));
        frames.add(SheetLayout.Frame.plain(name, x, y, width, height, shown));
    }

    /** Returns the picture with all frames. */
    Image image(String name, List<SheetAnimation> animations, List<SheetLayout.Slice> slices) {
        SheetLayout layout = new SheetLayout(frames, animations, slices);
        return new Image(name, stride, pixels.length / stride, pixels).withLayout(layout);
    }
}
