package kodama.draw;

/** All there is to be seen at a moment: the frame, and the layer over it. Owned by one thread at a time. */
final class Picture {
    private final DrawList frame = new DrawList();
    private final Layer layer = new Layer();

    void begin(Viewport place) {
        frame.clear();
        layer.begin(place);
    }

    DrawList frame() {
        return frame;
    }

    Layer layer() {
        return layer;
    }
}
