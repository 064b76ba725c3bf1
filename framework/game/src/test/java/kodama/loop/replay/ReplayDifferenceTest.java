package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ReplayDifferenceTest {
    @Test
    void theFirstWorldIsNotNamed() {
        assertEquals(
                "between ticks 61 and 120: the number of shots: recorded 40, now 41",
                new ReplayDifference(1, 60, 120, "the number of shots", "40", "41").toString());
    }

    @Test
    void aLaterWorldIsNamed() {
        assertEquals(
                "in world 3, after tick 7: the number of shots: recorded 40, now 41",
                new ReplayDifference(3, 6, 7, "the number of shots", "40", "41").toString());
    }

    @Test
    void unknownValuesAreLeftOut() {
        assertEquals(
                "after tick 1: a field of a task",
                new ReplayDifference(1, 0, 1, "a field of a task", "", "").toString());
    }

    @Test
    void twoRunsHaveTwoValues() {
        assertEquals(
                "after tick 1: the scene: a and b", new ReplayDifference(1, 0, 1, "the scene", "a", "b").ofTwoRuns());
    }
}
