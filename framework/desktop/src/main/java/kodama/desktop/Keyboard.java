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

/** Writes what AWT says of the keyboard into the raw input. Called by AWT's thread. */
final class Keyboard implements KeyListener, FocusListener, InputMethodListener {
    private final AwtKeys keys = new AwtKeys();
    private final PhysicalKeys places = new PhysicalKeys(System.getProperty("os.name"));
    private final KeyNamer letters = new KeyNamer();
    private final RawInput input;
    private final KeyRepeatFilter repeats;
    private final @Nullable WindowKeys windowKeys;

    /** Of this modifier events of other keys say nothing. */
    private boolean isWindowsKeyDown;

    /**
     * @param windowKeys those that the window takes before the game; null if it is not in a window of its own
     * @param later does something after the events that are there already
     */
    Keyboard(RawInput input, @Nullable WindowKeys windowKeys, Consumer<Runnable> later) {
        this.input = input;
        this.windowKeys = windowKeys;
        this.repeats = new KeyRepeatFilter(input, later);
    }

    /** Consuming keeps the event from AWT itself, which opens menus with alt and F10. */
    @Override
    public void keyPressed(KeyEvent event) {
        event.consume();
        followModifiers(event);
        if (event.getKeyCode() == KeyEvent.VK_WINDOWS) isWindowsKeyDown = true;
        Key place = places.physicalKey(event, keys.key(event));
        if (place == null) return;
        Key letter = letters.keyFor(keys.key(event), place);
        boolean isRepeat = repeats.isRepeat(place, event.getWhen());
        if (isForDesktop(event) || !isRepeat && isForWindow(event)) input.pressIgnored(letter, place);
        else input.press(letter, place);
    }

    private boolean isForDesktop(KeyEvent event) {
        return isWindowsKeyDown || event.isMetaDown() || event.isAltGraphDown();
    }

    private boolean isForWindow(KeyEvent event) {
        return windowKeys != null && windowKeys.press(event);
    }

    /**
     * Takes over whether shift, control and alt are down from an event of another key: of what happens to them while
     * another window has the keyboard no one tells, and to X11 a quick switch of windows and back is none.
     */
    private void followModifiers(KeyEvent event) {
        follow(event, KeyEvent.VK_SHIFT, InputEvent.SHIFT_DOWN_MASK, Key.SHIFT);
        follow(event, KeyEvent.VK_CONTROL, InputEvent.CTRL_DOWN_MASK, Key.CTRL);
        follow(event, KeyEvent.VK_ALT, InputEvent.ALT_DOWN_MASK, Key.ALT);
    }

    private void follow(KeyEvent event, int code, int mask, Key modifier) {
        if (event.getKeyCode() == code) return;
        input.setDown(modifier, (event.getModifiersEx() & mask) != 0);
    }

    /** While macOS's command key is down it does not tell of releases. */
    @Override
    public void keyReleased(KeyEvent event) {
        event.consume();
        if (windowKeys != null) windowKeys.release(event);
        if (event.getKeyCode() == KeyEvent.VK_WINDOWS) isWindowsKeyDown = false;
        if (event.getKeyCode() == KeyEvent.VK_META) letGo();
        Key place = places.physicalKey(event, keys.key(event));
        if (place != null) repeats.release(place, event.getWhen());
    }

    private void letGo() {
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
        input.loseFocus();
    }

    /** What an input method has made of several keys is typed once it is settled. */
    @Override
    public void inputMethodTextChanged(InputMethodEvent event) {
        AttributedCharacterIterator text = event.getText();
        if (text == null) return;
        StringBuilder settled = new StringBuilder();
        char letter = text.first();
        for (int i = 0; i < event.getCommittedCharacterCount(); i++, letter = text.next()) settled.append(letter);
        event.consume();
        input.type(settled.toString());
    }

    @Override
    public void caretPositionChanged(InputMethodEvent event) {
        event.consume();
    }

    /**
     * Names the keys of a keyboard without Latin letters, such as a Russian or Greek one, by their places. A sign may
     * be where an American keyboard has a letter, on such a keyboard and on a Dvorak one: which it is, the letters show
     * that were pressed before. Called by AWT's thread.
     */
    static final class KeyNamer {
        private boolean isLatin = true;

        /**
         * What a key is named by.
         *
         * @param letter what the layout puts there; null if that is nothing that a key is named by
         */
        Key keyFor(@Nullable Key letter, Key place) {
            if (isLetter(letter)) isLatin = true;
            else if (letter == null && isLetter(place)) isLatin = false;
            if (letter == null) return place;
            return !isLatin && isLetter(place) && !isLetter(letter) ? place : letter;
        }

        private static boolean isLetter(@Nullable Key key) {
            return key != null && key.compareTo(Key.A) >= 0 && key.compareTo(Key.Z) <= 0;
        }
    }
}
