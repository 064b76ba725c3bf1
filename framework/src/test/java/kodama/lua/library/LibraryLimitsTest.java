package kodama.lua.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kodama.lua.Coroutine;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.Texts;
import kodama.lua.text.LuaText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.luaj.vm2.LuaValue;

/** What library functions do where the reference would eat time or memory, and where it could not yield. */
class LibraryLimitsTest {

    @Test
    void aStringThatWouldFillTheHeapIsAnError() {
        assertEquals(
                "false t.lua:1: resulting string too large",
                result("return pcall(function() local _ = ('x'):rep(1e9) end)"));
        assertEquals(
                "false t.lua:1: resulting string too large",
                result("return pcall(function() local _ = (''):rep(1e9, 'x') end)"));
        assertEquals("true", result("return #('x'):rep(1e6) == 1e6"));
        assertEquals("0", result("return #(''):rep(1e9)"));
    }

    @Test
    void aSubstitutionThatWouldFillTheHeapIsAnError() {
        String script = "local s = ('x'):rep(1e6) return pcall(string.gsub, s, 'x', ('y'):rep(1e4))";
        assertEquals("false string too large", result(script));
    }

    @Test
    void aJoinThatWouldFillTheHeapIsAnError() {
        String script = "local s, t = ('x'):rep(1e6), {} for i = 1, 1000 do t[i] = s end return pcall(table.concat, t)";
        assertEquals("false string too large", result(script));
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS)
    void aPatternThatBacktracksForEverIsAnError() {
        String script = "return pcall(string.find, ('a'):rep(60), ('a*'):rep(20) .. 'b')";
        assertEquals("false pattern too complex (too many steps)", result(script));
        String lazy = "return pcall(string.find, ('a'):rep(3e4), '.-.-.-b')";
        assertEquals("false pattern too complex (too many steps)", result(lazy));
        String manyStarts = "return pcall(string.gsub, ('a'):rep(3e4), 'a-b', '')";
        assertEquals("false pattern too complex (too many steps)", result(manyStarts));
    }

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
    void theOrderOfASortMayYield() {
        List<String> seen = resumed("local t = { 3, 1, 2 }"
                + " table.sort(t, function(a, b) coroutine.yield(a .. '<' .. b) return a < b end)"
                + " return table.concat(t, ',')");
        assertEquals(List.of("2<3", "1<2", "1,2,3"), seen);
    }

    @Test
    void theMetamethodOfASortMayYield() {
        List<String> seen = resumed("local mt = { __lt = function(a, b) coroutine.yield('?') return a.v < b.v end }"
                + " local function box(v) return setmetatable({ v = v }, mt) end"
                + " local t = { box(2), box(1) } table.sort(t) return t[1].v");
        assertEquals(List.of("?", "1"), seen);
    }

    @Test
    void theFunctionOfASubstitutionMayYield() {
        List<String> seen =
                resumed("return (('abc'):gsub('%w', function(c) return coroutine.yield(c) or c:upper() end))");
        assertEquals(List.of("a", "b", "c", "ABC"), seen);
    }

    @Test
    void equalSeedsGiveEqualRandomNumbers() {
        String script = "return math.random(), math.random(1000), math.random(5, 7)";
        LuaOptions seven = LuaOptions.forGame().withSeed(7);
        assertEquals(result(seven, script), result(seven, script));
        assertTrue(!result(seven, script).equals(result(LuaOptions.forGame().withSeed(8), script)));
    }

    @Test
    void theCageShowsTheGamesTimeOnly() {
        LuaOptions options = LuaOptions.forGame().withNanos(() -> 90_500_000_000L);
        assertEquals("90.5 90 00:01:30", result(options, "return os.clock(), os.time(), os.date('%X')"));
        assertEquals("nil nil nil nil", result("return os.exit, os.getenv, os.remove, os.execute"));
    }

    @Test
    void functionsAsKeysIterateAlikeInEveryMachine() {
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

    private static List<String> resumed(String script) {
        List<String> seen = new ArrayList<>();
        try (LuaMachine machine = Libraries.machine(LuaOptions.forGame())) {
            Coroutine coroutine = coroutine(machine, script);
            while (!coroutine.isDead()) seen.add(text(coroutine.resume(LuaValue.NONE)));
        }
        return seen;
    }

    private static Coroutine coroutine(LuaMachine machine, String script) {
        return machine.coroutine(machine.load("t.lua", script.getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(org.luaj.vm2.Varargs values) {
        List<String> words = new ArrayList<>();
        for (int i = 1; i <= values.narg(); i++) words.add(LuaText.utf8(Texts.raw(values.arg(i))));
        return String.join(" ", words);
    }
}
