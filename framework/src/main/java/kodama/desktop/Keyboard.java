package kodama.desktop;

import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import kodama.input.Key;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** Writes what AWT says of the keyboard into the raw input. Called by AWT's thread. */
final class Keyboard implements KeyListener, FocusListener {
    /** Repeats of a held key come at most this far apart; they must not switch to and fro. */
    private static final long REPEAT_MILLIS = 700;

    private final AwtKeys keys = new AwtKeys();
    private final RawInput input;
    private final Runnable toggleFullscreen;
    private long lastAsked = -REPEAT_MILLIS;

    Keyboard(RawInput input, Runnable toggleFullscreen) {
        this.input = input;
        this.toggleFullscreen = toggleFullscreen;
    }

    /** Consuming keeps the event from AWT itself, which opens menus with alt and F10. */
    @Override
    public void keyPressed(KeyEvent event) {
        event.consume();
        if (asksForFullscreen(event)) toggleFullscreen(event.getWhen());
        else press(keys.key(event.getKeyCode()));
    }

    private static boolean asksForFullscreen(KeyEvent event) {
        return event.getKeyCode() == KeyEvent.VK_F11 || event.getKeyCode() == KeyEvent.VK_ENTER && event.isAltDown();
    }

    private void toggleFullscreen(long when) {
        boolean repeated = when - lastAsked < REPEAT_MILLIS;
        lastAsked = when;
        if (!repeated) toggleFullscreen.run();
    }

    private void press(@Nullable Key key) {
        if (key != null) input.press(key);
    }

    @Override
    public void keyReleased(KeyEvent event) {
        event.consume();
        Key key = keys.key(event.getKeyCode());
        if (key != null) input.release(key);
    }

    @Override
    public void keyTyped(KeyEvent event) {
        event.consume();
    }

    @Override
    public void focusGained(FocusEvent event) {
        input.gainFocus();
    }

    @Override
    public void focusLost(FocusEvent event) {
        input.loseFocus();
    }
}
