package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class BindingsTest {
    private final Bindings two = Bindings.of(List.of(KeyMap.defaults(), KeyMap.defaults()));

    @Test
    void bindingsOfAPlayerOverrideThoseOfTheGame() {
        List<Binding> chosen = List.of(BindingParser.parse("K"));
        Bindings changed = two.with(2, "fire", chosen);
        assertEquals(chosen, changed.map(2).bindings("fire"));
        assertEquals(two.map(1).bindings("fire"), changed.map(1).bindings("fire"));
        assertEquals(KeyMap.defaults().bindings("fire"), changed.defaults(2).bindings("fire"));
        assertEquals(KeyMap.defaults().actions(), changed.map(2).actions());
    }

    @Test
    void keysOfTheGameAreKnown() {
        assertTrue(two.uses(Key.Z));
        assertFalse(two.uses(Key.M));
        assertTrue(two.with(1, "fire", List.of(BindingParser.parse("at:M"))).uses(Key.M));
    }

    @Test
    void unknownPlayersAndActionsAreErrors() {
        assertFails("number of players must be from 1 to 4 but was 0", () -> Bindings.of(List.of()));
        assertFails(
                "number of players must be from 1 to 4 but was 5",
                () -> Bindings.of(Collections.nCopies(5, KeyMap.empty())));
        assertFails("player must be from 1 to 2 but was 3", () -> two.map(3));
        assertFails("player must be from 1 to 2 but was 0", () -> two.defaults(0));
        assertFails(
                "unknown action 'jump'; there are up, down, left, right, fire, bomb, slow, start, back",
                () -> two.with(1, "jump", List.of()));
    }

    private static void assertFails(String message, Executable call) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
    }
}
