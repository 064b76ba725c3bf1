package kodama.lua.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.lua.error.BudgetError;
import kodama.lua.error.MemoryError;
import org.junit.jupiter.api.Test;

/** Samples affect neither what a script may use nor when it is checked. */
class SampledBudgetTest {
    /** Records the calls of a budget. */
    private static final class Watched implements Budget.Runner {
        final List<String> asked = new ArrayList<>();
        int samples;

        @Override
        public String locationPrefix() {
            return "";
        }

        @Override
        public MemoryError outOfMemory() {
            throw new AssertionError("there is memory");
        }

        @Override
        public boolean isRunning() {
            return true;
        }

        @Override
        public boolean isWorkDue() {
            asked.add("turn?");
            return asked.size() % 3 == 0;
        }

        @Override
        public void runDueWork() {
            asked.add("turn");
        }

        @Override
        public void sample(long since) {
            samples++;
        }
    }

    private static void step(Budget budget, Watched watched, int kind, int amount) {
        try {
            switch (kind) {
                case 0 -> budget.reset();
                case 1 -> budget.chargeDeferred(amount);
                case 2 -> budget.charge(amount);
                case 3 -> budget.restoreShare(budget.withholdShare());
                default -> {
                    if (!budget.spend(amount)) budget.nextSlice();
                }
            }
        } catch (BudgetError over) {
            watched.asked.add(over.getMessage());
        }
    }

    @Test
    void disablingSamplesDuringASeparateBudgetKeepsTheRest() {
        Watched watched = new Watched();
        Budget budget = new Budget(100_000, watched);
        budget.sampleEvery(1_000);
        budget.withOwnBudget(() -> budget.sampleEvery(0));
        step(budget, watched, 2, 90_000);
        assertEquals(List.of(), watched.asked);
    }

    @Test
    void checksHappenAtTheSameInstructions(@Seed(11) Random random) {
        Watched plain = new Watched();
        Watched sampled = new Watched();
        Budget without = new Budget(1_000_000, plain);
        Budget with = new Budget(1_000_000, sampled);
        for (int i = 0; i < 200_000; i++) {
            if (i % 5_000 == 0) with.sampleEvery(random.nextInt(3) * 700);
            int kind = random.nextInt(2_000) == 0 ? 0 : 1 + random.nextInt(6);
            int amount = random.nextInt(random.nextInt(50) == 0 ? 30_000 : 100);
            step(without, plain, kind, amount);
            step(with, sampled, kind, amount);
            plain.asked.add(String.valueOf(i));
            sampled.asked.add(String.valueOf(i));
        }
        assertEquals(plain.asked, sampled.asked);
        assertTrue(sampled.samples > 5_000, () -> sampled.samples + " samples");
    }
}
