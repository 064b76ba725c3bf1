package kodama.lua;

import static kodama.lua.TranslatingMachine.NEVER;
import static kodama.lua.TranslatingMachine.function;
import static kodama.lua.TranslatingMachine.printingTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaBoolean;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNil;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaThread;
import org.luaj.vm2.LuaValue;

/** A program has the same output in each machine, in each run and on each Java version. */
class DeterminismTest {
    private static final String PROGRAM = "determinism.lua";
    private static final String EVERYTHING = "local t = {} for k, v in pairs(_G) do t[v] = k end "
            + "getmetatable('').__index = string string.mine = t setmetatable(_G, { __index = t }) "
            + "co = coroutine.wrap(function() coroutine.yield(t) end) co() math.randomseed(1) return #t";

    @Test
    void twoMachinesPrintTheSameEvenAfterAThousandOthers() {
        String printed = printed();
        assertTrue(printed.lines().count() > 500, printed);
        assertEquals(printed, printed());
        for (int i = 0; i < 1000; i++) runEverything();
        assertEquals(printed, printed());
    }

    @Test
    void anotherJavaPrintsTheSame(@TempDir Path folder) throws Exception {
        Optional<Path> other = otherJava();
        assumeTrue(other.isPresent(), "no other Java version is installed next to this one");
        assertEquals(printed(), printed(other.get(), folder.resolve("printed.txt")));
    }

    /** Java specifies neither the sign of NaN nor which of two NaNs an operation returns. */
    @ParameterizedTest
    @ValueSource(ints = {0, NEVER})
    void everyNaNPrintsTheSame(int translatesAfter) {
        String texts = function(printingTo(new StringBuilder(), translatesAfter), """
                        local made = { 0 / 0, -(0 / 0), math.sqrt(-1), math.huge - math.huge, math.fmod(1, 0) }
                        local some = { 0, -0.0, 1, -2.5, 1e300, -1e300, math.huge, -math.huge }
                        local ways = {
                          function(x, y) return x + y end, function(x, y) return x - y end,
                          function(x, y) return x * y end, function(x, y) return x / y end,
                          function(x, y) return x % y end, function(x, y) return x ^ y end,
                          function(x, y) return -x end, function(x, y) return math.floor(x) end,
                          function(x, y) return math.max(x, y) end, function(x, y) return math.sin(x) + y end,
                          function(x, y) x, y = { x = x, y = y }, { x, y } return x.x * y[2] - x.y end,
                        }
                        local function one() return (math.random(2) == 1 and made or some)[math.random(5)] end
                        local known, texts = {}, {}
                        for i = 1, 20000 do
                          local none = ways[math.random(#ways)](one(), one())
                          if none ~= none then
                            made[math.random(#made)] = none
                            local text = none .. tostring(none) .. table.concat { none }
                              .. ("%s%f%g%a%E%+.3f%6.1f% f"):format(none, none, none, none, none, none, none, none)
                            if not known[text] then texts[#texts + 1] = text end
                            known[text] = true
                          end
                        end
                        return table.concat(texts, " ")
                        """)
                .call()
                .tojstring();
        assertEquals("-nan-nan-nan-nan-nan-nan-nan-NAN-nan  -nan-nan", texts);
    }

    @Test
    void tenThousandMachinesDoNotLeakMemory() {
        WeakReference<LuaMachine> one = runEverything();
        long heap = usedBytes();
        for (int i = 0; i < 10_000; i++) runEverything();
        long grown = usedBytes() - heap;
        assertTrue(grown < 4 << 20, () -> "the heap grew by " + grown + " bytes");
        for (int i = 0; i < 50 && one.get() != null; i++) System.gc();
        assertNull(one.get());
        assertEquals(List.of(), staticMetatables());
    }

    /** LuaJ's metatables, which all machines of a process would share; none may be set. */
    private static List<LuaValue> staticMetatables() {
        return Stream.of(
                        LuaNil.s_metatable,
                        LuaBoolean.s_metatable,
                        LuaNumber.s_metatable,
                        LuaString.s_metatable,
                        LuaFunction.s_metatable,
                        LuaThread.s_metatable)
                .filter(each -> each != null)
                .toList();
    }

    private static WeakReference<LuaMachine> runEverything() {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame());
        machine.coroutine(machine.load("all.lua", EVERYTHING.getBytes(StandardCharsets.UTF_8)))
                .resume(LuaValue.NONE);
        return new WeakReference<>(machine);
    }

    static String printed() {
        StringBuilder printed = new StringBuilder();
        LuaOptions options = LuaOptions.forGame()
                .withPrint(line -> printed.append(line).append('\n'))
                .withSeed(7);
        try (LuaMachine machine = Libraries.machine(options)) {
            machine.load(PROGRAM, Specs.resource(PROGRAM)).invoke(LuaValue.NONE);
        }
        return printed.toString();
    }

    private static String printed(Path java, Path printed) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        java.toString(), "-cp", System.getProperty("java.class.path"), InOtherJava.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> text(printed));
        return text(printed);
    }

    /** Runs the program in another process. */
    static final class InOtherJava {
        public static void main(String[] none) {
            System.out.print(printed());
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns a Java of another release next to this one. */
    private static Optional<Path> otherJava() throws IOException {
        Path home = Path.of(System.getProperty("java.home")).toRealPath();
        String release = release(home);
        try (Stream<Path> homes = Files.list(home.getParent())) {
            return homes.filter(each -> Files.isExecutable(each.resolve("bin/java")))
                    .filter(each -> !release(each).equals(release))
                    .map(each -> each.resolve("bin/java"))
                    .findFirst();
        }
    }

    private static String release(Path home) {
        try {
            return Files.readAllLines(home.resolve("release")).stream()
                    .filter(line -> line.startsWith("JAVA_VERSION="))
                    .findFirst()
                    .orElse("");
        } catch (IOException unreadable) {
            return "";
        }
    }

    private static long usedBytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
