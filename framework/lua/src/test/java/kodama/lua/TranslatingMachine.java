package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import kodama.lua.library.Libraries;
import org.luaj.vm2.LuaValue;

/** Machines that translate a function after a given number of runs, even slow ones, and wait for the translation. */
public final class TranslatingMachine {

    /** Number of runs with which everything is interpreted. */
    public static final int NEVER = Integer.MAX_VALUE;

    private TranslatingMachine() {}

    public static LuaMachine of(LuaMachine machine, int translatesAfter) {
        machine.translationThreshold = translatesAfter;
        machine.translationExecutor = Runnable::run;
        machine.clock = () -> 0;
        return machine;
    }

    static LuaMachine printingTo(StringBuilder printed, int translatesAfter) {
        return printingTo(printed, translatesAfter, Libraries::machine);
    }

    public static LuaMachine printingTo(
            StringBuilder printed, int translatesAfter, Function<LuaOptions, LuaMachine> machines) {
        LuaOptions options =
                LuaOptions.unrestricted().withPrint(line -> printed.append(line).append('\n'));
        return of(machines.apply(options), translatesAfter);
    }

    public static ScriptFunction function(LuaMachine machine, String script) {
        return (ScriptFunction) machine.load("test.lua", script.getBytes(StandardCharsets.UTF_8));
    }

    static void assertPrintsTheSame(String script) {
        assertPrintsTheSame(script, Libraries::machine);
    }

    /** A program prints the same if it is interpreted, translated after some runs, and translated at once. */
    public static void assertPrintsTheSame(String script, Function<LuaOptions, LuaMachine> machines) {
        String expected = printed(NEVER, script, machines);
        assertEquals(expected, printed(30, script, machines));
        assertEquals(expected, printed(0, script, machines));
    }

    private static String printed(int translatesAfter, String script, Function<LuaOptions, LuaMachine> machines) {
        StringBuilder printed = new StringBuilder();
        function(printingTo(printed, translatesAfter, machines), script).call();
        return printed.toString();
    }

    /** Returns the value that an endless script has counted up to in {@code n} when its budget ends. */
    static double countedBy(int translatesAfter, String script, int budget) {
        LuaOptions options = LuaOptions.forGame().withBudget(budget);
        try (LuaMachine machine = of(Libraries.machine(options), translatesAfter)) {
            Coroutine co = machine.coroutine(function(machine, script));
            assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE));
            return machine.globals().get("n").todouble();
        }
    }
}
