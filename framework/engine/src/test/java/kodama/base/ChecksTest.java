package kodama.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ChecksTest {
    @Test
    void messagesNameThingBoundAndValue() {
        assertMessage("priority must be at least 0 but was -1", () -> Checks.atLeast("priority", -1, 0));
        assertMessage("time must be at least 5 but was 4", () -> Checks.atLeast("time", 4L, 5L));
        assertMessage("speed must be at least 0 but was -0.5", () -> Checks.atLeast("speed", -0.5, 0));
        assertMessage("speed must be a finite number but was NaN", () -> Checks.atLeast("speed", Double.NaN, 0));
        assertMessage("scale must be between 1 and 8 but was 9", () -> Checks.between("scale", 9, 1, 8));
        assertMessage("alpha must be between 0 and 1 but was 1.5", () -> Checks.between("alpha", 1.5, 0, 1));
        assertMessage("alpha must be between 0 and 1 but was NaN", () -> Checks.between("alpha", Double.NaN, 0, 1));
        assertMessage("x must be a finite number but was Infinity", () -> Checks.finite("x", 1 / 0.0));
    }

    private static void assertMessage(String expected, Executable call) {
        assertEquals(
                expected, assertThrows(IllegalArgumentException.class, call).getMessage());
    }

    @Test
    void theBoundsAreAccepted() {
        assertEquals(0, Checks.atLeast("priority", 0, 0));
        assertEquals(5L, Checks.atLeast("time", 5L, 5L));
        assertEquals(0.0, Checks.atLeast("speed", 0.0, 0));
        assertEquals(1, Checks.between("scale", 1, 1, 8));
        assertEquals(8, Checks.between("scale", 8, 1, 8));
        assertEquals(0.0, Checks.between("alpha", 0.0, 0, 1));
        assertEquals(1.0, Checks.between("alpha", 1.0, 0, 1));
        assertEquals(-1e300, Checks.finite("x", -1e300));
    }
}
