package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kodama.loop.SeekOutcome;
import kodama.loop.SeekOutcome.Ending;
import kodama.loop.replay.ReplayDifference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeekTextTest {
    private static final String PLACE = "stage » guardian";

    private static SeekOutcome outcome(Ending ending, String scene, ReplayDifference difference) {
        long tick = ending == Ending.REACHED ? 3600 : 812;
        return new SeekOutcome(ending, tick, 3600, 40, scene, "stage", difference);
    }

    private static String text(Ending ending) {
        return SeekText.of(outcome(ending, "stage", null), true, PLACE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "REACHED  | continues at tick 3,600 (F5 starts over)",
                "ERROR    | stopped in tick 812 of 3,600 by an error: the next save tries again",
                "RESET    | stopped in tick 812 of 3,600, because the game requests a reset"
                        + ": F2 continues from here, the next save tries again",
                "QUIT     | stopped in tick 812 of 3,600, because the game quits"
                        + ": F2 continues from here, the next save tries again",
                "STOPPED  | stopped in tick 812 of 3,600: F2 continues from here, the next save tries again",
                "TOO_LONG | tick 3,600 was not reached in time, only tick 812: the game continues at stage » guardian",
            })
    void theMessageSaysWhereTheGameContinues(Ending ending, String text) {
        assertEquals(text, text(ending));
    }

    @Test
    void theFirstDifferenceIsNamed() {
        ReplayDifference found = new ReplayDifference(1, 60, 120, "the number of shots", "40", "41");
        assertEquals(
                "continues at tick 3,600; differs between ticks 61 and 120: the number of shots: recorded 40,"
                        + " now 41",
                SeekText.of(outcome(Ending.REACHED, "stage", found), true, PLACE));
    }

    @Test
    void anotherSceneIsNamed() {
        assertEquals(
                "tick 3,600 is in scene 'over' now, not in scene 'stage': F2 continues from here, the next save tries"
                        + " again",
                SeekText.of(outcome(Ending.REACHED, "over", null), true, PLACE));
        assertEquals(
                "tick 3,600 is in no scene now, not in scene 'stage': F2 continues from here, the next save tries"
                        + " again",
                SeekText.of(outcome(Ending.REACHED, "", null), true, PLACE));
    }

    @Test
    void aTickThatWasSoughtNeedsNoMessage() {
        assertEquals("", SeekText.of(outcome(Ending.REACHED, "stage", null), false, PLACE));
    }

    @Test
    void aSearchThatStopsSaysWhere() {
        assertEquals(
                "stopped in tick 812 of 3,600: F2 continues from here",
                SeekText.of(outcome(Ending.STOPPED, "stage", null), false, PLACE));
        assertEquals(
                "stopped in tick 812 of 3,600 by an error",
                SeekText.of(outcome(Ending.ERROR, "stage", null), false, PLACE));
    }
}
