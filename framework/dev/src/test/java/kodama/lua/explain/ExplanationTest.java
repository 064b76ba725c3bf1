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

/** The report on a program: which functions ran as Java, and why the others did not. */
class ExplanationTest {
    private final StringBuilder printed = new StringBuilder();

    private LuaMachine machine() {
        return Libraries.machine(
                LuaOptions.forGame().withPrint(line -> printed.append(line).append('\n')));
    }

    private static void run(LuaMachine machine, String program) {
        machine.load("a.lua", program.getBytes(StandardCharsets.UTF_8)).call();
    }

    /** Runs a program; returns the lines of its report. */
    private List<String> explain(String program) {
        LuaMachine machine = machine();
        Explanation explanation = new Explanation(machine);
        run(machine, program);
        StringWriter report = new StringWriter();
        explanation.print(new PrintWriter(report));
        return report.toString().lines().toList();
    }

    private String row(String program, String function) {
        return explain(program).stream()
                .skip(1)
                .filter(line -> line.contains(" " + function + " "))
                .findFirst()
                .orElse("");
    }

    @Test
    void theSlowestFunctionComesFirst() {
        List<String> report = explain("""
                local function little() local n = 0 for i = 1, 1000 do n = n + i end end
                local function much() local n = 0 for i = 1, 100000 do n = n + i end end
                for i = 1, 10 do little() much() end
                """);
        assertEquals("  share  function    begins at  runs as", report.get(0));
        assertTrue(
                report.get(1).matches(" 9\\d\\.\\d %  much        a\\.lua:2    Java, \\d,\\d{3} bytes"), report.get(1));
        assertTrue(
                report.get(2).matches("  \\d\\.\\d %  little      a\\.lua:1    Java, \\d,\\d{3} bytes"), report.get(2));
    }

    @Test
    void aFunctionWithTooFewRunsShowsTheirNumber() {
        String row = row("local function seldom() end for i = 1, 12 do seldom() end", "seldom");
        assertTrue(row.endsWith("Lua, too few runs: 12 of 300"), row);
        String nearly = row("local function nearly() end for i = 1, 299 do nearly() end", "nearly");
        assertTrue(nearly.endsWith("Lua, too few runs: 299 of 300"), nearly);
        String often = row("local function often() end for i = 1, 300 do often() end", "often");
        assertTrue(often.contains("Java"), often);
        assertFalse(often.contains("too"), often);
    }

    @Test
    void aFunctionThatIsTooLongIsMarked() {
        String row = row(
                "local function long() local n = 0 " + "n = n + 1 ".repeat(10_000) + "end for i = 1, 400 do long() end",
                "long");
        assertTrue(row.endsWith("Lua, too long for Java"), row);
    }

    @Test
    void functionsThatDidNotRunAreOnlyCounted() {
        List<String> report = explain("local function never() return function() end end");
        assertEquals("2 more did not run.", report.get(report.size() - 1));
        assertEquals(3, report.size(), report::toString);
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
    void aFunctionIsNamedByItsVariableOrField(String program, String name) {
        String row = row(program, name);
        assertTrue(row.endsWith(": 1 of 300"), row);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "o.x | gets 'x' from the function __index",
                "o[1] | gets the item at a number from the function __index",
                "1 + o | does arithmetic with a table through __add",
                "o - 1 | does arithmetic with a table through __sub",
                "-o | does arithmetic with a table through __unm",
                "o .. 'a' | concatenates strings with a table",
                "o < o | compares a table with a table",
                "o() | calls a table through __call",
                "#o | gets the length of a table",
                "load('return 1') | calls 'load', which may wait or call Lua itself",
                "long(o) | calls 'long', which does not run as Java",
            })
    void exitsToTheInterpreterAreReportedWithTheirReason(String expression, String reason) {
        List<String> report =
                explain("""
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
        assertTrue(report.stream().anyMatch(each -> each.matches(line)), report::toString);
    }

    @Test
    void fieldsOfTablesOfSeveralShapesAreReported() {
        List<String> report = explain("""
                local function sum(o) return o.x + o.y end
                local n = 0
                for i = 1, 1000 do
                  local o = i % 2 == 0 and { x = 1, y = 2 } or { y = 1, x = 2 }
                  n = n + sum(o)
                end
                """);
        assertTrue(
                report.stream().anyMatch(each -> each.contains("; 2 of 2 fields and calls see several types")),
                report::toString);
        assertTrue(
                report.stream().anyMatch(each -> each.endsWith("times: 'x' of tables of 2 shapes")), report::toString);
    }

    @Test
    void callsOfSeveralFunctionsAreReported() {
        List<String> report = explain("""
                local all = {}
                for i = 1, 20 do all[i] = load("return " .. i) end
                local function call(i) return all[i % 20 + 1]() end
                for i = 1, 1000 do call(i) end
                """);
        assertTrue(
                report.stream().anyMatch(each -> each.endsWith("times: calls more than 8 functions")),
                report::toString);
    }

    @Test
    void closuresOfTheSameFunctionCountAsOne() {
        List<String> report = explain("""
                local function adder(n) return function(m) return n + m end end
                local function call(f) return f(1) end
                for i = 1, 1000 do call(adder(i)) end
                """);
        assertTrue(report.stream().noneMatch(each -> each.contains("several")), report::toString);
    }

    @Test
    void theProgramBehavesTheSame() {
        String program = """
                local t = setmetatable({}, { __index = function(_, k) return k end })
                for i = 1, 3000 do t[i % 7] = (t[i % 5] or 0) + 1 end
                for k, v in pairs(t) do print(k, v, tostring({}), math.random()) end
                """;
        explain(program);
        String explain = printed.toString();
        printed.setLength(0);
        run(machine(), program);
        assertFalse(explain.isEmpty());
        assertEquals(printed.toString(), explain);
    }

    @Test
    void aKeyIsShownOnOneLine() {
        String report = String.join("\n", explain("""
                local t = setmetatable({}, { __index = function() return 1 end })
                local function read() return t["a\\nb\\27'" .. ""], t["a\\nb\\27'"] end
                for i = 1, 20000 do read() end
                local long = ("x"):rep(41)
                local function write(k) t[k] = i end
                """));
        assertTrue(report.contains("'a\\nb\\27\\''"), report);
    }
}
