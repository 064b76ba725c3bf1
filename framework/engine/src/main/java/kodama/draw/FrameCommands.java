package kodama.draw;

/** The drawing commands of a frame and of the overlay above it. Owned by one thread at a time. */
final class FrameCommands {
    private final DrawList frame = new DrawList();
    private final WindowOverlay overlay = new WindowOverlay();

    void begin(Viewport place) {
        frame.clear();
        overlay.begin(place);
    }

    DrawList frame() {
        return frame;
    }

    WindowOverlay overlay() {
        return overlay;
    }
}
