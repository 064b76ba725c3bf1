package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class KeyMapTest {
    @Test
    void anUnknownActionIsReportedWithTheKnownOnes() {
        KeyMap keys = KeyMap.defaults();
        assertEquals(
                "there is no action 'jump'; actions are up, down, left, right, fire, bomb, slow, start, back",
                keys.unknownActionMessage("jump"));
    }

    @Test
    void anActionExistsEvenWithoutAKey() {
        KeyMap keys = KeyMap.empty().with("jump");
        assertTrue(keys.has("jump"));
        assertFalse(keys.has("fire"));
    }
}
