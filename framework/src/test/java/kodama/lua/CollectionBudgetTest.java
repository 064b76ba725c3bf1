package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kodama.lua.library.Libraries;
import kodama.lua.limit.LeftOf;
import kodama.lua.open.OpenLibraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** What Java's collector has found changes nothing of what a script uses up. */
class CollectionBudgetTest {

    private static final int BUDGET = 20_000_000;

    private static final String MADE =
            "local function make() setmetatable({}, { __gc = function() print 'gone' %s end }) end make() ";

    private final List<String> printed = new ArrayList<>();

    @Test
    void finalizersRunOnTheirOwnAccount() {
        String collected = MADE + "collectgarbage()";
        assertEquals(
                left(open(), collected.formatted("")), left(open(), collected.formatted("for i = 1, 1000 do end")));
        assertEquals(List.of("gone", "gone"), printed);
    }

    /** Turns come with the slices of a budget. */
    @Test
    void finalizersThatRunWithoutBeingAskedForDoSoToo() {
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

    @ParameterizedTest
    @ValueSource(strings = {"", "weak = nil sweep()"})
    void aCollectionCostsTheSameWhetherAWeakTableIsStillThereOrNot(String swept) {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame().withBudget(BUDGET));
        machine.globals().set("sweep", new Builtin("sweep", args -> {
            System.gc();
            return LuaValue.NONE;
        }));
        assertTrue(left(machine, "local weak = setmetatable({}, { __mode = 'k' }) " + swept + " collectgarbage()")
                < BUDGET - 5_000_000);
    }

    private LuaMachine open() {
        return OpenLibraries.machine(LuaOptions.open().withPrint(printed::add).withBudget(BUDGET));
    }

    private static long left(LuaMachine machine, String script) {
        machine.coroutine(load(machine, script)).resume(LuaValue.NONE);
        return LeftOf.budget(machine.budget);
    }

    private static ScriptFunction load(LuaMachine machine, String script) {
        return (ScriptFunction) machine.load("test.lua", script.getBytes(StandardCharsets.UTF_8));
    }
}
