package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RawInputTest {
    private final RawInput raw = new RawInput();

    private Pad pad(String action, String... texts) {
        return new Pad(
                raw,
                KeyMap.empty()
                        .with(
                                action,
                                List.of(texts).stream()
                                        .map(BindingParser::parse)
                                        .toList()));
    }

    private RawPad plug(String name) {
        RawPad pad = raw.plug(name, Rumble.NONE);
        assertNotNull(pad);
        return pad;
    }

    @Test
    void theNextKeyIsCapturedAndNotPassedToPads() {
        Pad pad = pad("fire", "K");
        raw.beginCapture();
        assertNull(raw.takeCaptured());
        raw.press(Key.K);
        assertEquals(BindingParser.parse("K"), raw.takeCaptured());
        pad.latch();
        assertFalse(pad.isDown("fire"));
        raw.release(Key.K);
        raw.press(Key.K);
        pad.latch();
        assertTrue(pad.isPressed("fire"));
    }

    @Test
    void aKeyHeldAtTheStartOfACaptureIsNotCaptured() {
        raw.press(Key.ENTER);
        raw.beginCapture();
        raw.press(Key.ENTER); // its repeat
        raw.release(Key.ENTER);
        assertNull(raw.takeCaptured());
        raw.press(Key.ENTER);
        assertEquals(BindingParser.parse("Enter"), raw.takeCaptured());
    }

    @Test
    void buttonsSticksMouseAndWheelAreCapturedToo() {
        RawPad device = plug("pad");
        raw.beginCapture();
        device.setPressed(PadControl.Y, true);
        device.setPressed(PadControl.X, true);
        assertEquals(BindingParser.parse("pad:Y"), raw.takeCaptured());
        raw.beginCapture();
        device.setAxis(PadAxis.RIGHT_Y, -0.8);
        assertEquals(BindingParser.parse("pad:Right Y-"), raw.takeCaptured());
        raw.beginCapture();
        raw.press(MouseControl.RIGHT);
        assertEquals(BindingParser.parse("mouse:right"), raw.takeCaptured());
        raw.beginCapture();
        raw.turnWheel(2);
        assertEquals(BindingParser.parse("wheel:down"), raw.takeCaptured());
    }

    @Test
    void modifierSidesAndKeysWithoutALabelAreCapturedByPosition() {
        raw.beginCapture();
        raw.press(Key.RIGHT_SHIFT);
        assertEquals(BindingParser.parse("Right Shift"), raw.takeCaptured());
        raw.beginCapture();
        raw.press(null, Key.DIGIT_2);
        assertEquals(BindingParser.parse("at:2"), raw.takeCaptured());
    }

    @Test
    void afterACaptureKeysArePassedToPads() {
        Pad pad = pad("fire", "K");
        raw.beginCapture();
        raw.endCapture();
        raw.press(Key.K);
        assertNull(raw.takeCaptured());
        pad.latch();
        assertTrue(pad.isDown("fire"));
    }

    @Test
    void aKeyIsFoundByItsPositionAndByItsLabel() {
        Pad french = pad("up", "at:W");
        Pad letter = Pad.forTools(raw, KeyMap.empty().with("up", Key.W));
        raw.press(Key.Z, Key.W);
        french.latch();
        letter.latch();
        assertTrue(french.isDown("up"));
        assertFalse(letter.isDown("up"));
        raw.release(Key.W);
        raw.press(Key.W, Key.Z);
        french.latch();
        letter.latch();
        assertFalse(french.isDown("up"));
        assertTrue(letter.isDown("up"));
    }

    @Test
    void modifierSidesAreOneKeyUntilBothAreUp() {
        Pad pad = pad("slow", "Shift");
        raw.press(Key.LEFT_SHIFT);
        raw.press(Key.RIGHT_SHIFT);
        raw.release(Key.LEFT_SHIFT);
        pad.latch();
        assertTrue(pad.isDown("slow"));
        raw.release(Key.RIGHT_SHIFT);
        pad.latch();
        assertFalse(pad.isDown("slow"));
    }

    @Test
    void eachModifierSideCanHaveItsOwnAction() {
        Pad pad = pad("fire", "Left Shift");
        raw.press(Key.RIGHT_SHIFT);
        pad.latch();
        assertFalse(pad.isDown("fire"));
        raw.press(Key.LEFT_SHIFT);
        pad.latch();
        assertTrue(pad.isDown("fire"));
    }

    @Test
    void aKeyIsReleasedWithTheLabelItWasPressedWith() {
        Pad pad = pad("fire", "Z");
        raw.press(Key.Z, Key.Y);
        raw.press(Key.Y, Key.Y); // the layout has changed
        raw.release(Key.Y);
        pad.latch();
        pad.latch();
        assertFalse(pad.isDown("fire"));
    }

    @Test
    void whileAltIsAKeyOfTheGameOtherKeysCountWithIt() {
        Pad without = pad("fire", "Z");
        Pad with = Pad.forTools(raw, KeyMap.defaults().with("bomb", Key.LEFT_ALT));
        raw.press(Key.LEFT_ALT);
        raw.press(Key.Z);
        without.latch();
        with.latch();
        assertFalse(without.isDown("fire"));
        assertTrue(with.isDown("fire"));
        assertTrue(with.isDown("bomb"));
    }

    @Test
    void theWheelIsPressedAndReleasedNotchByNotchUpToALimit() {
        Pad pad = pad("next", "wheel:down");
        raw.turnWheel(2);
        assertEquals(2, presses(pad, "next"));
        raw.turnWheel(500);
        assertEquals(3, presses(pad, "next"));
    }

    private static int presses(Pad pad, String action) {
        int presses = 0;
        for (int i = 0; i < 100; i++) {
            pad.latch();
            if (pad.isPressed(action)) presses++;
        }
        return presses;
    }

    @Test
    void aStickIsPressedAtHalfDeflectionAndReleasedSlightlyBelow() {
        Pad pad = pad("right", "pad:Left X+");
        RawPad device = plug("pad");
        device.setAxis(PadAxis.LEFT_X, 0.49);
        pad.latch();
        assertFalse(pad.isDown("right"));
        device.setAxis(PadAxis.LEFT_X, 0.51);
        device.setAxis(PadAxis.LEFT_X, 0.45);
        pad.latch();
        assertTrue(pad.isDown("right"));
        device.setAxis(PadAxis.LEFT_X, 0.39);
        pad.latch();
        assertFalse(pad.isDown("right"));
    }

    @Test
    void anUnpluggedPadReleasesEverything() {
        Pad pad = pad("fire", "pad:A", "pad:Left X+");
        RawPad device = plug("pad");
        device.setPressed(PadControl.A, true);
        device.setAxis(PadAxis.LEFT_X, 1);
        pad.latch();
        assertTrue(pad.isDown("fire"));
        device.close();
        pad.latch();
        assertFalse(pad.isDown("fire"));
    }

    @Test
    void eightPadsCanBeUsedAndUnpluggingFreesASlot() {
        RawPad first = plug("pad 0");
        for (int i = 1; i < 8; i++) plug("pad " + i);
        assertNull(raw.plug("one more", Rumble.NONE));
        first.close();
        assertNotNull(raw.plug("one more", Rumble.NONE));
    }

    @Test
    void withoutTheFocusPadsAreIgnoredAndNothingStaysDown() {
        Pad pad = pad("fire", "pad:A");
        RawPad device = plug("pad");
        device.setPressed(PadControl.A, true);
        pad.latch();
        raw.loseFocus();
        pad.latch();
        assertFalse(pad.isDown("fire"));
        device.setPressed(PadControl.A, false);
        device.setPressed(PadControl.A, true);
        raw.gainFocus();
        pad.latch();
        assertFalse(pad.isDown("fire"));
        device.setPressed(PadControl.A, false);
        device.setPressed(PadControl.A, true);
        pad.latch();
        assertTrue(pad.isDown("fire"));
    }

    @Test
    void aKeyThatIsHeldWhenTextBeginsTypesNothingUntilItWasReleased() {
        raw.press(Key.Z);
        raw.type("z");
        raw.enterText(true);
        raw.press(Key.Z);
        raw.type("z");
        raw.press(Key.A);
        raw.type("a");
        raw.press(Key.Z);
        raw.type("z");
        raw.release(Key.Z);
        raw.press(Key.Z);
        raw.type("z");
        assertEquals("A a Z z", typed());
    }

    private String typed() {
        return raw.takeTyped().stream()
                .map(typed -> typed.key() == null ? typed.text() : typed.keyName())
                .collect(Collectors.joining(" "));
    }

    @Test
    void textOfAnInputMethodIsTypedWhenTheHeldKeyIsUp() {
        raw.press(Key.Z);
        raw.enterText(true);
        raw.press(Key.Z);
        raw.release(Key.Z);
        raw.type("か");
        assertEquals("か", typed());
    }

    @Test
    void aRepeatedKeyIsMarkedAsARepeat() {
        raw.enterText(true);
        raw.press(Key.UP);
        raw.press(Key.UP);
        assertEquals(
                List.of(false, true),
                raw.takeTyped().stream().map(TypedInput::isRepeat).toList());
    }

    @Test
    void textIsTypedWhileKeysAlsoGoToThePads() {
        Pad pad = pad("fire", "Z");
        raw.setTextShared(true);
        raw.press(Key.Z, Key.Z);
        raw.type("я");
        pad.latch();
        assertTrue(pad.isPressed("fire"));
        assertEquals("я", typed());
        assertFalse(raw.isTextEntered());
        assertFalse(raw.acceptsText());
    }

    @Test
    void aKeyOfAnAmericanKeyboardTypesItsLetter() {
        raw.setTextShared(true);
        raw.press(Key.Z);
        raw.press(Key.Z);
        raw.press(Key.DIGIT_7);
        raw.press(Key.SPACE);
        raw.press(Key.UP);
        raw.press(Key.PAD_8);
        assertEquals("z 7  ", typed());
    }
}
