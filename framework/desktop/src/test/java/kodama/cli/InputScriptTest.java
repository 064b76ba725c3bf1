package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import kodama.input.Autorepeat;
import kodama.input.AxisMap;
import kodama.input.BindingParser;
import kodama.input.Bindings;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.input.KeyMap;
import kodama.input.RawInput;
import org.junit.jupiter.api.Test;

class InputScriptTest {
    private final RawInput raw = new RawInput();
    private final KeyMap map = KeyMap.empty()
            .with(
                    "it",
                    Stream.of("Z", "pad:A", "pad:Left X+", "mouse:left")
                            .map(BindingParser::parse)
                            .toList());
    private final Controls controls = new Controls(
            raw, new ControlScheme(Bindings.of(List.of(map, map)), AxisMap.defaults(List.of()), Autorepeat.DEFAULT));
    private long frames;

    /** Returns which players press the button in each of some ticks: 1, 2, both or none. */
    private String play(String script, int ticks) {
        InputScript hook = new InputScript(script, raw);
        StringBuilder seen = new StringBuilder();
        for (int tick = 0; tick < ticks; tick++) {
            controls.latch();
            boolean first = controls.pad(1).isDown("it");
            boolean second = controls.pad(2).isDown("it");
            seen.append(first && second ? 'b' : first ? '1' : second ? '2' : '.');
            hook.afterDraw(++frames, 1);
        }
        return seen.toString();
    }

    @Test
    void eachPlayerHasAController() {
        assertEquals(".1122.bb...", play("1-3 pad:A, 3-5 pad2:a, 6-8 pad:A+pad2:A", 11));
    }

    @Test
    void aStickIsNamedByItsDirectionWithItsSign() {
        assertEquals(".11..1..", play("1 pad:Left X+, 5-6 PAD:LEFTX+", 8));
        assertEquals("..b.", play("2-3 pad:left x+ + pad2:A", 4));
    }

    @Test
    void theMousePressesAtTheGivenPosition() {
        assertEquals(".bb.bb.", play("1 mouse:left@120,80, 4 Z", 7));
        assertEquals(120, controls.mouse().x());
        assertEquals(80, controls.mouse().y());
    }

    @Test
    void anUnknownButtonIsRejectedWithASuggestion() {
        assertEquals(
                "there is no key or button 'pad:strat' (did you mean 'pad:Start'?)",
                assertThrows(IllegalArgumentException.class, () -> new InputScript("5 pad3:Strat", raw))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> new InputScript("5 pad7:A", raw));
    }
}
