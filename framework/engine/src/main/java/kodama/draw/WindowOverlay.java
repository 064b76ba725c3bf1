package kodama.draw;

/**
 * What is drawn over a frame in the window's own pixels, however large those of the game are: menus, messages of
 * errors.
 *
 * <p>Cheap while it is empty; else the frame is enlarged to the window's size first. Owned by one thread at a time.
 */
public final class WindowOverlay {
    private final DrawList list = new DrawList();
    private Viewport place = Viewport.whole(1, 1);

    WindowOverlay() {}

    /** Begins without commands, over a frame that will be shown at a place. */
    void begin(Viewport frame) {
        list.clear();
        place = frame;
    }

    /** Returns what is drawn: the list, in pixels from the window's top left. */
    public DrawList list() {
        return list;
    }

    /**
     * Returns where the frame below is shown, and how large the window is.
     *
     * @return the place, the same until the next frame
     */
    public Viewport viewport() {
        return place;
    }

    /** Returns the width of the window, in the window's own pixels. */
    public int width() {
        return place.windowWidth();
    }

    /** Returns the height of the window, in the window's own pixels. */
    public int height() {
        return place.windowHeight();
    }
}
