package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class BindingTest {
    @Test
    void aKeyIsMeantByItsLetterUnlessItSaysAt() {
        assertEquals(new Binding.Letter(Key.Z, false), BindingTexts.read("Z"));
        assertEquals(new Binding.Letter(Key.S, true), BindingTexts.read("Ctrl+S"));
        assertEquals(new Binding.Place(Key.W), BindingTexts.read("at:W"));
        assertEquals(new Binding.OnPad(PadControl.LEFT_X_MORE), BindingTexts.read("pad:Left X+"));
        assertEquals(new Binding.OnMouse(MouseControl.LEFT), BindingTexts.read("mouse:left"));
        assertEquals(new Binding.OnMouse(MouseControl.WHEEL_UP), BindingTexts.read("wheel:up"));
    }

    @Test
    void twinsAndTheNumberPadAreMeantByTheirPlace() {
        assertEquals(new Binding.Place(Key.LEFT_SHIFT), BindingTexts.read("Left Shift"));
        assertEquals(new Binding.Place(Key.PAD_8), BindingTexts.read("Num 8"));
        assertEquals("Num 8", Binding.of(Key.PAD_8).text());
        assertEquals(new Binding.Letter(Key.SHIFT, false), BindingTexts.read("Shift"));
    }

    @Test
    void everyBindingIsReadBackFromItsText() {
        for (Key key : Key.values()) {
            assertReadBack(Binding.of(key));
            assertReadBack(new Binding.Place(key));
        }
        for (PadControl control : PadControl.values()) assertReadBack(new Binding.OnPad(control));
        for (MouseControl control : MouseControl.values()) assertReadBack(new Binding.OnMouse(control));
    }

    private static void assertReadBack(Binding binding) {
        assertEquals(binding, BindingTexts.read(binding.text()));
    }

    @Test
    void capitalsAndSpacesDoNotMatter() {
        assertEquals(BindingTexts.read("Page Up"), BindingTexts.read("PAGE_UP"));
        assertEquals(BindingTexts.read("pad:Left X+"), BindingTexts.read("PAD:leftx+"));
        assertEquals(BindingTexts.read("1"), BindingTexts.read("DIGIT_1"));
    }

    @Test
    void whatIsNoneIsToldWithAGuess() {
        assertNone("there is no key or button 'Spcae' (did you mean 'Space'?)", "Spcae");
        assertNone("there is no key or button 'page upp' (did you mean 'Page Up'?)", "page upp");
        assertNone("there is no key or button 'pad:Strat' (did you mean 'pad:Start'?)", "pad:Strat");
        assertNone("there is no key or button 'mouse:lefft' (did you mean 'mouse:left'?)", "mouse:lefft");
        assertNone("there is no key or button ''", "");
    }

    private static void assertNone(String message, String text) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> BindingTexts.read(text))
                        .getMessage());
    }

    @Test
    void playersReadLabels() {
        assertEquals("W", BindingTexts.read("at:W").label());
        assertEquals("Pad A", BindingTexts.read("pad:A").label());
        assertEquals("Left button", BindingTexts.read("mouse:left").label());
        assertEquals("Wheel down", BindingTexts.read("wheel:down").label());
        assertEquals("Page Up", Binding.of(Key.PAGE_UP).label());
    }
}
