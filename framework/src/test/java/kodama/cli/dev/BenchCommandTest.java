package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import kodama.desktop.Desktop;
import org.junit.jupiter.api.Tag;
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
    @EnumSource(
            value = Benches.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"LUA", "LATENCY"})
    void eachBenchPrintsItsTable(Benches benches) {
        assertEquals(0, bench("--quick", benches.label()), err::toString);
        assertTrue(out.toString().contains(benches.label() + ": " + benches.title), out::toString);
        assertTrue(out.toString().lines().anyMatch(line -> line.matches(" +what +figure unit +target")), out::toString);
    }

    @Test
    void theHelpNamesEachBench() {
        assertEquals(0, bench("--help"), err::toString);
        String help = out.toString().replaceAll("\\s+", " ");
        for (Benches benches : Benches.values()) assertTrue(help.contains(" " + benches.label()), help);
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
    @Tag("display")
    void aKeyIsTimedUntilItIsSeenInAWindow() {
        assumeTrue(Desktop.isAvailable(), Desktop.whyNot());
        assertEquals(0, bench("--quick", "latency"), err::toString);
        assertTrue(
                out.toString()
                        .lines()
                        .anyMatch(line -> line.matches(" *a key is seen after, median of 1 +[0-9.]+ ms .*")),
                out::toString);
    }

    @Test
    void withoutADisplayASentenceSaysThatNoKeyCanBeTimed() {
        assumeFalse(Desktop.isAvailable(), "there is a display");
        assertEquals(0, bench("latency"), err::toString);
        String sentence = Desktop.whyNot() + " How late a key is seen can be measured only where there is one.";
        assertTrue(out.toString().lines().anyMatch(line -> line.strip().equals(sentence)), out::toString);
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
