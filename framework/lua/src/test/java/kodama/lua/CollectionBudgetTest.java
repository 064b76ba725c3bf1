package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import kodama.lua.library.Libraries;
import kodama.lua.limit.RemainingBudget;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** The results of the JVM's collector do not affect a script's budget. */
class CollectionBudgetTest {

    private static final int BUDGET = 20_000_000;

    @ParameterizedTest
    @ValueSource(strings = {"", "weak = nil sweep()"})
    void aCollectionCostsTheSameWithAndWithoutWeakTables(String swept) {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame().withBudget(BUDGET));
        machine.globals().set("sweep", new Builtin("sweep", args -> {
            System.gc();
            return LuaValue.NONE;
        }));
        assertTrue(left(machine, "local weak = setmetatable({}, { __mode = 'k' }) " + swept + " collectgarbage()")
                < BUDGET - 5_000_000);
    }

    private static long left(LuaMachine machine, String script) {
        machine.coroutine(load(machine, script)).resume(LuaValue.NONE);
        return RemainingBudget.budget(machine.budget);
    }

    private static ScriptFunction load(LuaMachine machine, String script) {
        return (ScriptFunction) machine.load("test.lua", script.getBytes(StandardCharsets.UTF_8));
    }
}
