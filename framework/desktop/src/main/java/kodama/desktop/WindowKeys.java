package kodama.desktop;

import java.awt.event.KeyEvent;

/**
 * The keys that the window handles itself, before the game: F11 and Alt+Enter switch between window and full screen,
 * Shift+F11 switches the scaling. AWT's thread only.
 */
final class WindowKeys {
    /** Maximum time between repeats of a held key, which must not switch again and again. */
    private static final long REPEAT_MILLIS = 700;

    private final Runnable toggleFullscreen;
    private final Runnable nextScaling;
    private boolean held;
    /** In milliseconds of event time. */
    private long lastPressed;

    WindowKeys(Runnable toggleFullscreen, Runnable nextScaling) {
        this.toggleFullscreen = toggleFullscreen;
        this.nextScaling = nextScaling;
    }

    /** Handles a key press. Returns whether it belongs to the window. */
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

    /** A release can get lost while the window changes to full screen, so a later press counts even without it. */
    void release(KeyEvent event) {
        if (event.getKeyCode() == KeyEvent.VK_F11 || event.getKeyCode() == KeyEvent.VK_ENTER) held = false;
    }
}
