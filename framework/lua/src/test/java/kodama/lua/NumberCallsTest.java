package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static kodama.lua.TranslatingMachine.assertPrintsTheSame;
import static kodama.lua.TranslatingMachine.countedBy;
import static kodama.lua.TranslatingMachine.function;
import static kodama.lua.TranslatingMachine.printingTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that pass and return unboxed numbers, although a function may return anything. */
class NumberCallsTest {

    private static final String RUN = """
            local function double(a) return a * 2 end
            local object = setmetatable({}, { __add = function(a, b) return 4 end })
            local f
            function f(a%s) %s end
            local function run()
              local s = ""
              for i = 1, 60 do
                local n = i %% 12 * 0.5
                s = s .. " " .. tostring(1 + f(n%s))
              end
              return s
            end
            """;

    private static final String PLAIN = "print(pcall(run))";

    private static final String YIELDS = """
            local co = coroutine.create(run)
            repeat
              local ok, value = coroutine.resume(co, 1)
              print(ok, value)
            until coroutine.status(co) == "dead"
            """;

    private static final String FAILS = """
            local function trace(e) return tostring(e) .. debug.traceback("", 2) end
            for i = 1, 40 do print(xpcall(run, trace)) end
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if a < 2 then return a end return f(a - 1) + f(a - 2)",
                "if a < 5 then return a + 1 end",
                "if a < 5 then return a + 1 end return nil, a",
                "return a > 5 and a + 1 or '7'",
                "return a + 1, 'more'",
                "if a > 4 then return object end return a - 1",
                "if a > 4 then return 0 / 0 * a end return a",
                "a = 'x' .. a - 1 return #a",
                "return double(a + 1)",
                "if a > 3 then return coroutine.yield(a) end return -a",
                "local b = a - 1 if b > 3 then b = coroutine.yield(b) + b end return b",
                "if a > 5 then error('high ' .. a - 1) end return a",
                "if a > 5 then return a + object.x end return a",
                "return #debug.traceback() - a",
                "if a < 1 then return a end local function g() a = a - 1 return a end return g()",
                "for i = 1, a do a = a + f(a - 2 - a) end return a",
                "local b = a > 2 and f(a - 1) or a return b + 1",
                "if a < 1 then return a > 0.2 and a end local b = f(a - 1) if b then a = a + b end return a",
                "if a < 2 then return a end return (a > 3 and f(a - 1) or f(a - 2)) * 2",
                "if a < 1 then return nil end local b = f(a - 1) if not b then return 7 end return b + a",
                "if a < 1 then return '3' end local b = f(a - 1) or 2 return b + a",
                "if a < 1 then return 0 / 0 * a end local b = f(a - 1) if b then b = b * 2 end return b",
            })
    void aFunctionMayReturnAnythingInsteadOfANumber(String body) {
        compare(RUN.formatted("", body, ""));
        compare(RUN.formatted(", b", body, ", n - 1"));
        compare(RUN.formatted(", b, c", "b = c - b " + body, ", n - 1, 2"));
        compare(RUN.formatted(", b", body, ""));
        compare(RUN.formatted("", body, ", n - 1"));
    }

    @Test
    void aJavaFunctionIsCalledWithNumbers() {
        compare(RUN.formatted("", "return math.floor(a * 3) + math.max(a - 1, 2) + math.fmod(a, 3)", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if a < 2 then return a end return f(a - 1) + f(a - 2)",
                "if a < 2 then return '1' end return f(a - 1) + f(a - 2)",
                "if a < 2 then return 0 / 0 end return f(a - 1) + f(a - 2)",
                "if a < 2 then return a end return f(a - 1)",
                "if a < 2 then return a, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 end return f(a - 1) + 1",
                "if a < 2 then return a end return (a > 3 and f(a - 1) or f(a - 2)) * 2",
                "if a < 2 then return nil end local b = f(a - 1) if not b then return 7 end return b + a"
            })
    void theBudgetCountsTheSame(String body) {
        String script = "n = 0 local f function f(a) n = n + 1 " + body + " end while true do local r = 1 + f(6.5) end";
        for (int budget = 20_000; budget < 20_060; budget += 7) {
            double expected = countedBy(NEVER, script, budget);
            assertEquals(expected, countedBy(0, script, budget));
            assertEquals(expected, countedBy(20, script, budget));
        }
    }

    @Test
    void aFunctionThatComputesWithItsParametersIsCalledWithNumbers() {
        assertTrue(takesNumbers("a + b"));
        assertFalse(takesNumbers("a + b.x"));
        assertFalse(takesNumbers("#{ ... } + a + b"));
    }

    private static boolean takesNumbers(String sum) {
        String script = "local function f(a, b, ...) return " + sum + " end\n"
                + "for i = 1, 50 do pcall(f, i, { x = i }) end return f";
        String plain = sum.contains("...") ? script : script.replace(", ...", "");
        ScriptFunction f = (ScriptFunction)
                function(printingTo(new StringBuilder(), 20), plain).call();
        return Arrays.stream(f.code.finishedTranslation().getClass().getDeclaredMethods())
                .anyMatch(each -> each.getName().equals("number2"));
    }

    /** Compares plain runs, runs with yields, and runs with errors. */
    private static void compare(String functions) {
        for (String script : new String[] {functions + PLAIN, functions + YIELDS, functions + FAILS}) {
            assertPrintsTheSame(script);
        }
    }
}
