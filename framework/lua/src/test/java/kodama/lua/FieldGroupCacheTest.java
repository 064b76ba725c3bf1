package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static kodama.lua.TranslatingMachine.countedBy;
import static kodama.lua.TranslatingMachine.function;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Grouped field accesses give the same results as single ones, whatever happens in between. */
class FieldGroupCacheTest {

    /** Calls {@code step} with tables of many kinds, also with the same one twice, and prints the resulting tables. */
    private static final String CALLS = """
            local kinds = {
              function() return { x = 1, y = 2, z = 3 } end,
              function() return { z = 3, y = 2, x = 1 } end,
              function() return { x = 1, y = 2 } end,
              function() return { x = 1, y = "2", z = 3 } end,
              function() return { w = 0, x = 1, y = 2, z = 3 } end,
              function() return { x = 0 / 0, y = 2, z = 3 } end,
              function() return { v = 1, u = 2, w = 3, x = 4, z = 5, y = 6 } end,
              function() local t = { x = 1, y = 2, z = 3 } t.y = nil return t end,
              function() return setmetatable({ x = 1 }, { __index = { y = 5, z = 6 } }) end,
              function() return setmetatable({ x = 1, y = 2 }, { __index = function() return 7 end }) end,
              function() return setmetatable({ y = 1, z = 2 }, { __newindex = function() end }) end,
              function() local t = {} for i = 1, 300 do t["k" .. i] = i end t.x, t.y, t.z = 1, 2, 3 return t end,
              function() local t = {} for i = 1, 254 do t["k" .. i] = i end t.x, t.y, t.z = 1, 2, 3 return t end,
              function() return "text" end,
            }
            local told = {}
            local function tell(...) told[#told + 1] = table.concat({ ... }, " ") end
            local function show(t)
              if type(t) ~= "table" then return t end
              return ("%s %s %s %s %s"):format(t.v, t.w, t.x, t.y, t.z)
            end
            local function try(a, b)
              local done, result = pcall(step, a, b)
              tell(show(a), show(b), tostring(result))
            end
            for round = 1, 3 do
              for i = 1, #kinds do
                for j = 1, #kinds do try(kinds[i](), kinds[j]()) end
                local one = kinds[i]()
                try(one, one)
              end
            end
            return table.concat(told, "\\n")
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a.x = a.x + a.y b.x = b.x + b.y return a.x + b.y",
                "a.x = a.x + 1 b.w = a.x + a.y a.y = a.y + 1 a.x = a.x + 10 return a.x + a.y + b.w",
                "a.x = a.x + a.y b.v = 1 b.w = 2 b.u = 3 a.y = 5 a.z = a.x + a.y a.x = a.z * 2 return b.u + a.x",
                "a.x = a.x + a.y b.y = nil a.x = a.x + a.y a.y = 3 return a.x + a.y",
                "local n = a.x + a.y b.x = 'text' return n + a.x + a.y",
                "local n = a.x + a.y b['x'] = n a.y = n + b.x local k = 'w' b[k] = n a.x = a.x + a.y return a.x + b.w",
                "local n = a.x * a.y a = b return n + a.x + a.y",
                "local n = a.x + a.y for i = 1, 300 do b['k' .. i] = i end a.x = n return a.x + a.y + b.x",
                "a.x, a.y = a.y, a.x b.x, b.y = b.y, b.x b.z = b.x - b.y return a.x - a.y",
                "local n = a.y + b.y a.x = 0 / 0 b.x = n + a.y return a.x + b.x",
                "if a.x < b.x then a.y = a.x + b.y else b.y = b.x + a.y end return a.y + b.y + a.x"
            })
    void groupedAccessesGiveTheResultsOfSingleOnes(String body) {
        String script = "local function step(a, b) " + body + " end\n" + CALLS;
        String plain = result(NEVER, script);
        assertEquals(plain, result(0, script));
        assertEquals(plain, result(20, script));
        assertTrue(plain.lines().count() > 500, plain);
    }

    private static String result(int translatesAfter, String script) {
        try (LuaMachine machine = TranslatingMachine.of(Libraries.machine(LuaOptions.forGame()), translatesAfter)) {
            return function(machine, script).call().tojstring();
        }
    }

    @Test
    void moreFieldsThanAGroupHoldsAreAllFound() {
        StringBuilder sum = new StringBuilder("0");
        StringBuilder made = new StringBuilder();
        for (int i = 1; i <= 20; i++) {
            sum.append(" + t.f").append(i);
            made.append("t.f").append(i).append(" = ").append(i).append(' ');
        }
        String script = "local function sum(t) return " + sum + " end local n = 0 for i = 1, 50 do local t = {} " + made
                + "n = n + sum(t) end return n";
        assertEquals("10500", result(0, script));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "local t = { x = 0, y = 0 } while true do t.x = t.x + 1 t.y = t.x n = t.y end",
                "while true do local t = {} t.x = n t.y = t.x + 1 n = t.x + t.y - t.x end",
                "local t = { x = 0 } while true do t.x = t.x + 1 t.y = t.x n = t.x t.y = nil end",
                "local t = setmetatable({ x = 0, y = 0 }, {}) while true do t.x = t.x + 1 t.y = t.x n = t.x t.y = nil end",
            })
    void theBudgetCountsTheSame(String script) {
        assertEquals(countedBy(NEVER, "n = 0 " + script, 50_000), countedBy(0, "n = 0 " + script, 50_000));
    }

    @Test
    void squareRootsEqualPowersOfOneHalf() {
        double[] numbers = {0, -0.0, 1, 2, 3e-310, 1e-250, 7.5, 1e250, Double.MAX_VALUE, Double.POSITIVE_INFINITY};
        for (double each : numbers)
            assertEquals(StrictMath.pow(each, 0.5), kodama.lua.compile.Powers.of(each, 0.5), "" + each);
    }
}
