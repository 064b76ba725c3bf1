package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Function;
import kodama.Seed;
import kodama.lua.program.RandomProgram;
import org.junit.jupiter.api.Test;

/** Random programs have the same output, errors and budget use in all modes of execution. */
class RandomProgramsTest {

    @Test
    void programsBehaveTheSameWithAndWithoutTranslation(@Seed(1) long seed) {
        assertSame(
                seed,
                200,
                program -> ProgramRun.of(program, 0, ProgramRun.BUDGET),
                program -> ProgramRun.of(program, 3, ProgramRun.BUDGET));
    }

    @Test
    void programsEndAtTheSameInstructionWhenTheirBudgetDoes(@Seed(2) long seed) {
        int ended = 0;
        for (long i = 0; i < 100; i++) {
            String program = RandomProgram.text(seed << 32 | i);
            long used = ProgramRun.BUDGET
                    - ProgramRun.of(program, NEVER, ProgramRun.BUDGET).left();
            long budget = Math.max(1, used * (i + 1) / 100);
            ProgramRun run = ProgramRun.of(program, NEVER, budget);
            assertSame(program, run, ProgramRun.of(program, 0, budget));
            if (run.left() < 0) ended++;
        }
        assertTrue(ended > 80, ended + " programs were ended");
    }

    @Test
    void programsPrintTheSameWhenEachCallIsSuspended(@Seed(3) long seed) {
        for (long i = 0; i < 100; i++) {
            String program = RandomProgram.text(seed << 32 | i);
            ProgramRun run = ProgramRun.of(program, NEVER, ProgramRun.BUDGET);
            ProgramRun interrupted = ProgramRun.interrupted(program, 0);
            if (run.end().isEmpty() && interrupted.end().isEmpty())
                assertEquals(run.shown(), interrupted.shown(), program);
        }
    }

    @Test
    void programsBehaveTheSameInSmallParts(@Seed(4) long seed) {
        assertSame(seed, 100, program -> ProgramRun.inParts(program, 1500, ProgramRun.BUDGET));
    }

    @Test
    void programsBehaveTheSameWhileTheirPositionIsSampled(@Seed(5) long seed) {
        assertSame(seed, 100, program -> ProgramRun.sampled(program, ProgramRun.BUDGET));
    }

    /** Compares each mode with the interpreter. */
    @SafeVarargs
    private static void assertSame(long seed, int programs, Function<String, ProgramRun>... ways) {
        for (long i = 0; i < programs; i++) {
            String program = RandomProgram.text(seed << 32 | i);
            ProgramRun run = ProgramRun.of(program, NEVER, ProgramRun.BUDGET);
            for (Function<String, ProgramRun> way : ways) assertSame(program, run, way.apply(program));
        }
    }

    private static void assertSame(String program, ProgramRun expected, ProgramRun run) {
        if (!expected.equals(run)) assertEquals(expected.toString(), run.toString(), program);
    }
}
