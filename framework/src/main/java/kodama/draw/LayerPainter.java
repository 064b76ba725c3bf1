package kodama.draw;

/**
 * Draws what stands over a frame in the window's own pixels: the frame is enlarged into a buffer of the window's size,
 * and the layer drawn on that.
 */
final class LayerPainter {
    private final Rasterizer rasterizer = new Rasterizer();
    private FrameBuffer window = new FrameBuffer(1, 1);
    /** For each column of the enlarged picture the one of the frame; empty before the first. */
    private int[] columns = {};

    /** The frame as it is if the layer is empty; else both in one, as large as the window. */
    FrameBuffer compose(FrameBuffer frame, Layer layer) {
        if (layer.list().isEmpty()) return frame;
        if (window.width() != layer.width() || window.height() != layer.height())
            window = new FrameBuffer(layer.width(), layer.height());
        enlarge(frame, layer.place());
        rasterizer.drawOver(layer.list(), window);
        return window;
    }

    private void enlarge(FrameBuffer frame, Viewport place) {
        if (!place.fills()) window.clear(Viewport.BORDER);
        measureColumns(frame.width(), place.width());
        int before = -1;
        for (int y = 0; y < place.height(); y++) {
            int source = (int) ((long) y * frame.height() / place.height());
            int start = (place.y() + y) * window.width() + place.x();
            if (source == before) copyRowAbove(start, place.width());
            else enlargeRow(frame, source, start);
            before = source;
        }
    }

    /** Finds the column of the frame for each of the shown picture. */
    private void measureColumns(int width, int shown) {
        if (columns.length != shown) columns = new int[shown];
        for (int x = 0; x < shown; x++) columns[x] = (int) ((long) x * width / shown);
    }

    private void enlargeRow(FrameBuffer frame, int row, int start) {
        int[] from = frame.pixels();
        int[] to = window.pixels();
        int first = row * frame.width();
        for (int x = 0; x < columns.length; x++) to[start + x] = from[first + columns[x]];
    }

    private void copyRowAbove(int start, int length) {
        int[] pixels = window.pixels();
        System.arraycopy(pixels, start - window.width(), pixels, start, length);
    }
}
