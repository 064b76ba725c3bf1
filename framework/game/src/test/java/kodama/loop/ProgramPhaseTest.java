package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Document 003 confuses the numbers of its phases; here they have names. */
class ProgramPhaseTest {
    private static List<ProgramPhase> after(ProgramPhase phase) {
        return Arrays.stream(ProgramPhase.values()).filter(phase::mayPrecede).toList();
    }

    @Test
    void end1IsFollowedByInit3() {
        assertTrue(ProgramPhase.END_1.mayPrecede(ProgramPhase.INIT_3));
        assertFalse(ProgramPhase.END_1.mayPrecede(ProgramPhase.INIT_1));
        assertFalse(ProgramPhase.END_1.mayPrecede(ProgramPhase.CREATE_LOOP));
    }

    @Test
    void end2IsFollowedByCreateLoopOrOverallEnd() {
        assertEquals(List.of(ProgramPhase.CREATE_LOOP, ProgramPhase.OVERALL_END), after(ProgramPhase.END_2));
    }

    @Test
    void theTenPhasesHaveNames() {
        assertEquals(
                "[OVERALL_INIT, CREATE_LOOP, INIT_1, INIT_2, INIT_3, FRAME_RATE, FRAME, END_1, END_2, OVERALL_END]",
                Arrays.toString(ProgramPhase.values()));
    }
}
