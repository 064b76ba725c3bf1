package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

class BenchCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int bench(String... args) {
        return new CommandLine(new BenchCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    @ParameterizedTest
    @EnumSource(value = Benches.class, mode = EnumSource.Mode.EXCLUDE, names = "LUA")
    void eachBenchPrintsItsTable(Benches benches) {
        assertEquals(0, bench("--quick", benches.label()), err::toString);
        assertTrue(out.toString().contains(benches.label() + ": " + benches.title), out::toString);
        assertTrue(out.toString().lines().anyMatch(line -> line.matches(" +what +figure unit +target")), out::toString);
    }

    @Test
    void luaIsMeasuredBesideOtherEngines() {
        assertEquals(0, bench("--quick", "lua"), err::toString);
        assertTrue(
                out.toString().lines().anyMatch(line -> line.matches(" *ns an operation +kodama +LuaJ.*")),
                out::toString);
        assertTrue(
                out.toString().lines().anyMatch(line -> line.matches(" *n-body step +[0-9.]+ +[0-9.]+.*")),
                out::toString);
    }

    @Test
    void theMachineIsNamed() {
        bench("--quick", "tasks");
        assertTrue(out.toString().startsWith("Java " + System.getProperty("java.version")), out::toString);
    }

    @Test
    void anUnknownBenchIsRefusedWithTheNamesThereAre() {
        assertEquals(2, bench("drow"));
        assertTrue(err.toString().contains("there is no bench 'drow'; there are draw, shot"), err::toString);
    }

    @Test
    void aPacerIsWatchedForASecondAtLeast() {
        assertEquals(2, bench("--seconds", "0"));
        assertTrue(err.toString().contains("--seconds must be at least 1 but was 0"), err::toString);
    }
}
