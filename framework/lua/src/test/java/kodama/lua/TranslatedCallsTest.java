package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static kodama.lua.TranslatingMachine.assertPrintsTheSame;
import static kodama.lua.TranslatingMachine.countedBy;
import static kodama.lua.TranslatingMachine.function;
import static kodama.lua.TranslatingMachine.printingTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** Metamethods and other implicit calls of translated functions, compared with the interpreter. */
class TranslatedCallsTest {

    /** Objects with all metamethods, which count, yield in a coroutine, or fail. */
    private static final String OBJECTS = """
            n, inside, fails = 0, false, false
            function event(...)
              n = n + 1
              if inside then n = n + coroutine.yield(n) end
              if fails and n % 7 == 0 then error({ ... }, 0) end
              return ...
            end
            local meta = {}
            function meta.__add(x, y) return event(1) end
            function meta.__sub(x, y) return (event(2)) end
            function meta.__mul(x, y) return event(3, 4) end
            function meta.__div(x, y) event() return 5 end
            function meta.__mod(x, y) return event(6) end
            function meta.__pow(x, y) return event(7) end
            function meta.__unm(x) return event(8) end
            function meta.__len(x) return event(9) end
            function meta.__eq(x, y) return event(n % 3 == 0) end
            function meta.__lt(x, y) return event(n % 2 == 0) end
            function meta.__le(x, y) return event(n % 2 == 1) end
            function meta.__index(t, k) return event(#tostring(k)) end
            function meta.__newindex(t, k, v) event(k, v) end
            function meta.__tostring(t) return "x" .. tostring((event(n))) end
            function meta.__call(self, x, y) return event(x, y) end
            x, y = setmetatable({}, meta), setmetatable({}, meta)
            """;

    private static final String PLAIN = "print(pcall(run)) print(s)";

    private static final String YIELDS = """
            local co = coroutine.create(run)
            inside = true
            repeat
              local ok, value = coroutine.resume(co, 1)
              print(ok, value)
            until coroutine.status(co) == "dead"
            print(s)
            """;

    private static final String FAILS = """
            fails = true
            for i = 1, 40 do print(i, n, xpcall(run, function(e) return type(e) .. debug.traceback("", 2) end)) end
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "r = x + y",
                "r = x - 1",
                "r = 2 * y",
                "r = x / y",
                "r = x % 2",
                "r = x ^ y",
                "r = -x",
                "r = #x",
                "r = x == y",
                "if x ~= y then r = n end",
                "r = x < y",
                "r = x <= y",
                "if x > y then r = 1 end",
                "if not (x >= y) then r = 2 end",
                "r = x.name",
                "r = x[n]",
                "local k = true r = x[k]",
                "r = x:method()",
                "x.name = n",
                "x[n] = n",
                "x[x] = y",
                "local a, b = x, y r = a.deep + b.er * 2",
                "r = x(1, n)",
                "local function f(...) return ... end r = f(x(n, 2))",
                "r = 1 + x.y + #y + (x * 3)"
            })
    void metamethodsBehaveTheSameAsJava(String instruction) {
        compare("x.method = nil for i = 1, 60 do " + instruction + " s = tostring(s) .. tostring(r) end");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "r = select(2, pcall(event, n))",
                "r = pcall(event)",
                "local ok, a, b = pcall(event, 1, n) r = b",
                "local function f() return pcall(event, n) end r = select('#', f())",
                "r = select('#', pcall(event, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))",
                "local function f() local ok, e = pcall(event, n) if not ok then error(e, 0) end return e end r = f()",
                "r = select(2, xpcall(event, debug.traceback, n))",
                "r = select(2, pcall(pcall, event, n))",
                "r = pcall(string.rep) r = pcall(n) r = pcall(tostring, x) r = pcall(string.upper, 'a')",
                "local t = { 3, 1, 2, n % 5 } table.sort(t, function(a, b) return event(a < b) end) r = t[2]",
                "local t = { 3, 1, 2, n % 5 } r = pcall(table.sort, t, function(a, b) return event(true) end)",
                "local t = { x, y, x } table.sort(t) r = #t",
                "r = ('a b c'):gsub('%a', function(c) return event(c .. n) end)",
                "r = ('a b c'):gsub('%a', { a = n })",
                "r = ('abc'):gsub('%w', '%0%0')",
                "r = tostring(x)",
                "r = tostring(n) .. tostring(y)"
            })
    void resumableFunctionsBehaveTheSameAsJava(String instruction) {
        compare("for i = 1, 60 do " + instruction + " s = tostring(s) .. tostring(r) end");
    }

    @Test
    void anInstructionThatCallsMetamethodsIsTranslatedAsACall() {
        LuaMachine machine = printingTo(new StringBuilder(), 50);
        function(machine, OBJECTS).call();
        ScriptFunction sum = function(machine, "local r for i = 1, 200 do r = x + y end return r");
        assertEquals(1, sum.call().toint());
        assertFalse(sum.code.finishedTranslation().metamethodSites.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "r = x + y",
                "r = x % 2",
                "r = -x",
                "r = #x",
                "r = x == y",
                "r = x < y",
                "r = x <= y",
                "r = x.name",
                "local t = x t[n] = n",
                "x.name = n",
                "r = x(1)",
                "r = x[true]",
                "t[x] = n r = t[x] + t[true]",
                "r = pcall(event, n)",
                "r = tostring(x)",
                "r = ('abc'):gsub('%w', event)",
                "local l = { 3, 1, 2 } table.sort(l, function(p, q) return event(p < q) end)"
            })
    void theBudgetCountsMetamethodsTheSame(String instruction) {
        String script = OBJECTS.replace("n, inside", "n, r, s, inside") + "t = { [true] = 1 } while true do n = n + 1 "
                + instruction + " end";
        for (int budget = 50_000; budget < 50_060; budget += 7) {
            double expected = countedBy(NEVER, script, budget);
            assertEquals(expected, countedBy(20, script, budget));
        }
    }

    /** Compares plain runs, runs with yields, and runs with errors. */
    private static void compare(String loop) {
        String calls = OBJECTS.replace("x, y = set", "meta.method = 1 x, y = set") + "s = ''\n"
                + "rawset(x, 'method', function() return n end)\n" + "local function run() " + loop
                + " return n, r end\n";
        for (String script : new String[] {calls + PLAIN, calls + YIELDS, calls + FAILS}) {
            assertPrintsTheSame(script);
        }
    }

    /** Calls that yield in loops, in functions with registers of all kinds. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "function(n) while true do n = n + 0.5 coroutine.yield() end end",
                "function(n) local s = 'a' while true do coroutine.yield(n, s) n = n + 1 s = n % 2 == 0 and n or 'b' end end",
                "function(...) for i = 1, 50 do coroutine.yield(i) print(i, select('#', ...), ...) end return ... end",
                "function(n) for i = 1, 50 do print(debug.traceback('at ' .. i)) coroutine.yield() print(i, n) end end",
                "function(n) local f = function() n = n + 1 end while true do f() coroutine.yield(n) f() end end",
                "function(n) local t = { n, 'x', 2.5 } while true do for i = 1, 3 do local v = t[i] coroutine.yield() print(v) t[i] = v end end end",
                "function(n) while true do local a, b = coroutine.yield(n) print(a, b) n = a end end",
                "function(n) local y = coroutine.yield while true do pcall(y, n) y() n = n * 2 end end",
                "function(n) for i = 1, 50 do coroutine.yield() if i == 45 then error('at the end') end end end",
                "function(n) local function deep(k) if k > 0 then deep(k - 1) else coroutine.yield(k) end end while true do deep(n) coroutine.yield() end end"
            })
    void aYieldKeepsAllRegisters(String function) {
        assertPrintsTheSame("""
                local co = coroutine.create(%s)
                for i = 1, 60 do
                  print(coroutine.status(co), coroutine.resume(co, i, "more", i + 0.5))
                  if i %% 7 == 0 then print(debug.traceback(co)) end
                end
                """.formatted(function));
    }

    @Test
    void aYieldKeepsAllRegistersAfterCallsWereInspected() {
        String script = """
                local looks = 0
                local function look() local place = where() looks = looks + 1 return place .. looks end
                local co = coroutine.wrap(function()
                  local n = 0
                  while true do n = n + 1 look() coroutine.yield(n .. look()) end
                end)
                local all = {}
                for i = 1, 60 do all[i] = co() end
                return table.concat(all, " ")
                """;
        assertEquals(inspected(NEVER, script), inspected(20, script));
    }

    private static String inspected(int translatesAfter, String script) {
        LuaMachine machine = TranslatingMachine.of(Libraries.machine(LuaOptions.forGame()), translatesAfter);
        Builtin.define(machine.globals(), "where", args -> LuaValue.valueOf(String.valueOf(machine.location())));
        return function(machine, script).call().tojstring();
    }
}
