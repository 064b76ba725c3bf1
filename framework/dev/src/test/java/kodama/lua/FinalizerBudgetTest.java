package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kodama.lua.limit.RemainingBudget;
import kodama.lua.open.FullLibraries;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/** Finalizers have their own budgets. */
class FinalizerBudgetTest {

    private static final int BUDGET = 20_000_000;

    private static final String MADE =
            "local function make() setmetatable({}, { __gc = function() print 'gone' %s end }) end make() ";

    private final List<String> printed = new ArrayList<>();

    @Test
    void finalizersHaveABudgetOfTheirOwn() {
        String collected = MADE + "collectgarbage()";
        assertEquals(
                left(open(), collected.formatted("")), left(open(), collected.formatted("for i = 1, 1000 do end")));
        assertEquals(List.of("gone", "gone"), printed);
    }

    /** They run when a slice of the budget is used up. */
    @Test
    void finalizersThatRunAutomaticallyHaveOneToo() {
        String looped = MADE + "for i = 1, 1000000 do end";
        assertEquals(left(open(), looped.formatted("")), left(open(), looped.formatted("for i = 1, 1000 do end")));
        assertEquals(List.of("gone", "gone"), printed);
    }

    @Test
    void anEndlessFinalizerIsEndedByItsOwnBudget() {
        String script = "setmetatable({}, { __gc = function() while true do end end }) collectgarbage()";
        LuaMachine machine = open();
        Coroutine co = machine.coroutine(load(machine, script));
        assertTrue(assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE))
                .getMessage()
                .contains("ran longer than 20,000,000 instructions"));
    }

    private LuaMachine open() {
        return FullLibraries.machine(
                LuaOptions.unrestricted().withPrint(printed::add).withBudget(BUDGET));
    }

    private static long left(LuaMachine machine, String script) {
        machine.coroutine(load(machine, script)).resume(LuaValue.NONE);
        return RemainingBudget.budget(machine.budget);
    }

    private static LuaFunction load(LuaMachine machine, String script) {
        return machine.load("test.lua", script.getBytes(StandardCharsets.UTF_8));
    }
}
