package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** The budget covers all work and not only instructions, so that each endless script ends soon. */
class RunawayScriptTest {
    @Test
    void theCatchersRegistersSurviveAStackOverflow() {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame());
        String script = """
                local function f(n) return 1 + f(n + 1) end
                local isFine = pcall(f, 1)
                local function all(...) return select('#', ...), (select(21, ...)) end
                local count, last = all(1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,("x"):rep(2))
                return tostring(isFine) .. count .. last
                """;
        assertEquals(
                "false21xx",
                machine.load("deep.lua", script.getBytes(StandardCharsets.UTF_8))
                        .call()
                        .tojstring());
    }

    private static final long BUDGET = 1_000_000;

    /** Far more than the tenth of a second that these scripts take, and far less than without charges. */
    private static final Duration LIMIT = Duration.ofSeconds(10);

    /** Finding the line on the Java stack takes most of the time here. */
    @Test
    void anErrorThatLeavesAWrappedCoroutineCountsAsThousandsOfInstructions() {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame().withBudget(BUDGET));
        String script = "n = 0 while true do n = n + 1 pcall(coroutine.wrap(error), 'x') end";
        Coroutine co = machine.coroutine(machine.load("endless.lua", script.getBytes(StandardCharsets.UTF_8)));
        assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE));
        assertTrue(machine.globals().get("n").toint() < BUDGET / 2000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "local s = '' while true do s = s .. 'xxxxxxxxxxxxxxxx' end",
                "local function f(...) return f(1, ...) end f()",
                "local f f = function() return pcall(f) end while true do f() end",
                "while true do load(('x=1 '):rep(1e5)) end",
                "while true do load('x=1') end",
                "local f = load(('x = 1 '):rep(50000)) while true do f() end",
                "local t = {} for i = 1, 1e4 do t[i] = i end while true do local u = { table.unpack(t) } end",
                "local t = {} for i = 1, 1e4 do t[i] = i end while true do math.max(table.unpack(t)) end",
                "while true do math.sin(1) end",
                "while true do string.format('%d %s %g', 1, 'x', 2.5) end",
                "while true do tostring({}) end",
                "while true do pcall(string.rep) end",
                "while true do pcall(error, 'x') end",
                "while true do coroutine.wrap(function() coroutine.yield() end)() end",
                "local t = {} for i = 1, 2e4 do t['k' .. i] = i end for k in pairs(t) do t[k] = nil end "
                        + "while true do next(t) end",
                "local t = {} for i = 1, 2e4 do t['k' .. i] = i end for k in pairs(t) do t[k] = nil end "
                        + "while true do for k in pairs(t) do end end",
                "local t = {} for i = 1, 1e6 do t[i * 1048576] = i end",
                "local t, p = {}, ('x'):rep(64) for i = 1, 1e6 do t[p .. i .. p] = i end",
                "local a, b = ('x'):rep(1e6), ('x'):rep(1e6) while true do local c = a == b end",
                "local a, b = ('x'):rep(1e6), ('x'):rep(1e6) while true do local c = a < b end",
                "local a, b = ('x'):rep(1e6), ('x'):rep(1e6) local t = { [a] = 1 } "
                        + "while true do local c = t[b] c = t[a] end",
                "local a = ('1'):rep(1e6) while true do local b = a + 1 end",
                "local a = ('1'):rep(1e6) while true do tonumber(a) end",
                "local a = ('x'):rep(1e6) while true do a:find('y', 1, true) end",
                "local a = ('x'):rep(1e6) while true do a:find(('x'):rep(1000) .. 'y', 1, true) end",
                "local a = ('x'):rep(1e6) while true do ('%q'):format(a) end",
                "local a = ('x'):rep(1e6) while true do print(a) end",
                "local a = ('x'):rep(1e6) while true do utf8.len(a) end",
                "local t, a = {}, ('x'):rep(1e5) for i = 1, 1e4 do t[i] = '' end while true do pcall(table.concat, t, a) end",
                "local a = ('x'):rep(1e6) while true do pcall(string.format, '%s%s%s%d', a, a, a, {}) end",
                "local t = setmetatable({}, { __index = function() end }) while true do local x = t.a end"
            })
    void theBudgetEndsEachScript(String script) {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame().withBudget(BUDGET));
        Coroutine co = machine.coroutine(machine.load("endless.lua", script.getBytes(StandardCharsets.UTF_8)));
        LuaFailure failure =
                assertThrows(LuaFailure.class, () -> assertTimeoutPreemptively(LIMIT, () -> co.resume(LuaValue.NONE)));
        assertTrue(failure.getMessage().contains("ran longer than 1,000,000 instructions"), failure::getMessage);
    }
}
