package kodama.draw;

/** Scales a frame of virtual pixels to the pixels of a window by repeating pixels. */
final class FrameScaler {
    /** Column of the frame for each column of the scaled picture; empty before the first. */
    private int[] columns = {};

    /** Draws the frame and its border, covering the whole window. */
    void draw(FrameBuffer frame, Viewport place, FrameBuffer window) {
        if (!place.fills()) window.clear(Viewport.BORDER);
        measureColumns(frame.width(), place.width());
        int before = -1;
        for (int y = 0; y < place.height(); y++) {
            int source = (int) ((long) y * frame.height() / place.height());
            int start = (place.y() + y) * window.width() + place.x();
            if (source == before) copyRowAbove(window, start, place.width());
            else enlargeRow(frame, source, window, start);
            before = source;
        }
    }

    /** Computes the column of the frame for each column of the scaled picture. */
    private void measureColumns(int width, int shown) {
        if (columns.length != shown) columns = new int[shown];
        for (int x = 0; x < shown; x++) columns[x] = (int) ((long) x * width / shown);
    }

    private void enlargeRow(FrameBuffer frame, int row, FrameBuffer window, int start) {
        int[] from = frame.pixels();
        int[] to = window.pixels();
        int first = row * frame.width();
        for (int x = 0; x < columns.length; x++) to[start + x] = from[first + columns[x]];
    }

    private static void copyRowAbove(FrameBuffer window, int start, int length) {
        int[] pixels = window.pixels();
        System.arraycopy(pixels, start - window.width(), pixels, start, length);
    }
}
