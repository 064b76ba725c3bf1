package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static kodama.lua.TranslatingMachine.function;
import static kodama.lua.TranslatingMachine.printingTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import kodama.lua.library.Libraries;
import kodama.lua.value.LuaReal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Translated functions behave as in the interpreter; the language specs test this in detail. */
class TranslationTest {

    private final StringBuilder printed = new StringBuilder();

    @Test
    void aFunctionThatRunsOftenIsTranslated() {
        LuaMachine machine = machine(100);
        ScriptFunction function = function(machine, "local n = ... return n + 1");
        for (int i = 0; i < 99; i++) function.call(LuaReal.of(i));
        assertNull(function.code.translated);
        function.call(LuaReal.of(100));
        assertNotNull(function.code.translated);
        assertEquals(8, function.call(LuaReal.of(7)).toint());
    }

    @Test
    void aSlowFunctionIsTranslatedAfterTenTimesAsManyRuns() {
        LuaMachine machine = machine(100);
        long[] nanos = {0};
        machine.clock = () -> nanos[0];
        ScriptFunction function = function(machine, "local n = ... return n + 1");
        for (int frame = 0; frame < 10 * 100 - 1; frame++) {
            assertNull(function.code.translated, "frame " + frame);
            nanos[0] += 16_000_000;
            function.call(LuaReal.of(frame));
        }
        function.call(LuaReal.of(1));
        assertNotNull(function.code.translated);
    }

    @Test
    void aLoopIsTranslatedWhileItRuns() {
        ScriptFunction function = function(machine(100), "local n = 0 for i = 1, 1000 do n = n + i end return n");
        assertEquals(500_500, function.call().toint());
        assertNotNull(function.code.translated);
    }

    @Test
    void aLoopStepMayDependOnACondition() {
        ScriptFunction function = function(machine(0), """
                local function row(up, from, to)
                  local text = ""
                  for i = from, to, up and 1 or -1 do text = text .. i end
                  return text
                end
                return row(true, 1, 3) .. row(false, 3, 1) .. row(true, 3, 1) .. row(false, 1, 3)
                """);
        assertEquals("123321", function.call().tojstring());
    }

    @Test
    void sixArgumentsArePassedAsWellAsFewerAndMore() {
        ScriptFunction function = function(machine(0), """
                local function all(a, b, c, d, e, f) return "" .. a .. b .. c .. d .. e .. f end
                local function some(a, b, c, d, e) return "" .. a .. b .. c .. d .. e end
                return all(1, 2, 3, 4, 5, 6) .. some(1, 2, 3, 4, 5, 6) .. all(1, 2, 3, 4, 5, 6, 7)
                """);
        assertEquals("12345612345123456", function.call().tojstring());
    }

    @Test
    void aMissingFieldIsFoundAfterItHasBeenSet() {
        ScriptFunction function = function(machine(0), """
                local function seen(t) return tostring(t.name) end
                local A, B, text = {}, {}, ""
                A.__index = A
                local t, plain = setmetatable({}, A), {}
                local function note() text = text .. seen(t) .. " " end
                for i = 1, 100 do seen(t) seen(plain) end
                note() B.name = "b" setmetatable(A, B) note() B.__index = B note()
                A.name = "a" note() A.name = nil note() t.name = "t" note() t.name = nil note()
                A.__index = function() return "f" end note() A.__index = nil note()
                setmetatable(t, nil) note() setmetatable(t, B) note()
                return text .. seen(setmetatable(plain, B))
                """);
        assertEquals("nil nil b a b t b f nil nil b b", function.call().tojstring());
    }

    @Test
    void theLocationIsKnownAtAnyTime() {
        LuaMachine machine = machine(0);
        machine.setSampler(since -> machine.running().traceback(), 1);
        ScriptFunction function = function(machine, """
                local meta = { __tostring = function() return "text" end }
                for i = 1, 50 do tostring(setmetatable({}, meta)) end
                local function late() return meta end
                local function later() return late end
                local function latest() return later end
                return tostring(setmetatable({}, latest()()()))
                """);
        assertEquals("text", function.call().tojstring());
    }

    @ParameterizedTest
    @ValueSource(ints = {300, 2000, 8000})
    void aLongFunctionBecomesSeveralMethods(int length) {
        ScriptFunction function =
                function(machine(0), "local n, t = 0, {} " + "n = n + #t + 1 ".repeat(length / 3) + "return n");
        assertEquals(length / 3, function.call().toint());
        assertNotNull(function.code.translated);
        assertEquals(
                length > 300,
                function.code.finishedTranslation().partCount > 1,
                "parts: " + function.code.finishedTranslation().partCount);
    }

    @Test
    void aLoopMaySpanSeveralMethods() {
        ScriptFunction function = function(machine(0), """
                local n, text, arguments = 0, "", {...}
                local function seen() return n end
                for i = 1, 100 do
                  PARTS
                  if i % 10 == 0 then text = text .. i end
                end
                return text .. ":" .. n .. ":" .. seen() .. ":" .. select("#", ...)
                """.replace(
                        "PARTS", "if i % 2 == 0 then n = n + 1 else n = n - 1 end ".repeat(400) + "n = n + i"));
        Varargs three = LuaValue.varargsOf(LuaReal.of(1), LuaReal.of(2), LuaReal.of(3));
        assertEquals("102030405060708090100:5050:5050:3", function.invoke(three).tojstring());
        assertTrue(
                function.code.finishedTranslation().partCount > 3,
                "parts: " + function.code.finishedTranslation().partCount);
    }

    @Test
    void anErrorInAPartHasItsLine() {
        LuaMachine machine = machine(0);
        ScriptFunction function = function(machine, "local n, t = 0\n" + "n = n + 1\n".repeat(2000) + "return t.x");
        LuaFailure failure = assertThrows(LuaFailure.class, function::call);
        assertEquals("test.lua:2002: attempt to index local 't' (a nil value)", failure.getMessage());
    }

    @Test
    void anOperandMayChangeItsType() {
        run(machine(0), """
                local meta = { __add = function() return 'sum' end, __lt = function() return true end }
                local function f(x) return x + 1, x < x, #tostring(x) > 0 and -x end
                meta.__unm = function() return 'minus' end
                print(f(1))
                print(f('2'))
                print(f(setmetatable({}, meta)))
                print(f(3))
                """);
        assertEquals("2\tfalse\t-1\n3\tfalse\t-2\nsum\ttrue\tminus\n4\tfalse\t-3\n", printed.toString());
    }

    @Test
    void anErrorNamesItsLineAndItsVariable() {
        ScriptFunction function = function(machine(0), "local ship = {}\nfor i = 1, 9 do\n  ship.gun.heat = i\nend");
        LuaFailure failure = assertThrows(LuaFailure.class, function::call);
        assertEquals("test.lua:3: attempt to index field 'gun' (a nil value)", failure.getMessage());
    }

    @Test
    void aNameInAnErrorEndsAtAZeroByteAsInC() {
        ScriptFunction function = function(machine(0), "local t = {} t['b\\0c']()");
        LuaFailure failure = assertThrows(LuaFailure.class, function::call);
        assertEquals("test.lua:1: attempt to call field 'b' (a nil value)", failure.getMessage());
    }

    @Test
    void theTracebackAfterATailCallShowsEachCallOnce() {
        run(machine(0), """
                local finished = coroutine.wrap(function() end)
                finished()
                local function outer()
                  return (function()
                    if finished then return finished() end
                  end)()
                end
                for i = 1, 5 do
                  xpcall(outer, function() print(select(2, debug.traceback():gsub("test.lua:5", ""))) end)
                end
                """);
        assertEquals("1\n".repeat(5), printed.toString());
    }

    /** The budget ends at the same instruction, so that it does not matter when a function was translated. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "while true do n = n + 1 end",
                "for i = 1, 1e9 do n = i end",
                "local function f() n = n + 1 end while true do f() end",
                "local function f(x) if x > 0 then n = n + 1 return f(x - 1) end end while true do f(9) end",
                "local t = {} for i = 1, 1e9 do t[i % 50] = i n = i end",
                "local t = { a = 1, b = 2, c = 3 } while true do for k, v in pairs(t) do n = n + v end end",
                "local t = { 1, 2, 3 } while true do for i, v in ipairs(t) do n = n + v end end",
                "while true do local t = { 1, 2, x = n } n = n + #t end",
                "while true do local f = function() return n end n = f() + 1 end",
                "local k = 'name' local t = {} while true do t[k] = n n = t[k] + 1 t[k] = nil end",
                "local s = 'x' while true do if s .. n == 'x5' then n = n + 2 else n = n + 1 end end",
                "while true do n = n + math.floor(1.5) + #tostring(n) end",
                "local o = setmetatable({}, { __index = { up = function() n = n + 1 end } }) while true do o:up() end",
                "local o = setmetatable({}, { __index = function(_, k) n = n + 1 return k end }) while true do local _ = o.x end",
                "local function f(...) n = n + select('#', ...) return ... end while true do f(f(1, 2, 3)) end",
                "while true do if 'abc' < 'abd' then n = n + 1 end end",
                "while true do pcall(error) n = n + 1 end"
            })
    void theBudgetCountsTheSame(String script) {
        assertEquals(countedBy(NEVER, script), countedBy(0, script));
        assertEquals(countedBy(NEVER, script), countedBy(50, script));
    }

    @Test
    void theBudgetEndsAtTheSameLineAfterCallsWereInspected() {
        for (int budget = 400; budget < 800; budget++) assertEquals(end(NEVER, budget), end(0, budget));
    }

    /** After 256 constants, a field name no longer fits into the instruction as a constant. */
    @Test
    void theBudgetCountsTheSameForInheritedFieldsOfUpvaluesInFunctionsWithManyConstants() {
        StringBuilder constants = new StringBuilder();
        for (int i = 0; i < 300; i++) constants.append("x = ").append(i).append(".5 ");
        String script = "local t, x = setmetatable({}, { __index = { y = 1 } }) while true do n = n + 1 "
                + "local function f() %s x = t.y x = t.z end f() end";
        assertEquals(countedBy(NEVER, script.formatted(constants)), countedBy(0, script.formatted(constants)));
    }

    private static String end(int translatesAfter, int budget) {
        LuaOptions options = LuaOptions.forGame().withBudget(budget);
        try (LuaMachine machine = TranslatingMachine.of(Libraries.machine(options), translatesAfter)) {
            machine.globals().set("look", new Builtin("look", args -> LuaValue.valueOf(machine.location())));
            Coroutine co = machine.coroutine(function(machine, """
                    local t = { 1, x = 2, y = 3 }
                    local function f()
                      for k in pairs(t) do
                        look()
                      end
                    end
                    while true do
                      f()
                    end
                    """));
            return assertThrows(LuaFailure.class, () -> co.resume(LuaValue.NONE))
                    .getMessage();
        }
    }

    private static double countedBy(int translatesAfter, String script) {
        return TranslatingMachine.countedBy(translatesAfter, "n = 0 " + script, 100_000);
    }

    private LuaMachine machine(int translatesAfter) {
        return printingTo(printed, translatesAfter);
    }

    private static void run(LuaMachine machine, String script) {
        function(machine, script).call();
    }

    @Test
    void translationsRunInTheCommonPool() {
        try (LuaMachine machine = Libraries.machine(LuaOptions.forGame())) {
            String thread = CompletableFuture.supplyAsync(
                            () -> Thread.currentThread().getName(), machine.translationExecutor)
                    .join();
            assertTrue(thread.startsWith("ForkJoinPool.commonPool"), thread);
        }
    }
}
