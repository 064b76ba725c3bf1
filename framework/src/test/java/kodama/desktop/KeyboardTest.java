package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Component;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.util.EnumSet;
import java.util.Set;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.RawInput;
import org.junit.jupiter.api.Test;

class KeyboardTest {
    /** Lightweight, so that it needs no display. */
    private static final class Nowhere extends Component {}

    private final RawInput input = new RawInput();
    private final Pad pad = new Pad(input, KeyMap.defaults());
    private int toggles;
    private final Keyboard keyboard = new Keyboard(input, () -> toggles++);
    private long now = 1000;

    private KeyEvent event(int id, int code, int modifiers) {
        return new KeyEvent(new Nowhere(), id, now, modifiers, code, KeyEvent.CHAR_UNDEFINED);
    }

    private void press(int code, int modifiers) {
        keyboard.keyPressed(event(KeyEvent.KEY_PRESSED, code, modifiers));
    }

    private void release(int code) {
        keyboard.keyReleased(event(KeyEvent.KEY_RELEASED, code, 0));
    }

    @Test
    void keysArriveInTheRawInput() {
        press(KeyEvent.VK_LEFT, 0);
        pad.latch();
        assertTrue(pad.isDown("left"));
        release(KeyEvent.VK_LEFT);
        pad.latch();
        assertFalse(pad.isDown("left"));
    }

    @Test
    void repeatsOfAHeldKeyAreNoReleases() {
        press(KeyEvent.VK_Z, 0);
        pad.latch();
        release(KeyEvent.VK_Z);
        press(KeyEvent.VK_Z, 0);
        pad.latch();
        assertTrue(pad.isDown("fire"));
        assertFalse(pad.isPressed("fire"));
    }

    @Test
    void losingTheFocusLetsGoOfAllKeys() {
        press(KeyEvent.VK_Z, 0);
        keyboard.focusLost(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_LOST));
        pad.latch();
        assertFalse(pad.isDown("fire"));
    }

    @Test
    void thePadKnowsWhetherKeysCome() {
        keyboard.focusLost(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_LOST));
        pad.latch();
        assertFalse(pad.hasFocus());
        keyboard.focusGained(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_GAINED));
        assertFalse(pad.hasFocus(), "within the frame");
        pad.latch();
        assertTrue(pad.hasFocus());
    }

    @Test
    void altWithEnterAndF11AskForFullScreen() {
        press(KeyEvent.VK_F11, 0);
        now += 2000;
        press(KeyEvent.VK_ENTER, KeyEvent.ALT_DOWN_MASK);
        assertEquals(2, toggles);
        pad.latch();
        assertFalse(pad.isDown("start"));
    }

    @Test
    void enterAloneDoesNot() {
        press(KeyEvent.VK_ENTER, 0);
        assertEquals(0, toggles);
        pad.latch();
        assertTrue(pad.isDown("start"));
    }

    @Test
    void holdingF11SwitchesOnce() {
        for (int i = 0; i < 20; i++, now += 500 - 20 * i) press(KeyEvent.VK_F11, 0);
        assertEquals(1, toggles);
    }

    @Test
    void eventsAreConsumedSoThatAltOpensNoMenu() {
        KeyEvent alt = event(KeyEvent.KEY_PRESSED, KeyEvent.VK_ALT, 0);
        keyboard.keyPressed(alt);
        assertTrue(alt.isConsumed());
        KeyEvent unknown = event(KeyEvent.KEY_RELEASED, KeyEvent.VK_KANA, 0);
        keyboard.keyReleased(unknown);
        assertTrue(unknown.isConsumed());
    }

    @Test
    void everyKeyHasACode() {
        AwtKeys keys = new AwtKeys();
        Set<Key> reached = EnumSet.noneOf(Key.class);
        for (int code = 0; code < 0x10000; code++) {
            Key key = keys.key(code);
            if (key != null) reached.add(key);
        }
        assertEquals(EnumSet.allOf(Key.class), reached);
        assertEquals(Key.Q, keys.key(KeyEvent.VK_Q));
        assertEquals(Key.DIGIT_7, keys.key(KeyEvent.VK_7));
        assertEquals(Key.F12, keys.key(KeyEvent.VK_F12));
        assertNull(keys.key(KeyEvent.VK_F13));
    }
}
