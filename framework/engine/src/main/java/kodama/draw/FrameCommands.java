package kodama.draw;

/** All there is to be seen at a moment: the frame, and the layer over it. Owned by one thread at a time. */
final class FrameCommands {
    private final DrawList frame = new DrawList();
    private final WindowOverlay layer = new WindowOverlay();

    void begin(Viewport place) {
        frame.clear();
        layer.begin(place);
    }

    DrawList frame() {
        return frame;
    }

    WindowOverlay overlay() {
        return layer;
    }
}
