package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import kodama.Seed;
import org.junit.jupiter.api.Test;

/** Compares both lists with a naive model under random changes, inside tasks and between ticks. */
class TaskListModelTest {
    private static final long OPERATIONS = 1_000_000;
    private static final int TICKS = 150;

    @Test
    void aMillionRandomOperationsHaveTheSameTraceOnBothListsAndTheModel(@Seed(1) long first) {
        long operations = 0;
        for (long seed = first; operations < OPERATIONS; seed++) {
            TaskWorld model = new ModelTaskWorld(seed);
            String trace = model.live(TICKS);
            for (ReadyListKind list : ReadyListKind.values())
                assertSame(trace, new RealTaskWorld(seed, list).live(TICKS), list + ", seed " + seed);
            operations += model.operations();
        }
    }

    @Test
    void anUpdateTaskByTaskIsTheSame(@Seed(1) long first) {
        for (long seed = first; seed < first + 20; seed++)
            for (ReadyListKind list : ReadyListKind.values())
                assertSame(
                        new RealTaskWorld(seed, list).live(TICKS),
                        new RealTaskWorld(seed, list).inSteps().live(TICKS),
                        list + " in steps, seed " + seed);
    }

    /** Only shows the first difference, because a trace is long. */
    private static void assertSame(String expected, String actual, String where) {
        int at = Arrays.mismatch(expected.toCharArray(), actual.toCharArray());
        if (at < 0) return;
        int from = Math.max(0, at - 300);
        assertEquals(
                expected.substring(from, Math.min(expected.length(), at + 40)),
                actual.substring(from, Math.min(actual.length(), at + 40)),
                where);
    }

    @Test
    void theRandomHistoriesAreVaried(@Seed(1) long first) {
        String life = "";
        for (long seed = first; seed < first + 10; seed++)
            life += new RealTaskWorld(seed, ReadyListKind.LINKED).live(TICKS);
        assertTrue(life.contains("!") && life.contains(" x") && life.contains("c "), "errors, deaths, circles happen");
        assertTrue(life.contains("t0.75") && life.contains("t2.0"), "paces differ");
        assertTrue(life.length() > 500_000, "much happens: " + life.length());
        assertFalse(life.contains("wrong"));
    }
}
