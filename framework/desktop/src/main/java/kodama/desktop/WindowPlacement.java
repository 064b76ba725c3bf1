package kodama.desktop;

import java.awt.Canvas;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Insets;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import org.jspecify.annotations.Nullable;

/**
 * Stores the position of a frame, the size of its picture and whether it is maximized, to restore them after full
 * screen.
 *
 * <p>Stores the size of the picture and not of the frame, because X11 reports the width of the border only after the
 * window was shown. For a maximized frame, the bounds are those before, to which it returns. AWT's thread only.
 */
final class WindowPlacement extends ComponentAdapter {
    private final Frame frame;
    private final Canvas canvas;
    private Point corner = new Point();
    private Dimension picture = new Dimension();
    /** Whether the frame was maximized when it was saved, as in {@link Frame#getExtendedState}. */
    private int state = Frame.NORMAL;
    /** The bounds for other threads; null before the window was first shown. */
    private volatile WindowOptions.@Nullable SavedBounds now;

    /** While saved, changes of position and size are ignored. */
    private boolean isSaved;

    WindowPlacement(Frame frame, Canvas canvas) {
        this.frame = frame;
        this.canvas = canvas;
    }

    /** Records the initial position of a frame that has not been shown yet, and the preferred size of its picture. */
    void start() {
        corner = frame.getLocation();
        picture = canvas.getPreferredSize();
    }

    @Override
    public void componentMoved(ComponentEvent event) {
        record();
    }

    @Override
    public void componentResized(ComponentEvent event) {
        record();
    }

    private void record() {
        if (isSaved || !frame.isShowing() || frame.getExtendedState() != Frame.NORMAL) return;
        corner = frame.getLocation();
        picture = canvas.getSize();
        now = new WindowOptions.SavedBounds(corner.x, corner.y, picture.width, picture.height);
    }

    /** Returns the bounds outside full screen; null before the window was first shown. Any thread may call this. */
    WindowOptions.@Nullable SavedBounds current() {
        return now;
    }

    /** Saves the current bounds until they are restored. */
    void save() {
        record();
        state = frame.getExtendedState() & Frame.MAXIMIZED_BOTH;
        isSaved = true;
    }

    /** Restores the saved bounds. */
    void restore() {
        isSaved = false;
        if (!frame.isDisplayable()) restoreAsNew();
        else if (state == Frame.NORMAL) moveBack();
    }

    /**
     * A new window has a border of unknown width on X11; packing makes the picture right whatever the width will be.
     */
    private void restoreAsNew() {
        canvas.setPreferredSize(picture);
        frame.pack();
        frame.setLocation(corner);
        frame.setExtendedState(state);
    }

    /** If the window was maximized, the window manager maximizes it again; on X11, asking for that would undo it. */
    private void moveBack() {
        Insets border = PictureLayout.border(frame);
        int width = picture.width + border.left + border.right;
        int height = picture.height + border.top + border.bottom;
        frame.setBounds(corner.x, corner.y, width, height);
    }
}
