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
 * Where a frame stands, how large its picture is, and whether it is maximized, to be restored after it has filled the
 * screen.
 *
 * <p>The picture's size counts, not the frame's: how wide the border is, X11 tells only when the window has been shown.
 * The place of a maximized frame is that of before, which it goes back to. Called by AWT's thread only.
 */
final class WindowPlacement extends ComponentAdapter {
    private final Frame frame;
    private final Canvas canvas;
    private Point corner = new Point();
    private Dimension picture = new Dimension();
    /** Whether the frame was maximized when it was kept, as {@link Frame#getExtendedState} tells it. */
    private int state = Frame.NORMAL;
    /** As any thread may see it; null before the window has been seen. */
    private volatile WindowOptions.@Nullable SavedBounds now;

    /** While kept, moves and changes of size are not noted. */
    private boolean isKept;

    WindowPlacement(Frame frame, Canvas canvas) {
        this.frame = frame;
        this.canvas = canvas;
    }

    /** Takes a frame that has not been shown yet for one that stands there with a picture of its wished size. */
    void start() {
        corner = frame.getLocation();
        picture = canvas.getPreferredSize();
    }

    @Override
    public void componentMoved(ComponentEvent event) {
        note();
    }

    @Override
    public void componentResized(ComponentEvent event) {
        note();
    }

    private void note() {
        if (isKept || !frame.isShowing() || frame.getExtendedState() != Frame.NORMAL) return;
        corner = frame.getLocation();
        picture = canvas.getSize();
        now = new WindowOptions.SavedBounds(corner.x, corner.y, picture.width, picture.height);
    }

    /** Where it stands, or would if it did not fill the screen; null before it has been seen. Any thread may ask. */
    WindowOptions.@Nullable SavedBounds current() {
        return now;
    }

    /** Keeps the place of now until it is restored. */
    void save() {
        note();
        state = frame.getExtendedState() & Frame.MAXIMIZED_BOTH;
        isKept = true;
    }

    /** Puts the frame there again. */
    void restore() {
        isKept = false;
        if (!frame.isDisplayable()) restoreAsNew();
        else if (state == Frame.NORMAL) moveBack();
    }

    /**
     * Another window has a border that X11 does not tell yet; to pack it makes the picture right whatever that will be.
     */
    private void restoreAsNew() {
        canvas.setPreferredSize(picture);
        frame.pack();
        frame.setLocation(corner);
        frame.setExtendedState(state);
    }

    /**
     * The same window, if it was maximized, is so again by the window manager; X11 would take a wish for its opposite.
     */
    private void moveBack() {
        Insets border = frame.getInsets();
        int width = picture.width + border.left + border.right;
        int height = picture.height + border.top + border.bottom;
        frame.setBounds(corner.x, corner.y, width, height);
    }
}
