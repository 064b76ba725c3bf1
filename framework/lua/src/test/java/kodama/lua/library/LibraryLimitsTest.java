package kodama.lua.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kodama.lua.Coroutine;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.ValueText;
import kodama.lua.value.LuaText;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaValue;

/** The cost of library functions, and their access to the outside world; the rest is in src/test/lua/lua. */
class LibraryLimitsTest {

    @Test
    void patternStepsCountAgainstTheBudget() {
        LuaOptions options = LuaOptions.forGame().withBudget(10_000);
        LuaFailure failure =
                assertThrows(LuaFailure.class, () -> result(options, "return string.find(('a'):rep(1000), 'a-a-b')"));
        assertTrue(failure.getMessage().contains("ran longer"), failure.getMessage());
    }

    @Test
    void sortingCountsAgainstTheBudget() {
        LuaOptions options = LuaOptions.forGame().withBudget(10_000);
        String script = "local t = {} for i = 1, 1000 do t[i] = -i end for i = 1, 50 do table.sort(t) end";
        assertThrows(LuaFailure.class, () -> result(options, script));
    }

    @Test
    void equalSeedsGiveEqualRandomNumbers() {
        String script = "return math.random(), math.random(1000), math.random(5, 7)";
        LuaOptions seven = LuaOptions.forGame().withSeed(7);
        assertEquals(result(seven, script), result(seven, script));
        assertTrue(!result(seven, script).equals(result(LuaOptions.forGame().withSeed(8), script)));
    }

    @Test
    void theSandboxShowsOnlyTheGamesTime() {
        LuaOptions options = LuaOptions.forGame().withNanos(() -> 90_500_000_000L);
        assertEquals("90.5 90 00:01:30", result(options, "return os.clock(), os.time(), os.date('%X')"));
        assertEquals("nil nil nil nil", result("return os.exit, os.getenv, os.remove, os.execute"));
    }

    @Test
    void functionKeysHaveTheSameOrderInEveryMachine() {
        String script = "local t = {} for _, f in pairs(string) do t[f] = true end"
                + " for _, f in pairs(math) do t[f] = true end"
                + " local out = {} for k in pairs(t) do out[#out + 1] = tostring(k) end return table.concat(out, ' ')";
        assertEquals(result(script), result(script));
    }

    private static String result(String script) {
        return result(LuaOptions.forGame(), script);
    }

    private static String result(LuaOptions options, String script) {
        try (LuaMachine machine = Libraries.machine(options)) {
            return text(coroutine(machine, script).resume(LuaValue.NONE));
        }
    }

    private static Coroutine coroutine(LuaMachine machine, String script) {
        return machine.coroutine(machine.load("t.lua", script.getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(org.luaj.vm2.Varargs values) {
        List<String> words = new ArrayList<>();
        for (int i = 1; i <= values.narg(); i++) words.add(LuaText.utf8(ValueText.raw(values.arg(i))));
        return String.join(" ", words);
    }
}
