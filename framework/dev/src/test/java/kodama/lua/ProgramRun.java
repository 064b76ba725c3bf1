package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import kodama.lua.limit.RemainingBudget;
import kodama.lua.open.FullLibraries;
import kodama.lua.translate.Translation;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The result of a program.
 *
 * @param shown its output, including tracebacks
 * @param notes values that may differ between engines, such as the order of keys, with their positions
 * @param end the error that ended it, if it used up its budget
 * @param left remaining budget, in instructions
 */
record ProgramRun(String shown, List<String> notes, String end, long left) {

    /** Budget that is enough for most programs. */
    static final long BUDGET = 300_000;

    /** Mean distance of two samples, in instructions. */
    private static final int MEAN_DISTANCE = 20;

    private static final byte[] HOST = Specs.resource("program/run.lua");

    /** Runs a program. Functions are translated after a number of calls or iterations; those of the host only for 0. */
    static ProgramRun of(String program, int translatesAfter, long budget) {
        return of(program, translatesAfter, budget, Translation.MAX_METHOD_LENGTH, false);
    }

    /** Runs a program whose functions are translated at once, into methods of at most {@code longest} bytes. */
    static ProgramRun inParts(String program, int longest, long budget) {
        return of(program, 0, budget, longest, false);
    }

    /** Runs a program in which every function call yields; this uses up budget, too. */
    static ProgramRun interrupted(String program, int translatesAfter) {
        return of(program, translatesAfter, 4 * BUDGET, Translation.MAX_METHOD_LENGTH, true);
    }

    /** Runs a program whose functions are translated at once, with a listener and frequent samples of its traceback. */
    static ProgramRun sampled(String program, long budget) {
        return of(program, 0, budget, Translation.MAX_METHOD_LENGTH, false, MEAN_DISTANCE);
    }

    private static ProgramRun of(String program, int translatesAfter, long budget, int longest, boolean interrupts) {
        return of(program, translatesAfter, budget, longest, interrupts, 0);
    }

    private static ProgramRun of(
            String program, int translatesAfter, long budget, int longest, boolean interrupts, int sampleEvery) {
        List<String> shown = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        LuaOptions options = LuaOptions.unrestricted().withPrint(shown::add).withBudget(budget);
        try (LuaMachine machine = FullLibraries.machine(options)) {
            if (sampleEvery > 0) watch(machine, sampleEvery);
            TranslatingMachine.of(machine, translatesAfter == 0 ? 0 : TranslatingMachine.NEVER);
            machine.maxMethodLength = longest;
            LuaFunction host = machine.load("run.lua", HOST);
            machine.translationThreshold = translatesAfter;
            byte[] text = program.getBytes(StandardCharsets.UTF_8);
            LuaFunction loaded = interrupts
                    ? new YieldInjector(machine).load("program.lua", text)
                    : machine.load("program.lua", text);
            machine.globals().set("program", loaded);
            machine.globals().set("note", new Builtin("note", args -> note(machine, args, notes)));
            String end = run(machine.coroutine(host));
            assertAtRest(machine);
            return new ProgramRun(String.join("\n", shown), notes, end, RemainingBudget.budget(machine.budget));
        }
    }

    /** Checks that no call is active, however the program has ended. */
    private static void assertAtRest(LuaMachine machine) {
        assertEquals(0, machine.nested + machine.javaDepth);
        assertEquals(0, machine.deoptRecords.count());
        assertNull(machine.innermostOnJavaStack);
        Coroutine main = machine.mainCoroutine();
        assertNull(main.frame);
        assertEquals(0, main.javaCalls + main.floor);
        assertFalse(main.isInJava);
    }

    private static void watch(LuaMachine machine, int sampleEvery) {
        machine.setSampler(since -> machine.running().traceback(), sampleEvery);
        machine.setTranslationListener(new TranslationListener() {
            @Override
            public void loaded(LuaFunction chunk) {}

            @Override
            public void exited(LuaFunction function, int pc, IntFunction<LuaValue> registers) {}

            @Override
            public void operandSeen(LuaFunction function, int pc, LuaValue met) {}
        });
    }

    private static Varargs note(LuaMachine machine, Varargs args, List<String> notes) {
        notes.add(machine.location() + " " + ValueText.of(machine, args.arg1()).tojstring());
        return LuaValue.NONE;
    }

    private static String run(Coroutine host) {
        try {
            host.resume(LuaValue.NONE);
            return "";
        } catch (LuaFailure failure) {
            return failure.getMessage() + "\n" + failure.traceback();
        }
    }
}
