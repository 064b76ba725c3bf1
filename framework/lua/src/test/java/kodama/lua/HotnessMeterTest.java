package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HotnessMeterTest {
    private static final long MOMENT = 500_000_000;

    private final HotnessMeter meter = new HotnessMeter(7);
    private long now = 7;

    private boolean isEnoughAfter(long nanos) {
        now += nanos;
        return meter.isHot(now);
    }

    @Test
    void manyRunsInAMomentMakeAFunctionHot() {
        assertTrue(isEnoughAfter(MOMENT));
    }

    @Test
    void aSlowSpanIsFollowedByAnother() {
        assertFalse(isEnoughAfter(MOMENT + 1));
        assertTrue(isEnoughAfter(MOMENT));
    }

    @Test
    void manySlowSpansMakeAFunctionHot() {
        for (int span = 1; span < 10; span++) assertFalse(isEnoughAfter(2 * MOMENT), "span " + span);
        assertTrue(isEnoughAfter(2 * MOMENT));
        assertTrue(isEnoughAfter(2 * MOMENT), "it stays so");
    }
}
