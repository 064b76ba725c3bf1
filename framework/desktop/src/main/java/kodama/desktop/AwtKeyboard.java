package kodama.desktop;

import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.InputEvent;
import java.awt.event.InputMethodEvent;
import java.awt.event.InputMethodListener;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import java.text.AttributedCharacterIterator;
import java.util.function.Consumer;
import kodama.input.Key;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** Feeds AWT's keyboard events into the raw input. AWT's thread only. */
final class AwtKeyboard implements KeyListener, FocusListener, InputMethodListener {
    private final AwtKeys keys = new AwtKeys();
    private final PhysicalKeys physicalKeys = new PhysicalKeys(System.getProperty("os.name"));
    private final KeyNamer names = new KeyNamer();
    private final RawInput input;
    private final KeyRepeatFilter repeats;
    private final @Nullable WindowKeys windowKeys;

    /** The Windows key is not in the modifier flags of other keys' events. */
    private boolean isWindowsKeyDown;

    /** Whether the focus is lost only for a moment, so that held keys stay held. */
    private boolean keepsKeys;

    /**
     * @param windowKeys keys that the window handles before the game; null if the game has no window of its own
     * @param later runs an action after the events that are already queued
     */
    AwtKeyboard(RawInput input, @Nullable WindowKeys windowKeys, Consumer<Runnable> later) {
        this.input = input;
        this.windowKeys = windowKeys;
        this.repeats = new KeyRepeatFilter(input, later);
    }

    /** Consumes the event, because AWT opens menus by Alt and F10. */
    @Override
    public void keyPressed(KeyEvent event) {
        event.consume();
        updateModifiers(event);
        if (event.getKeyCode() == KeyEvent.VK_WINDOWS) isWindowsKeyDown = true;
        Key physicalKey = physicalKeys.physicalKey(event, keys.key(event));
        if (physicalKey == null) return;
        Key layoutKey = names.keyFor(keys.key(event), physicalKey);
        boolean isRepeat = repeats.isRepeat(physicalKey, event.getWhen());
        if (isForDesktop(event) || !isRepeat && isForWindow(event)) input.pressIgnored(layoutKey, physicalKey);
        else input.press(layoutKey, physicalKey);
    }

    private boolean isForDesktop(KeyEvent event) {
        return isWindowsKeyDown || event.isMetaDown() || event.isAltGraphDown();
    }

    private boolean isForWindow(KeyEvent event) {
        return windowKeys != null && windowKeys.press(event);
    }

    /**
     * Updates Shift, Control and Alt from the modifier flags of another key's event. Their own events are lost while
     * another window has the focus, and X11 does not report a quick switch to another window and back.
     */
    private void updateModifiers(KeyEvent event) {
        follow(event, KeyEvent.VK_SHIFT, InputEvent.SHIFT_DOWN_MASK, Key.SHIFT);
        follow(event, KeyEvent.VK_CONTROL, InputEvent.CTRL_DOWN_MASK, Key.CTRL);
        follow(event, KeyEvent.VK_ALT, InputEvent.ALT_DOWN_MASK, Key.ALT);
    }

    private void follow(KeyEvent event, int code, int mask, Key modifier) {
        if (event.getKeyCode() == code) return;
        input.setDown(modifier, (event.getModifiersEx() & mask) != 0);
    }

    /** The Command key releases all keys, because macOS reports no releases while it is down. */
    @Override
    public void keyReleased(KeyEvent event) {
        event.consume();
        if (windowKeys != null) windowKeys.release(event);
        if (event.getKeyCode() == KeyEvent.VK_WINDOWS) isWindowsKeyDown = false;
        if (event.getKeyCode() == KeyEvent.VK_META) releaseAll();
        Key physicalKey = physicalKeys.physicalKey(event, keys.key(event));
        if (physicalKey != null) repeats.release(physicalKey, event.getWhen());
    }

    private void releaseAll() {
        repeats.clear();
        input.releaseAll();
    }

    @Override
    public void keyTyped(KeyEvent event) {
        event.consume();
        if (!event.isMetaDown()) input.type(String.valueOf(event.getKeyChar()));
    }

    @Override
    public void focusGained(FocusEvent event) {
        input.gainFocus();
    }

    @Override
    public void focusLost(FocusEvent event) {
        isWindowsKeyDown = false;
        repeats.clear();
        if (!keepsKeys) input.loseFocus();
    }

    /**
     * Keeps held keys from now on while the focus is lost, because the window is replaced by another. A release that
     * falls into this moment is lost; the key is then up after it is pressed again.
     */
    void keepKeys() {
        keepsKeys = true;
    }

    /** Ends that: releases all keys if another window has the focus now. */
    void stopKeepingKeys(boolean hasFocus) {
        if (keepsKeys && !hasFocus) input.loseFocus();
        keepsKeys = false;
    }

    /** Receives text that an input method composes from several keys, once it is committed. */
    @Override
    public void inputMethodTextChanged(InputMethodEvent event) {
        AttributedCharacterIterator text = event.getText();
        if (text == null) return;
        StringBuilder settled = new StringBuilder();
        char layoutKey = text.first();
        for (int i = 0; i < event.getCommittedCharacterCount(); i++, layoutKey = text.next()) settled.append(layoutKey);
        event.consume();
        input.type(settled.toString());
    }

    @Override
    public void caretPositionChanged(InputMethodEvent event) {
        event.consume();
    }

    /**
     * Chooses the names of keys. On keyboards without Latin letters, such as Russian or Greek ones, keys are named by
     * their physical position. Where an American keyboard has a letter, such a keyboard may have a punctuation mark,
     * and so may a Dvorak keyboard; the letters pressed before distinguish the two cases. AWT's thread only.
     */
    static final class KeyNamer {
        private boolean isLatin = true;

        /**
         * Returns the key by which a press is reported.
         *
         * @param layoutKey the key in the current layout; null if it has no name
         */
        Key keyFor(@Nullable Key layoutKey, Key physicalKey) {
            if (isLetter(layoutKey)) isLatin = true;
            else if (layoutKey == null && isLetter(physicalKey)) isLatin = false;
            if (layoutKey == null) return physicalKey;
            return !isLatin && isLetter(physicalKey) && !isLetter(layoutKey) ? physicalKey : layoutKey;
        }

        private static boolean isLetter(@Nullable Key key) {
            return key != null && key.compareTo(Key.A) >= 0 && key.compareTo(Key.Z) <= 0;
        }
    }
}
