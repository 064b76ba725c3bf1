package kodama.draw;

/**
 * Drawn over a frame in window pixels, whatever the resolution of the game: menus, error messages.
 *
 * <p>It costs nothing while it is empty; otherwise the frame is first scaled to the size of the window. Owned by one
 * thread at a time.
 */
public final class WindowOverlay {
    private final DrawList list = new DrawList();
    private Viewport viewport = Viewport.whole(1, 1);

    WindowOverlay() {}

    /** Removes all commands and sets the place of the frame below. */
    void begin(Viewport frame) {
        list.clear();
        viewport = frame;
    }

    /** Returns the commands: a list in pixels from the window's top left. */
    public DrawList list() {
        return list;
    }

    /**
     * Returns the place of the frame below and the size of the window.
     *
     * @return the place, which does not change until the next frame
     */
    public Viewport viewport() {
        return viewport;
    }

    /** Returns the width of the window, in window pixels. */
    public int width() {
        return viewport.windowWidth();
    }

    /** Returns the height of the window, in window pixels. */
    public int height() {
        return viewport.windowHeight();
    }
}
