package kodama.draw;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Small copies of frames as PNG files, such as for a list of replays. For any thread. */
public final class Thumbnail {
    /** Largest width and height of a thumbnail that is read, in pixels. */
    public static final int MAX_SIDE = 160;

    /** Index of the width in a PNG file; the height follows. */
    private static final int WIDTH_AT = 16;

    private Thumbnail() {}

    /**
     * Makes a thumbnail: the whole frame, with its proportions, in at most this size.
     *
     * @param width largest width in pixels; 1 to {@link #MAX_SIDE}
     * @param height largest height in pixels; 1 to {@link #MAX_SIDE}
     * @return a PNG file
     */
    public static byte[] png(FrameBuffer frame, int width, int height) {
        double scale = Math.min(1, Math.min((double) width / frame.width(), (double) height / frame.height()));
        FrameBuffer small = new FrameBuffer(
                Math.max(1, (int) (frame.width() * scale)), Math.max(1, (int) (frame.height() * scale)));
        for (int y = 0; y < small.height(); y++)
            for (int x = 0; x < small.width(); x++)
                small.pixels()[y * small.width() + x] = average(frame, x, y, small.width(), small.height());
        return PngWriter.write(small);
    }

    /** Returns the average color of the pixels that become one. */
    private static int average(FrameBuffer frame, int x, int y, int width, int height) {
        int left = x * frame.width() / width;
        int top = y * frame.height() / height;
        int right = Math.max(left + 1, (x + 1) * frame.width() / width);
        int bottom = Math.max(top + 1, (y + 1) * frame.height() / height);
        long red = 0;
        long green = 0;
        long blue = 0;
        for (int row = top; row < bottom; row++)
            for (int column = left; column < right; column++) {
                int rgb = frame.pixels()[row * frame.width() + column];
                red += rgb >> 16 & 0xFF;
                green += rgb >> 8 & 0xFF;
                blue += rgb & 0xFF;
            }
        long count = (long) (right - left) * (bottom - top);
        return (int) (red / count << 16 | green / count << 8 | blue / count);
    }

    /**
     * Reads a thumbnail, possibly one from a stranger.
     *
     * @param name name of the image
     * @throws IOException if it is not a PNG file of at most {@link #MAX_SIDE} by {@link #MAX_SIDE} pixels, or is
     *     damaged
     */
    public static Image read(String name, byte[] png) throws IOException {
        if (png.length < WIDTH_AT + 2 * Integer.BYTES) throw new IOException("it is cut off");
        ByteBuffer size = ByteBuffer.wrap(png).position(WIDTH_AT);
        checkSide("width", size.getInt());
        checkSide("height", size.getInt());
        return PngReader.read(name, png);
    }

    private static void checkSide(String name, int pixels) throws IOException {
        if (pixels < 1 || pixels > MAX_SIDE)
            throw new IOException("the " + name + " of a thumbnail must be from 1 to " + MAX_SIDE + " pixels but was "
                    + Integer.toUnsignedString(pixels));
    }
}
