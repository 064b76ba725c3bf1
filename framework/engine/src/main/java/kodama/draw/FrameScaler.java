package kodama.draw;

/** Draws a frame of virtual pixels into one of a window's pixels, each as often as its place wants it. */
final class FrameScaler {
    /** For each column of the enlarged picture the one of the frame; empty before the first. */
    private int[] columns = {};

    /** Covers all of the window. */
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

    /** Finds the column of the frame for each of the shown picture. */
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
