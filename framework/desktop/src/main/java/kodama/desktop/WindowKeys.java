package kodama.desktop;

import java.awt.event.KeyEvent;

/**
 * The keys of the window itself, which no game hears: F11 and alt with enter switch between window and full screen,
 * shift with F11 goes to the next way of scaling. Called by AWT's thread.
 */
final class WindowKeys {
    /** Repeats of a held key come at most this far apart; they must not switch to and fro. */
    private static final long REPEAT_MILLIS = 700;

    private final Runnable toggleFullscreen;
    private final Runnable nextScaling;
    private boolean held;
    /** In milliseconds, as events tell it. */
    private long lastPressed;

    WindowKeys(Runnable toggleFullscreen, Runnable nextScaling) {
        this.toggleFullscreen = toggleFullscreen;
        this.nextScaling = nextScaling;
    }

    /** Answers whether this press is the window's. */
    boolean press(KeyEvent event) {
        if (!isFullscreenKey(event)) return false;
        boolean repeated = held && event.getWhen() - lastPressed < REPEAT_MILLIS;
        held = true;
        lastPressed = event.getWhen();
        if (!repeated) act(event);
        return true;
    }

    private static boolean isFullscreenKey(KeyEvent event) {
        return event.getKeyCode() == KeyEvent.VK_F11 || event.getKeyCode() == KeyEvent.VK_ENTER && event.isAltDown();
    }

    private void act(KeyEvent event) {
        if (event.isShiftDown()) nextScaling.run();
        else toggleFullscreen.run();
    }

    /** A release may get lost while a window fills the screen, so that a later press counts all the same. */
    void release(KeyEvent event) {
        if (event.getKeyCode() == KeyEvent.VK_F11 || event.getKeyCode() == KeyEvent.VK_ENTER) held = false;
    }
}
