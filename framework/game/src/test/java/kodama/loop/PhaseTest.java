package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Document 003 mixes up the numbers of its phases; here they have names. */
class PhaseTest {
    private static List<Phase> after(Phase phase) {
        return Arrays.stream(Phase.values()).filter(phase::mayPrecede).toList();
    }

    @Test
    void theSmallEndGoesBackToTheFirstSceneAndNotToTheFirstInit() {
        assertTrue(Phase.END_1.mayPrecede(Phase.INIT_3));
        assertFalse(Phase.END_1.mayPrecede(Phase.INIT_1));
        assertFalse(Phase.END_1.mayPrecede(Phase.CREATE_LOOP));
    }

    @Test
    void theGreatEndGoesBackToANewLoopObjectOrToTheEndOfAll() {
        assertEquals(List.of(Phase.CREATE_LOOP, Phase.OVERALL_END), after(Phase.END_2));
    }

    @Test
    void theTenPhasesHaveNames() {
        assertEquals(
                "[OVERALL_INIT, CREATE_LOOP, INIT_1, INIT_2, INIT_3, FRAME_RATE, FRAME, END_1, END_2, OVERALL_END]",
                Arrays.toString(Phase.values()));
    }
}
