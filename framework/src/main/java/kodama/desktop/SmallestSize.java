package kodama.desktop;

import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import org.jspecify.annotations.Nullable;

/**
 * Keeps players from making a frame smaller than its picture may be. How wide the border around that is, X11 tells only when
 * the window has been shown. Called by AWT's thread only.
 */
final class SmallestSize extends ComponentAdapter {
    private final Frame frame;
    private final Dimension picture;
    private @Nullable Insets border;

    SmallestSize(Frame frame, Dimension picture) {
        this.frame = frame;
        this.picture = picture;
    }

    @Override
    public void componentShown(ComponentEvent event) {
        adopt(frame.getInsets());
    }

    @Override
    public void componentResized(ComponentEvent event) {
        if (frame.isShowing()) adopt(frame.getInsets());
    }

    private void adopt(Insets now) {
        if (now.equals(border)) return;
        border = now;
        frame.setMinimumSize(
                new Dimension(picture.width + now.left + now.right, picture.height + now.top + now.bottom));
    }
}
