package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.TranslatingMachine;
import kodama.lua.library.Libraries;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields of modules, read by interpreted and by translated code. */
class ModuleFieldTest {
    /** Runs after which functions are translated while they run. */
    private static final int AFTER_SOME = 30;

    /** A module with fields of each kind. */
    @LuaModule(name = "clock", doc = "A clock.")
    static final class Clock {
        int tick;

        @Nullable
        String name;

        @LuaField(value = "tick: integer", doc = "Increases with each call of `go`.")
        int tick() {
            return tick;
        }

        @LuaField(value = "half: number", doc = "Half of it.")
        double half() {
            return tick / 2.0;
        }

        @LuaField(value = "is_odd: boolean", doc = "Whether it is odd.")
        boolean isOdd() {
            return tick % 2 == 1;
        }

        @LuaField(value = "name: string", doc = "Its text; nil at first.")
        @Nullable
        String name() {
            return name;
        }

        @LuaField(value = "any: any", doc = "A number at first, then a string.")
        Value any() {
            return tick < 60 ? Value.of(tick) : Value.of("late");
        }

        @LuaField(value = "broken: number", doc = "Fails at tick 50.")
        double broken() {
            if (tick == 50) throw new LuaException("broken at " + tick);
            return tick;
        }

        @LuaField(value = "nan: number", doc = "Not a number.")
        double nan() {
            return Double.NaN;
        }

        @LuaFunction(value = "go()", doc = "Advances the clock.")
        void go() {
            tick++;
            name = "tick " + tick;
        }
    }

    private final StringBuilder printed = new StringBuilder();

    private LuaMachine machine(int translatesAfter, long budget) {
        return machine(translatesAfter, budget, module -> module);
    }

    private LuaMachine machine(int translatesAfter, long budget, UnaryOperator<Module> owned) {
        LuaOptions options = LuaOptions.forGame().withBudget(budget).withPrint(line -> printed.append(line)
                .append('\n'));
        LuaMachine machine = TranslatingMachine.of(Libraries.machine(options), translatesAfter);
        Lua lua = new Lua(machine);
        owned.apply(Module.of(new Clock())).install(lua, lua.globals());
        return machine;
    }

    private static void run(LuaMachine machine, String script) {
        machine.load("test.lua", script.getBytes(StandardCharsets.UTF_8)).call();
    }

    private String prints(LuaMachine machine, String script) {
        printed.setLength(0);
        run(machine, script);
        return printed.toString().strip();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, AFTER_SOME, TranslatingMachine.NEVER})
    void eachReadReturnsTheCurrentValue(int translatesAfter) {
        String script = """
                local numbers, halves, odd, texts = 0, 0, 0, nil
                for i = 1, 100 do
                  clock.go()
                  numbers, halves = numbers + clock.tick, halves + clock.half
                  if clock.is_odd then odd = odd + 1 end
                  texts = clock.name
                end
                print(numbers, halves, odd, texts, clock.nan ~= clock.nan)
                """;
        assertEquals("5050\t2525\t50\ttick 100\ttrue", prints(machine(translatesAfter, 100_000_000), script));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, AFTER_SOME, TranslatingMachine.NEVER})
    void aFieldCanBeNilAndOfChangingTypes(int translatesAfter) {
        String script = """
                print(clock.name, clock.any)
                local sum, texts = 0, 0
                for i = 1, 100 do
                  clock.go()
                  if type(clock.any) == "string" then texts = texts + 1 else sum = sum + clock.any end
                end
                print(sum, texts, pcall(function() return clock.any + 1 end))
                """;
        assertTrue(
                prints(machine(translatesAfter, 100_000_000), script)
                        .startsWith("nil\t0\n1770\t41\tfalse\ttest.lua:7: attempt to perform arithmetic"),
                printed::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, AFTER_SOME, TranslatingMachine.NEVER})
    void anErrorOfAFieldHasTheLineOfTheRead(int translatesAfter) {
        String script = """
                local sum = 0
                while true do
                  clock.go()
                  sum = sum +
                      clock.broken
                end
                """;
        LuaFailure failure = assertThrows(LuaFailure.class, () -> run(machine(translatesAfter, 100_000_000), script));
        assertEquals("test.lua:5: broken at 50", failure.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, AFTER_SOME, TranslatingMachine.NEVER})
    void aValueThatWasSetWithoutMetamethodsHidesTheField(int translatesAfter) {
        String script = """
                local function tick() return clock.tick end
                local function twice() return 2 * clock.tick end
                for i = 1, 50 do tick() twice() end
                local before = tick() .. " " .. twice()
                rawset(clock, "tick", 7)
                local hidden = tick() .. " " .. twice()
                rawset(clock, "tick", nil)
                print(before, hidden, tick() .. " " .. twice())
                """;
        assertEquals("0 0\t7 14\t0 0", prints(machine(translatesAfter, 100_000_000), script));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, AFTER_SOME, TranslatingMachine.NEVER})
    void theModuleOfAGameHasTheSameFields(int translatesAfter) {
        LuaMachine machine = machine(translatesAfter, 100_000_000, module -> module.ownedBy("you"));
        assertEquals(
                "5050\ttick 100",
                prints(
                        machine,
                        "local n = 0 for i = 1, 100 do clock.go() n = n + clock.tick end print(n, clock.name)"));
    }

    /** The number of instructions does not depend on how a field is read. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "n = n + 1 + 0 * clock.tick",
                "local t = clock.name n = n + 1",
                "if clock.is_odd then n = n - 1 end n = n + 1",
                "n = n + 1 if clock.nan == n then n = n + 1 end",
                "local _, any = n, clock.any n = n + 1"
            })
    void aReadCostsTheSameInEveryCase(String body) {
        double expected = countedBy(TranslatingMachine.NEVER, body, module -> module);
        assertTrue(expected > 100, "read only " + expected + " times");
        assertEquals(expected, countedBy(0, body, module -> module));
        assertEquals(expected, countedBy(AFTER_SOME, body, module -> module));
        assertEquals(expected, countedBy(0, body, module -> module.ownedBy("you")));
        assertEquals(expected, countedBy(TranslatingMachine.NEVER, body, module -> module.ownedBy("you")));
    }

    /** Returns the value that an endless loop has counted up to when its budget ends. */
    private double countedBy(int translatesAfter, String body, UnaryOperator<Module> owned) {
        LuaMachine machine = machine(translatesAfter, 100_000, owned);
        machine.globals().set("n", 0);
        assertThrows(LuaFailure.class, () -> run(machine, "while true do " + body + " end"));
        return machine.globals().get("n").todouble();
    }
}
