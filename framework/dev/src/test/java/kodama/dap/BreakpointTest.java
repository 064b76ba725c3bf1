package kodama.dap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An invalid breakpoint is reported at once and never stops the game. */
class BreakpointTest {
    @Test
    void aConditionWithASyntaxErrorIsRejected() {
        Map<String, Object> logged = placed("condition", "self.x >");
        assertEquals(false, logged.get("verified"));
        assertEquals("the condition 'self.x >' is not valid Lua: unexpected symbol near <eof>", logged.get("message"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"self.x > 3", "=self.x > 3", "local x = self.x return x > 3", ""})
    void aValidConditionIsAccepted(String condition) {
        Map<String, Object> logged = placed("condition", condition);
        assertEquals(true, logged.get("verified"));
        assertFalse(logged.containsKey("message"));
    }

    @Test
    void aHitCountMustBeANumber() {
        Map<String, Object> logged = placed("hitCondition", "often");
        assertEquals(false, logged.get("verified"));
        assertEquals(
                "the hit count must be a number, optionally after >=, >, <=, <, == or %, but was 'often'",
                logged.get("message"));
    }

    private static Map<String, Object> placed(String name, String text) {
        Breakpoint breakpoint = new Breakpoint(1, "ship.lua", 3, new RequestArguments(Map.of(name, text)));
        breakpoint.setLine(3, "");
        return breakpoint.toMap(1);
    }
}
