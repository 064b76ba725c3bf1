package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class BindingTest {
    @Test
    void aKeyIsIdentifiedByItsLabelUnlessItIsWrittenWithAt() {
        assertEquals(new Binding.LogicalKey(Key.Z, false), BindingParser.parse("Z"));
        assertEquals(new Binding.LogicalKey(Key.S, true), BindingParser.parse("Ctrl+S"));
        assertEquals(new Binding.PhysicalKey(Key.W), BindingParser.parse("at:W"));
        assertEquals(new Binding.PadBinding(PadControl.LEFT_X_MORE), BindingParser.parse("pad:Left X+"));
        assertEquals(new Binding.MouseBinding(MouseControl.LEFT), BindingParser.parse("mouse:left"));
        assertEquals(new Binding.MouseBinding(MouseControl.WHEEL_UP), BindingParser.parse("wheel:up"));
    }

    @Test
    void modifierSidesAndTheNumberPadAreIdentifiedByPosition() {
        assertEquals(new Binding.PhysicalKey(Key.LEFT_SHIFT), BindingParser.parse("Left Shift"));
        assertEquals(new Binding.PhysicalKey(Key.PAD_8), BindingParser.parse("Num 8"));
        assertEquals("Num 8", Binding.of(Key.PAD_8).text());
        assertEquals(new Binding.LogicalKey(Key.SHIFT, false), BindingParser.parse("Shift"));
    }

    @Test
    void everyBindingIsParsedFromItsText() {
        for (Key key : Key.values()) {
            assertReadBack(Binding.of(key));
            assertReadBack(new Binding.PhysicalKey(key));
        }
        for (PadControl control : PadControl.values()) assertReadBack(new Binding.PadBinding(control));
        for (MouseControl control : MouseControl.values()) assertReadBack(new Binding.MouseBinding(control));
    }

    private static void assertReadBack(Binding binding) {
        assertEquals(binding, BindingParser.parse(binding.text()));
    }

    @Test
    void caseAndSpacesAreIgnored() {
        assertEquals(BindingParser.parse("Page Up"), BindingParser.parse("PAGE_UP"));
        assertEquals(BindingParser.parse("pad:Left X+"), BindingParser.parse("PAD:leftx+"));
        assertEquals(BindingParser.parse("1"), BindingParser.parse("DIGIT_1"));
    }

    @Test
    void anUnknownBindingIsReportedWithAGuess() {
        assertNone("there is no key or button 'Spcae' (did you mean 'Space'?)", "Spcae");
        assertNone("there is no key or button 'page upp' (did you mean 'Page Up'?)", "page upp");
        assertNone("there is no key or button 'pad:Strat' (did you mean 'pad:Start'?)", "pad:Strat");
        assertNone("there is no key or button 'mouse:lefft' (did you mean 'mouse:left'?)", "mouse:lefft");
        assertNone("there is no key or button ''", "");
    }

    private static void assertNone(String message, String text) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> BindingParser.parse(text))
                        .getMessage());
    }

    @Test
    void playersReadLabels() {
        assertEquals("W", BindingParser.parse("at:W").label());
        assertEquals("Pad A", BindingParser.parse("pad:A").label());
        assertEquals("Left button", BindingParser.parse("mouse:left").label());
        assertEquals("Wheel down", BindingParser.parse("wheel:down").label());
        assertEquals("Page Up", Binding.of(Key.PAGE_UP).label());
    }
}
