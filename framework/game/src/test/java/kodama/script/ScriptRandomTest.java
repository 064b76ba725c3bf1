package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** Java random numbers that are those of scripts. */
class ScriptRandomTest {
    private static ScriptRandom of(double chance) {
        return new ScriptRandom(() -> chance);
    }

    @Test
    void numbersCoverTheWholeInterval() {
        double last = Math.nextDown(1.0);
        assertEquals(-3, of(0).nextInt(-3, 5));
        assertEquals(4, of(last).nextInt(-3, 5));
        assertEquals(Integer.MIN_VALUE, of(0).nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE));
        assertEquals(Integer.MAX_VALUE - 1, of(last).nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE));
        assertEquals(0, of(0).nextInt());
        assertEquals(-1, of(last).nextInt());
        assertEquals(5, of(0.5).nextInt(10));
        assertEquals(0.25, of(0.25).nextDouble());
    }

    @Test
    void emptyIntervalsAndSeedsAreRejected() {
        assertThrows(IllegalArgumentException.class, () -> of(0).nextInt(0));
        assertThrows(IllegalArgumentException.class, () -> of(0).nextInt(3, 3));
        assertThrows(UnsupportedOperationException.class, () -> of(0).setSeed(0));
    }
}
