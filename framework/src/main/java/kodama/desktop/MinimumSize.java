package kodama.desktop;

import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Insets;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import org.jspecify.annotations.Nullable;

/**
 * Keeps players from making a frame smaller than its picture may be. How wide the border around that is, X11 tells when
 * the window has been shown, and surely before it gets the focus; what it guesses before is more, and would enlarge the
 * window. Called by AWT's thread only.
 */
final class MinimumSize extends WindowAdapter {
    private final Frame frame;
    private final Dimension picture;
    /** As wide as it was the last time; null before the window first had the focus. */
    private @Nullable Insets border;

    MinimumSize(Frame frame, Dimension picture) {
        this.frame = frame;
        this.picture = picture;
    }

    @Override
    public void windowGainedFocus(WindowEvent event) {
        Insets now = frame.getInsets();
        if (now.equals(border)) return;
        border = now;
        int width = picture.width + now.left + now.right;
        int height = picture.height + now.top + now.bottom;
        frame.setMinimumSize(new Dimension(width, height));
    }
}
