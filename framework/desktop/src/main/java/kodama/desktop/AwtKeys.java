package kodama.desktop;

import java.awt.event.KeyEvent;
import java.util.HashMap;
import java.util.Map;
import kodama.input.Key;
import org.jspecify.annotations.Nullable;

/** Maps AWT key codes to keys. */
final class AwtKeys {
    /** Characters of this key on French, Italian, Spanish and Nordic keyboards. */
    private static final String LEFT_OF_ONE = "²º§½";

    private final Map<Integer, Key> keys = new HashMap<>();

    AwtKeys() {
        run(Key.A, Key.Z, KeyEvent.VK_A);
        run(Key.DIGIT_0, Key.DIGIT_9, KeyEvent.VK_0);
        run(Key.PAD_0, Key.PAD_9, KeyEvent.VK_NUMPAD0);
        run(Key.F1, Key.F12, KeyEvent.VK_F1);
        numberPad();
        arrows();
        editing();
        signs();
        leftOfOne();
    }

    private void run(Key first, Key last, int code) {
        for (Key key : Key.values()) {
            int index = key.ordinal() - first.ordinal();
            if (index >= 0 && key.compareTo(last) <= 0) keys.put(code + index, key);
        }
    }

    private void numberPad() {
        keys.put(KeyEvent.VK_DECIMAL, Key.PAD_DECIMAL);
        keys.put(KeyEvent.VK_SEPARATOR, Key.PAD_DECIMAL);
        keys.put(KeyEvent.VK_ADD, Key.PAD_PLUS);
        keys.put(KeyEvent.VK_SUBTRACT, Key.PAD_MINUS);
        keys.put(KeyEvent.VK_MULTIPLY, Key.PAD_TIMES);
        keys.put(KeyEvent.VK_DIVIDE, Key.PAD_DIVIDE);
    }

    /** With Num Lock off, the number pad sends KP_ codes for its arrows. */
    private void arrows() {
        keys.put(KeyEvent.VK_UP, Key.UP);
        keys.put(KeyEvent.VK_DOWN, Key.DOWN);
        keys.put(KeyEvent.VK_LEFT, Key.LEFT);
        keys.put(KeyEvent.VK_RIGHT, Key.RIGHT);
        keys.put(KeyEvent.VK_KP_UP, Key.UP);
        keys.put(KeyEvent.VK_KP_DOWN, Key.DOWN);
        keys.put(KeyEvent.VK_KP_LEFT, Key.LEFT);
        keys.put(KeyEvent.VK_KP_RIGHT, Key.RIGHT);
    }

    private void editing() {
        keys.put(KeyEvent.VK_SPACE, Key.SPACE);
        keys.put(KeyEvent.VK_ENTER, Key.ENTER);
        keys.put(KeyEvent.VK_ESCAPE, Key.ESCAPE);
        keys.put(KeyEvent.VK_TAB, Key.TAB);
        keys.put(KeyEvent.VK_BACK_SPACE, Key.BACKSPACE);
        keys.put(KeyEvent.VK_SHIFT, Key.SHIFT);
        keys.put(KeyEvent.VK_CONTROL, Key.CTRL);
        keys.put(KeyEvent.VK_ALT, Key.ALT);
        keys.put(KeyEvent.VK_INSERT, Key.INSERT);
        keys.put(KeyEvent.VK_DELETE, Key.DELETE);
        keys.put(KeyEvent.VK_HOME, Key.HOME);
        keys.put(KeyEvent.VK_END, Key.END);
        keys.put(KeyEvent.VK_PAGE_UP, Key.PAGE_UP);
        keys.put(KeyEvent.VK_PAGE_DOWN, Key.PAGE_DOWN);
        keys.put(KeyEvent.VK_PAUSE, Key.PAUSE);
    }

    private void signs() {
        keys.put(KeyEvent.VK_MINUS, Key.MINUS);
        keys.put(KeyEvent.VK_EQUALS, Key.EQUALS);
        keys.put(KeyEvent.VK_COMMA, Key.COMMA);
        keys.put(KeyEvent.VK_PERIOD, Key.PERIOD);
        keys.put(KeyEvent.VK_SLASH, Key.SLASH);
        keys.put(KeyEvent.VK_SEMICOLON, Key.SEMICOLON);
        keys.put(KeyEvent.VK_QUOTE, Key.QUOTE);
        keys.put(KeyEvent.VK_BACK_QUOTE, Key.BACK_QUOTE);
        keys.put(KeyEvent.VK_OPEN_BRACKET, Key.OPEN_BRACKET);
        keys.put(KeyEvent.VK_CLOSE_BRACKET, Key.CLOSE_BRACKET);
        keys.put(KeyEvent.VK_BACK_SLASH, Key.BACKSLASH);
    }

    /**
     * The key left of 1 is the back quote of an American keyboard. Other layouts have a circumflex there (German), a
     * width key (Japanese), or characters without a code of their own.
     */
    private void leftOfOne() {
        keys.put(KeyEvent.VK_DEAD_GRAVE, Key.BACK_QUOTE);
        keys.put(KeyEvent.VK_CIRCUMFLEX, Key.BACK_QUOTE);
        keys.put(KeyEvent.VK_DEAD_CIRCUMFLEX, Key.BACK_QUOTE);
        keys.put(KeyEvent.VK_HALF_WIDTH, Key.BACK_QUOTE);
        keys.put(KeyEvent.VK_FULL_WIDTH, Key.BACK_QUOTE);
        for (char sign : LEFT_OF_ONE.toCharArray()) keys.put(KeyEvent.getExtendedKeyCodeForChar(sign), Key.BACK_QUOTE);
    }

    /** Returns the key of an event; null if games do not use it. */
    @Nullable
    Key key(KeyEvent event) {
        boolean hasCode = event.getKeyCode() != KeyEvent.VK_UNDEFINED;
        return key(hasCode ? event.getKeyCode() : event.getExtendedKeyCode());
    }

    /** Returns the key of a code; null if games do not use it. */
    @Nullable
    Key key(int code) {
        return keys.get(code);
    }
}
