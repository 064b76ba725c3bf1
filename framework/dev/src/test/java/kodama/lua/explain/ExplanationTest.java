package kodama.lua.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of a program: which functions ran as Java, and why the others did not. */
class ExplanationTest {
    private final StringBuilder printed = new StringBuilder();

    private LuaMachine machine() {
        return Libraries.machine(
                LuaOptions.forGame().withPrint(line -> printed.append(line).append('\n')));
    }

    private static void run(LuaMachine machine, String program) {
        machine.load("a.lua", program.getBytes(StandardCharsets.UTF_8)).call();
    }

    /** Runs a program; the lines that are told of it. */
    private List<String> explained(String program) {
        LuaMachine machine = machine();
        Explanation explanation = new Explanation(machine);
        run(machine, program);
        StringWriter told = new StringWriter();
        explanation.print(new PrintWriter(told));
        return told.toString().lines().toList();
    }

    private String row(String program, String function) {
        return explained(program).stream()
                .skip(1)
                .filter(line -> line.contains(" " + function + " "))
                .findFirst()
                .orElse("");
    }

    @Test
    void whatTookMostComesFirst() {
        List<String> told = explained("""
                local function little() local n = 0 for i = 1, 1000 do n = n + i end end
                local function much() local n = 0 for i = 1, 100000 do n = n + i end end
                for i = 1, 10 do little() much() end
                """);
        assertEquals("  share  function    begins at  runs as", told.get(0));
        assertTrue(told.get(1).matches(" 9\\d\\.\\d %  much        a\\.lua:2    Java, \\d,\\d{3} bytes"), told.get(1));
        assertTrue(told.get(2).matches("  \\d\\.\\d %  little      a\\.lua:1    Java, \\d,\\d{3} bytes"), told.get(2));
    }

    @Test
    void whatRanSeldomSaysHowOften() {
        String row = row("local function seldom() end for i = 1, 12 do seldom() end", "seldom");
        assertTrue(row.endsWith("Lua, has run too seldom: 12 of 300"), row);
        String nearly = row("local function nearly() end for i = 1, 299 do nearly() end", "nearly");
        assertTrue(nearly.endsWith("Lua, has run too seldom: 299 of 300"), nearly);
        String often = row("local function often() end for i = 1, 300 do often() end", "often");
        assertTrue(often.contains("Java"), often);
        assertFalse(often.contains("too"), often);
    }

    @Test
    void whatIsTooLongSaysSo() {
        String row = row(
                "local function long() local n = 0 " + "n = n + 1 ".repeat(10_000) + "end for i = 1, 400 do long() end",
                "long");
        assertTrue(row.endsWith("Lua, is too long for Java"), row);
    }

    @Test
    void whatDidNotRunIsOnlyCounted() {
        List<String> told = explained("local function never() return function() end end");
        assertEquals("Not run at all: 2 more.", told.get(told.size() - 1));
        assertEquals(3, told.size(), told::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "local function f() end f()             | f",
                "local f = function() end f()           | f",
                "local f f = function() end f()         | f",
                "local t = {} function t.f() end t.f()  | t.f",
                "local t = { f = function() end } t.f() | f",
                "t = {} function t:f() end t:f()        | f",
                "function f() end f()                   | f",
                "local f (function() f = function() end end)() f() | f",
                "local t = {} (function() t.f = function() end end)() t.f() | t.f",
                "(function() end)()                     | function",
                "local t = {} t[1] = function() end t[1]() | function",
            })
    void aFunctionIsCalledByWhereItIsPut(String program, String name) {
        String row = row(program, name);
        assertTrue(row.endsWith(": 1 of 300"), row);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "o.x | 'x' comes from the function __index",
                "o[1] | the item at a number comes from the function __index",
                "1 + o | reckons with a table by __add",
                "o - 1 | reckons with a table by __sub",
                "-o | reckons with a table by __unm",
                "o .. 'a' | joins texts with a table",
                "o < o | compares a table with a table",
                "o() | calls a table by __call",
                "#o | takes the length of a table",
                "load('return 1') | calls 'load', which may wait or call Lua itself",
                "long(o) | calls 'long', which does not run as Java",
            })
    void whatIsLeftToTheInterpreterIsToldWithItsReason(String expression, String reason) {
        List<String> told =
                explained("""
                local x = setmetatable({}, {
                  __index = function() return 1 end, __add = function() return 1 end, __sub = function() return 1 end,
                  __unm = function() return 1 end, __concat = function() return "" end, __lt = function() return true end,
                  __call = function() return 1 end, __len = function() return 1 end })
                local function long(o) if o then return end LONG end
                local function f(o)
                  return EXPRESSION
                end
                for i = 1, 400 do f(x) end
                """.replace("LONG", "long() ".repeat(10_000)).replace("EXPRESSION", expression));
        String line = "         line 7, \\d+ times: " + Pattern.quote(reason);
        assertTrue(told.stream().anyMatch(each -> each.matches(line)), told::toString);
    }

    @Test
    void fieldsOfTablesOfSeveralShapesAreTold() {
        List<String> told = explained("""
                local function sum(o) return o.x + o.y end
                local n = 0
                for i = 1, 1000 do
                  local o = i % 2 == 0 and { x = 1, y = 2 } or { y = 1, x = 2 }
                  n = n + sum(o)
                end
                """);
        assertTrue(
                told.stream().anyMatch(each -> each.contains("; 2 of 2 fields and calls meet several kinds")),
                told::toString);
        assertTrue(told.stream().anyMatch(each -> each.endsWith("times: 'x' of tables of 2 shapes")), told::toString);
    }

    @Test
    void callsOfSeveralFunctionsAreTold() {
        List<String> told = explained("""
                local all = {}
                for i = 1, 20 do all[i] = load("return " .. i) end
                local function call(i) return all[i % 20 + 1]() end
                for i = 1, 1000 do call(i) end
                """);
        assertTrue(told.stream().anyMatch(each -> each.endsWith("times: calls more than 8 functions")), told::toString);
    }

    @Test
    void closuresOfOneTextAreOneFunction() {
        List<String> told = explained("""
                local function adder(n) return function(m) return n + m end end
                local function call(f) return f(1) end
                for i = 1, 1000 do call(adder(i)) end
                """);
        assertTrue(told.stream().noneMatch(each -> each.contains("several")), told::toString);
    }

    @Test
    void whatAProgramDoesIsTheSame() {
        String program = """
                local t = setmetatable({}, { __index = function(_, k) return k end })
                for i = 1, 3000 do t[i % 7] = (t[i % 5] or 0) + 1 end
                for k, v in pairs(t) do print(k, v, tostring({}), math.random()) end
                """;
        explained(program);
        String explained = printed.toString();
        printed.setLength(0);
        run(machine(), program);
        assertFalse(explained.isEmpty());
        assertEquals(printed.toString(), explained);
    }

    @Test
    void aKeyIsShownOnOneLine() {
        String told = String.join("\n", explained("""
                local t = setmetatable({}, { __index = function() return 1 end })
                local function read() return t["a\\nb\\27'" .. ""], t["a\\nb\\27'"] end
                for i = 1, 20000 do read() end
                local long = ("x"):rep(41)
                local function write(k) t[k] = i end
                """));
        assertTrue(told.contains("'a\\nb\\27\\''"), told);
    }
}
