package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Component;
import java.awt.event.FocusEvent;
import java.awt.event.InputMethodEvent;
import java.awt.event.KeyEvent;
import java.text.AttributedCharacterIterator;
import java.text.AttributedString;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import kodama.input.BindingParser;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.input.TypedInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class AwtKeyboardTest {
    /** Lightweight, so that it needs no display. */
    private static final class Nowhere extends Component {}

    private final RawInput input = new RawInput();
    private final Pad pad = new Pad(input, KeyMap.defaults());
    private final List<String> asked = new ArrayList<>();
    private final Queue<Runnable> later = new ArrayDeque<>();
    private final WindowKeys windowKeys = new WindowKeys(() -> asked.add("toggle"), () -> asked.add("scaling"));
    private final AwtKeyboard keyboard = new AwtKeyboard(input, windowKeys, later::add);
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

    private void tap(int code, int modifiers) {
        press(code, modifiers);
        now += 20;
        release(code);
        now += 20;
    }

    /** Actions to run after the events that are already queued. */
    private void queueIsEmpty() {
        while (!later.isEmpty()) later.remove().run();
    }

    private String actions() {
        pad.latch();
        return String.join(
                " ",
                pad.map().actions().stream()
                        .filter(action -> pad.isDown(action))
                        .toList());
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

    private Pad listening(String text) {
        return Pad.forTools(input, KeyMap.empty().with("it", List.of(BindingParser.parse(text))));
    }

    private static boolean isDown(Pad pad) {
        pad.latch();
        return pad.isDown("it");
    }

    @Test
    void twinKeysAreDistinguishedByTheirLocation() {
        Pad right = listening("Right Shift");
        pressAt(KeyEvent.VK_SHIFT, KeyEvent.KEY_LOCATION_LEFT);
        assertFalse(isDown(right));
        pressAt(KeyEvent.VK_SHIFT, KeyEvent.KEY_LOCATION_RIGHT);
        assertTrue(isDown(right));
        assertEquals("slow", actions());
    }

    private void pressAt(int code, int location) {
        keyboard.keyPressed(
                new KeyEvent(new Nowhere(), KeyEvent.KEY_PRESSED, now, 0, code, KeyEvent.CHAR_UNDEFINED, location));
    }

    @Test
    void physicalKeysAreFoundByScanCode() {
        PhysicalKeys x11 = new PhysicalKeys("Linux");
        assertEquals(Key.Q, x11.byScanCode("KEY_PRESSED,keyCode=65,rawCode=24,primaryLevelUnicode=97,scancode=0,x"));
        assertEquals(Key.EXTRA, x11.byScanCode("keyCode=0,rawCode=94,primaryLevelUnicode=60,scancode=0,x"));
        assertNull(
                x11.byScanCode("keyCode=112,rawCode=67,primaryLevelUnicode=0,scancode=0,x"), "F1 has no other place");
        PhysicalKeys windows = new PhysicalKeys("Windows 11");
        assertEquals(Key.Q, windows.byScanCode("keyCode=65,rawCode=65,primaryLevelUnicode=97,scancode=16,x"));
        assertNull(
                windows.byScanCode("keyCode=65,rawCode=65,primaryLevelUnicode=97,scancode=0,x"), "made by a program");
        assertNull(new PhysicalKeys("Mac OS X").byScanCode("keyCode=65,rawCode=0,primaryLevelUnicode=0,scancode=0,x"));
        assertNull(x11.byScanCode("another text"));
    }

    @Test
    void aKeyWithoutALatinLetterIsNamedByItsPosition() {
        AwtKeyboard.KeyNamer russian = new AwtKeyboard.KeyNamer();
        assertEquals(Key.Z, russian.keyFor(null, Key.Z));
        assertEquals(Key.BACK_QUOTE, russian.keyFor(null, Key.BACK_QUOTE));
        assertEquals(Key.PERIOD, russian.keyFor(Key.PERIOD, Key.SLASH), "a sign where an American keyboard has one");
        assertEquals(Key.UP, russian.keyFor(Key.UP, Key.UP));
    }

    /** As on X11 with a Russian keyboard: no key code, only the scan code. */
    private KeyEvent russian(int id, char letter, int rawCode) {
        return new KeyEvent(new Nowhere(), id, now, 0, KeyEvent.VK_UNDEFINED, letter) {
            @Override
            public String paramString() {
                return "keyCode=0,rawCode=" + rawCode + ",primaryLevelUnicode=" + (int) letter + ",scancode=0,x";
            }
        };
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the codes of keys are those of X11")
    void aRussianKeyboardFiresWhereAnAmericanOneDoes() {
        keyboard.keyPressed(russian(KeyEvent.KEY_PRESSED, 'я', 52));
        assertEquals("fire", actions());
        keyboard.keyReleased(russian(KeyEvent.KEY_RELEASED, 'я', 52));
        queueIsEmpty();
        assertEquals("", actions());
        keyboard.keyPressed(russian(KeyEvent.KEY_PRESSED, 'ч', 53));
        assertEquals("bomb", actions());
    }

    @Test
    void punctuationIsNamedByItsPositionOnlyOnAKeyboardWithoutLatinLetters() {
        AwtKeyboard.KeyNamer keyboard = new AwtKeyboard.KeyNamer();
        assertEquals(Key.QUOTE, keyboard.keyFor(Key.QUOTE, Key.Q), "Dvorak");
        keyboard.keyFor(null, Key.Z); // the player changes to Greek
        assertEquals(Key.Q, keyboard.keyFor(Key.SEMICOLON, Key.Q));
        assertEquals(Key.UP, keyboard.keyFor(Key.UP, Key.UP));
        keyboard.keyFor(Key.Z, Key.SLASH);
        assertEquals(Key.QUOTE, keyboard.keyFor(Key.QUOTE, Key.Q), "Dvorak again, by its letters");
    }

    @Test
    void aRepeatThatComesAsReleaseAndPressRepeatsInText() {
        press(KeyEvent.VK_UP, 0);
        now += 500;
        input.enterText(true);
        release(KeyEvent.VK_UP);
        press(KeyEvent.VK_UP, 0);
        assertEquals(List.of(), input.takeTyped(), "held since before");
        now += 500;
        release(KeyEvent.VK_UP);
        queueIsEmpty();
        press(KeyEvent.VK_UP, 0);
        now += 500;
        release(KeyEvent.VK_UP);
        press(KeyEvent.VK_UP, 0);
        assertEquals(
                List.of(false, true),
                input.takeTyped().stream().map(TypedInput::isRepeat).toList());
    }

    @Test
    void committedTextOfAnInputMethodIsTyped() {
        input.enterText(true);
        AttributedCharacterIterator text = new AttributedString("かなk").getIterator();
        keyboard.inputMethodTextChanged(
                new InputMethodEvent(new Nowhere(), InputMethodEvent.INPUT_METHOD_TEXT_CHANGED, text, 2, null, null));
        assertEquals("かな", input.takeTyped().get(0).text());
    }

    @Test
    void theNumberPadIsFoundWithAndWithoutNumLock() {
        Pad eight = listening("Num 8");
        pressAt(KeyEvent.VK_NUMPAD8, KeyEvent.KEY_LOCATION_NUMPAD);
        assertTrue(isDown(eight));
        assertEquals("", actions());
        keyboard.keyReleased(new KeyEvent(
                new Nowhere(),
                KeyEvent.KEY_RELEASED,
                now,
                0,
                KeyEvent.VK_NUMPAD8,
                KeyEvent.CHAR_UNDEFINED,
                KeyEvent.KEY_LOCATION_NUMPAD));
        assertFalse(isDown(eight));
        for (int up : new int[] {KeyEvent.VK_KP_UP, KeyEvent.VK_UP}) {
            pressAt(up, KeyEvent.KEY_LOCATION_NUMPAD);
            assertTrue(isDown(eight));
            assertEquals("up", actions());
            input.releaseAll();
            assertEquals("", actions());
            assertFalse(isDown(eight));
            now += 1000;
        }
        Pad five = listening("Num 5");
        pressAt(KeyEvent.VK_BEGIN, KeyEvent.KEY_LOCATION_NUMPAD);
        assertTrue(isDown(five));
    }

    @Test
    void aRepeatThatComesAsReleaseAndPressIsFiltered() {
        press(KeyEvent.VK_Z, 0);
        assertEquals("fire", actions());
        for (now = 1500; now < 2000; now += 33) {
            release(KeyEvent.VK_Z);
            assertEquals("fire", actions(), "between the two");
            now += 1;
            press(KeyEvent.VK_Z, 0);
            queueIsEmpty();
            assertEquals("fire", actions());
        }
        release(KeyEvent.VK_Z);
        queueIsEmpty();
        assertEquals("", actions());
    }

    @Test
    void quickPressesAreNotRepeats() {
        press(KeyEvent.VK_Z, 0);
        actions();
        now += 500;
        release(KeyEvent.VK_Z);
        now += 3;
        press(KeyEvent.VK_Z, 0);
        assertEquals("", actions());
        assertEquals("fire", actions());
    }

    @Test
    void tapsWithoutTimeBetweenThemAllCount() {
        for (int i = 0; i < 1000; i++) {
            press(KeyEvent.VK_Z, 0);
            release(KeyEvent.VK_Z);
        }
        int presses = 0;
        for (int i = 0; i < 2000; i++) if (actions().equals("fire")) presses++;
        assertEquals(1000, presses);
    }

    @Test
    void aReleaseDoesNotWaitForOtherKeys() {
        press(KeyEvent.VK_LEFT, 0);
        actions();
        now += 500;
        release(KeyEvent.VK_LEFT);
        press(KeyEvent.VK_RIGHT, 0);
        assertEquals("right", actions());
    }

    @Test
    void shortcutsNeitherFireNorBomb() {
        int[] modifiers = {
            KeyEvent.CTRL_DOWN_MASK,
            KeyEvent.ALT_DOWN_MASK,
            KeyEvent.META_DOWN_MASK,
            KeyEvent.ALT_GRAPH_DOWN_MASK,
            KeyEvent.CTRL_DOWN_MASK | KeyEvent.ALT_DOWN_MASK
        };
        for (int modifier : modifiers) {
            press(KeyEvent.VK_Z, modifier);
            press(KeyEvent.VK_X, modifier);
            press(KeyEvent.VK_UP, modifier);
            assertEquals("", actions());
            press(KeyEvent.VK_Z, 0); // its repeat, if the modifier is released first
            assertEquals("", actions());
            release(KeyEvent.VK_Z);
            release(KeyEvent.VK_X);
            release(KeyEvent.VK_UP);
        }
        press(KeyEvent.VK_Z, KeyEvent.SHIFT_DOWN_MASK);
        assertEquals("fire slow", actions());
    }

    @Test
    void shortcutsWithTheWindowsKeyDoNotFireEither() {
        press(KeyEvent.VK_WINDOWS, 0);
        tap(KeyEvent.VK_Z, 0);
        assertEquals("", actions());
        release(KeyEvent.VK_WINDOWS);
        tap(KeyEvent.VK_Z, 0);
        assertEquals("fire", actions());
    }

    @Test
    void aHeldKeyStaysHeldWhenAModifierIsAdded() {
        press(KeyEvent.VK_Z, 0);
        press(KeyEvent.VK_CONTROL, KeyEvent.CTRL_DOWN_MASK);
        press(KeyEvent.VK_Z, KeyEvent.CTRL_DOWN_MASK);
        assertEquals("fire", actions());
        assertEquals("fire", actions());
    }

    @Test
    void aModifierReleasedInAnotherWindowIsReleasedWithTheNextKey() {
        press(KeyEvent.VK_SHIFT, KeyEvent.SHIFT_DOWN_MASK);
        press(KeyEvent.VK_ALT, KeyEvent.SHIFT_DOWN_MASK | KeyEvent.ALT_DOWN_MASK);
        assertEquals("slow", actions());
        press(KeyEvent.VK_Z, 0);
        assertEquals("fire", actions());
    }

    @Test
    void theCommandKeyReleasesAllKeysBecauseItHidesReleases() {
        press(KeyEvent.VK_Z, 0);
        press(KeyEvent.VK_META, KeyEvent.META_DOWN_MASK);
        assertEquals("fire", actions());
        release(KeyEvent.VK_META);
        assertEquals("", actions());
    }

    @Test
    void losingTheFocusReleasesAllKeys() {
        press(KeyEvent.VK_Z, 0);
        keyboard.focusLost(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_LOST));
        pad.latch();
        assertFalse(pad.isDown("fire"));
    }

    @Test
    void heldKeysStayHeldWhileTheWindowIsReplaced() {
        press(KeyEvent.VK_Z, 0);
        keyboard.keepKeys();
        keyboard.focusLost(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_LOST));
        keyboard.focusGained(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_GAINED));
        keyboard.stopKeepingKeys(true);
        pad.latch();
        assertTrue(pad.isDown("fire"));
        assertTrue(pad.hasFocus());
        keyboard.focusLost(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_LOST));
        pad.latch();
        assertFalse(pad.isDown("fire"));
    }

    @Test
    void heldKeysAreReleasedIfTheNewWindowDoesNotGetTheFocus() {
        press(KeyEvent.VK_Z, 0);
        keyboard.keepKeys();
        keyboard.focusLost(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_LOST));
        keyboard.stopKeepingKeys(false);
        pad.latch();
        assertFalse(pad.isDown("fire"));
        assertFalse(pad.hasFocus());
    }

    @Test
    void theInputReportsWhetherItHasTheFocus() {
        keyboard.focusLost(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_LOST));
        pad.latch();
        assertFalse(pad.hasFocus());
        keyboard.focusGained(new FocusEvent(new Nowhere(), FocusEvent.FOCUS_GAINED));
        assertFalse(pad.hasFocus(), "within the frame");
        pad.latch();
        assertTrue(pad.hasFocus());
    }

    @Test
    void altWithEnterAndF11SwitchToFullScreen() {
        tap(KeyEvent.VK_F11, 0);
        press(KeyEvent.VK_ENTER, KeyEvent.ALT_DOWN_MASK);
        assertEquals(List.of("toggle", "toggle"), asked);
        press(KeyEvent.VK_ENTER, 0); // its repeat, if Alt is released first
        assertEquals("", actions());
    }

    @Test
    void shiftWithF11SwitchesTheScaling() {
        tap(KeyEvent.VK_F11, KeyEvent.SHIFT_DOWN_MASK);
        assertEquals(List.of("scaling"), asked);
    }

    @Test
    void heldKeysStayHeldOverF11() {
        press(KeyEvent.VK_Z, 0);
        press(KeyEvent.VK_RIGHT, 0);
        assertEquals("right fire", actions());
        tap(KeyEvent.VK_F11, 0);
        assertEquals("right fire", actions());
    }

    @Test
    void enterAloneDoesNotSwitchToFullScreen() {
        press(KeyEvent.VK_ENTER, 0);
        assertEquals(List.of(), asked);
        pad.latch();
        assertTrue(pad.isDown("start"));
    }

    @Test
    void holdingF11SwitchesOnce() {
        for (int i = 0; i < 20; i++, now += 500 - 20 * i) press(KeyEvent.VK_F11, 0);
        assertEquals(List.of("toggle"), asked);
    }

    @Test
    void twoQuickPressesOfF11SwitchTwice() {
        tap(KeyEvent.VK_F11, 0);
        tap(KeyEvent.VK_F11, 0);
        assertEquals(List.of("toggle", "toggle"), asked);
    }

    @Test
    void aPressOfF11CountsEvenIfItsLastReleaseWentToAnotherWindow() {
        press(KeyEvent.VK_F11, 0);
        now += 2000;
        press(KeyEvent.VK_F11, 0);
        assertEquals(List.of("toggle", "toggle"), asked);
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
        assertEquals(EnumSet.range(Key.UP, Key.PAD_DIVIDE), reached); // the rest are places only
        assertEquals(Key.Q, keys.key(KeyEvent.VK_Q));
        assertEquals(Key.DIGIT_7, keys.key(KeyEvent.VK_7));
        assertEquals(Key.F12, keys.key(KeyEvent.VK_F12));
        assertNull(keys.key(KeyEvent.VK_F13));
    }
}
