package kodama.draw;

import java.util.List;

/**
 * A bar next to the game's picture, for short texts that must not cover the picture: the frame rate, and notices. Any
 * thread may call its methods.
 */
public interface StatusBar {
    /** Without a window, or where the window has no space for a bar, nothing is shown. */
    StatusBar NONE = new StatusBar() {
        @Override
        public boolean isVisible() {
            return false;
        }

        @Override
        public void setRequested(boolean on) {}

        @Override
        public void showFrameRate(String text) {}

        @Override
        public void showNotices(List<Notice> notices) {}
    };

    /**
     * A line of text.
     *
     * @param text any text; control characters are escaped when it is shown
     * @param color color in ARGB; opaque
     */
    record Notice(String text, int color) {}

    /** Returns whether its texts are visible now. If not, they may be drawn over the picture instead. */
    boolean isVisible();

    /**
     * Sets whether the window should have a bar. In full screen it has one only where the picture leaves space.
     *
     * @param on whether there is something to show
     */
    void setRequested(boolean on);

    /**
     * Shows the frame rate.
     *
     * @param text replaces the last one; empty to show none
     */
    void showFrameRate(String text);

    /**
     * Shows notices.
     *
     * @param notices replace the last ones; a bar with a single row shows the first, and how many follow
     */
    void showNotices(List<Notice> notices);
}
