package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static kodama.lua.TranslatingMachine.assertPrintsTheSame;
import static kodama.lua.TranslatingMachine.countedBy;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code select} with varargs, of which translated functions pick one value without making a list. */
class SelectFunctionTest {

    private static final String RUN = """
            local function f(i, ...) %s end
            local function run()
              for i = -4, 5 do
                print(pcall(f, i))
                print(pcall(f, i, nil))
                print(pcall(f, i, "one", 2, nil, 4))
                print(xpcall(f, debug.traceback, i, 1.5, false, "three"))
              end
            end
            for _ = 1, 5 do run() end
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return (select(i, ...))",
                "return (select('#', ...))",
                "local a = select(i, ...) local b = select('#', ...) return a, b, select(i, ...)",
                "return (select('##', ...))",
                "return (select(i + 0.5, ...))",
                "return (select(tostring(i), ...))",
                "return (select(nil, ...))",
                "return (select(0 / 0, ...))",
                "local function select(n) return n end return (select(i, ...))",
                "local select = coroutine.wrap(function(...) while true do coroutine.yield(...) end end) "
                        + "return (select(i, ...))",
                "return (select(...))",
                "return (select(i, 'more', ...))"
            })
    void returnsTheSameSingleResult(String body) {
        assertPrintsTheSame(RUN.formatted(body));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(select(2, ...))",
                "(select('#', ...))",
                "(select(9, ...)) or 1",
                "(select(-3, ...)) == 'one' and 1 or 2"
            })
    void theBudgetCountsTheSame(String sum) {
        String script = "n = 0 local function f(...) n = n + " + sum + " end while true do f('one', 2, 'three') end";
        for (int budget = 20_000; budget < 20_060; budget += 7) {
            double expected = countedBy(NEVER, script, budget);
            assertEquals(expected, countedBy(0, script, budget));
            assertEquals(expected, countedBy(20, script, budget));
        }
    }
}
