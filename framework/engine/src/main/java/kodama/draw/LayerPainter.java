package kodama.draw;

/**
 * Draws what stands over a frame in the window's own pixels: the frame is enlarged into a buffer of the window's size,
 * and the layer drawn on that.
 */
final class LayerPainter {
    private final Rasterizer rasterizer = new Rasterizer();
    private final Enlargement enlargement = new Enlargement();
    private FrameBuffer window = new FrameBuffer(1, 1);

    /** The frame as it is if the layer is empty; else both in one, as large as the window. */
    FrameBuffer compose(FrameBuffer frame, Layer layer) {
        if (layer.list().isEmpty()) return frame;
        if (window.width() != layer.width() || window.height() != layer.height())
            window = new FrameBuffer(layer.width(), layer.height());
        enlargement.draw(frame, layer.place(), window);
        rasterizer.drawOver(layer.list(), window);
        return window;
    }
}
