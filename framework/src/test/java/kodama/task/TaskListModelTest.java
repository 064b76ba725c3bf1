package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Compares the list with a naive model under random changes, inside tasks and between ticks. */
class TaskListModelTest {
    private static final int SEEDS = 150;
    private static final int TICKS = 60;

    @Test
    void randomActorsLiveTheSameLifeInBoth() {
        for (long seed = 1; seed <= SEEDS; seed++)
            assertEquals(new ModelWorld(seed).live(TICKS), new RealWorld(seed).live(TICKS), "seed " + seed);
    }

    @Test
    void theRandomLivesAreWorthLiving() {
        String life = "";
        for (long seed = 1; seed <= 10; seed++) life += new RealWorld(seed).live(TICKS);
        assertTrue(life.contains("!") && life.contains(" x"), "errors and deaths happen");
        assertTrue(life.length() > 100_000, "much happens: " + life.length());
        assertFalse(life.contains("wrong"));
    }
}
