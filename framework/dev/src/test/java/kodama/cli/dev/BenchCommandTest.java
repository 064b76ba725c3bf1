package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import kodama.NeedsCompiler;
import kodama.desktop.DisplayAvailability;
import kodama.make.JavaBuild;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
            value = BenchSuite.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"LUA", "CPU", "LATENCY"})
    void eachBenchPrintsItsTable(BenchSuite benches) {
        assertEquals(0, bench("--quick", benches.label()), err::toString);
        assertTrue(out.toString().contains(benches.label() + ": " + benches.title), out::toString);
        assertTrue(out.toString().lines().anyMatch(line -> line.matches(" +what +figure unit +target")), out::toString);
    }

    @Test
    void theHelpNamesEachBench() {
        assertEquals(0, bench("--help"), err::toString);
        String help = out.toString().replaceAll("\\s+", " ");
        for (BenchSuite benches : BenchSuite.values()) assertTrue(help.contains(" " + benches.label()), help);
    }

    @Test
    void luaIsComparedWithOtherEngines() {
        assertEquals(0, bench("--quick", "lua"), err::toString);
        assertPrinted(" *a resume by Java among 100 bullets, median +[0-9.,]+ ns +< 25");
        assertPrinted(" *a resume by Lua among 100 bullets, allocated +[0-9.,]+ bytes +< 16");
        // with so few tables, the heap may shrink by more than they need
        assertPrinted(" *a task's table of ten numbers, mean of 1,000 +-?[0-9.,]+ bytes +< 200");
        assertPrinted(" *a frame with 10 enemies, median +[0-9.,]+ ms +< 4");
        assertPrinted(" *ns per operation +kodama +first s .*LuaJ");
        for (String program : List.of("n-body step", "sort \\(a thing\\)", "resume among 1000 bullets"))
            assertPrinted(" *" + program + " +[0-9.]+ +[0-9.]+ .*[0-9.]+");
        assertPrinted(" *kodama's relative time .*LuaJ");
        assertPrinted(" *geometric mean +[0-9.]+.*");
        assertFalse(out.toString().contains("assertion failed"), out::toString);
    }

    @Test
    void oneProgramOfLuaCanBeMeasuredAlone() {
        assertEquals(0, bench("--quick", "lua", "fib"), err::toString);
        assertPrinted(" *call \\(fib\\) +[0-9.]+ +[0-9.]+ .*");
        assertFalse(out.toString().contains("sort"), out::toString);
        assertFalse(out.toString().contains("a frame with"), out::toString);
    }

    @Test
    void framesAndMemoryOfLuaCanBeMeasuredAlone() {
        assertEquals(0, bench("--quick", "lua", "frames", "memory"), err::toString);
        assertPrinted(" *a task's table of ten numbers, mean of 1,000 +-?[0-9.,]+ bytes +< 200");
        assertPrinted(" *a frame with 10 bullets, median +[0-9.,]+ ms +< 1.2");
        assertFalse(out.toString().contains("fib"), out::toString);
    }

    private void assertPrinted(String pattern) {
        assertTrue(out.toString().lines().anyMatch(line -> line.matches(pattern)), out::toString);
    }

    @Test
    @NeedsCompiler
    void aGameThatLeaksAtAResetIsAFailure(@TempDir Path folder) throws IOException {
        new Shell(folder)
                .file("game.lua", "return { java = { 'classes' }, subsystems = { 'leaky.Parts' } }")
                .file("scenes/main.lua", "return wait_forever")
                .file("java/leaky/Parts.java", """
                        package leaky;

                        import kodama.base.LeakTracker.Lifetime;

                        public final class Parts implements kodama.loop.Subsystem {
                            @Override
                            public void open(Context context) {
                                context.leakTracker().open(Lifetime.LOOP, "part", "left");
                            }

                            @Override
                            public void close() {}
                        }
                        """);
        JavaBuild.of(folder);
        assertEquals(1, bench("--quick", "resets", "--game", folder.toString()), err::toString);
        assertPrinted(" *soft resets: not closed +[1-9].* at most 0: FAILED");
    }

    @Test
    @Tag("display")
    void theDelayFromAKeyToThePictureIsMeasuredInAWindow() {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        assertEquals(0, bench("--quick", "latency"), err::toString);
        assertTrue(
                out.toString()
                        .lines()
                        .anyMatch(line -> line.matches(" *key press to picture, median of 1 +[0-9.,]+ ms .*")),
                out::toString);
    }

    @Test
    @Tag("display")
    void theStartOfAPackedGameIsMeasuredUntilItsFirstPicture(@TempDir Path folder) throws IOException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        Path jar = packed(folder);
        assertEquals(0, bench("--quick", "start", "--jar", jar.toString()), err::toString);
        for (String what : List.of("minimal frame", "minimal frame with archive", "jar", "jar with archive"))
            assertPrinted(" *" + what + ", first picture, median of 1 +[0-9.,]+ ms *");
        for (String what : List.of("jar", "jar with archive"))
            assertPrinted(" *" + what + ", times minimal frame.* +[0-9.,]+ .*");
    }

    @Test
    @Tag("display")
    void theCpuLoadOfAGameInAWindowIsMeasuredByThread(@TempDir Path folder) throws IOException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        assumeTrue(Files.isDirectory(Path.of("/proc/self/task")), "only Linux reports the times of threads");
        Path jar = packed(folder);
        assertEquals(0, bench("--quick", "cpu", "--jar", jar.toString()), err::toString);
        assertPrinted(" *percent of a core +loop +draw +sound +AWT +C1 +C2 +GC +others +total");
        assertPrinted(" *seconds 0 to 1( +[0-9.]+){9}");
        assertPrinted(" *seconds 1 to 2( +[0-9.]+){9} +<= 15");
        assertPrinted(" *paused( +[0-9.]+){9} +<= 3");
        assertPrinted(" *resident memory +[0-9.,]+ MB +<= 120");
    }

    @Test
    @Tag("display")
    void aGameThatEndsCannotBeMeasured(@TempDir Path folder) throws IOException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        assumeTrue(Files.isDirectory(Path.of("/proc/self/task")), "only Linux reports the times of threads");
        new Shell(folder).file("game.lua", "return {}").file("scenes/main.lua", "return function() game.quit() end");
        assertEquals(1, bench("--quick", "cpu", "--game", folder.toString()));
        assertTrue(err.toString().contains("the game ended while it was measured, with exit code "), err::toString);
    }

    /**
     * A jar that shows a red picture with the classes of this Java; that is not a class archive, but is timed the same.
     */
    private static Path packed(Path folder) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "kodama.cli.PackedMain");
        String classes = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(each -> Path.of(each).toUri().toString())
                .collect(Collectors.joining(" "));
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classes);
        Path jar = folder.resolve("game.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (String each : List.of("kodama/", "kodama/game/", "kodama/game/scenes/"))
                out.putNextEntry(new ZipEntry(each));
            entry(out, "game.lua", "return { width = 64, height = 48 }");
            entry(
                    out,
                    "scenes/main.lua",
                    "return function(self) self.draw = function() draw.rect(0, 0, 64, 48, 0xFF2010) end wait_forever() end");
        }
        return jar;
    }

    private static void entry(JarOutputStream out, String name, String text) throws IOException {
        out.putNextEntry(new ZipEntry("kodama/game/" + name));
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
    }

    @Test
    void aMissingJarIsRejected() {
        assertEquals(2, bench("start", "--jar", "no.jar"));
        assertTrue(err.toString().contains("--jar: there is no file 'no.jar'"), err::toString);
    }

    @Test
    void latencyWithoutADisplayIsReportedInASentence() {
        assumeFalse(DisplayAvailability.isAvailable(), "there is a display");
        assertEquals(0, bench("latency"), err::toString);
        String sentence = DisplayAvailability.unavailableReason() + " Latency can only be measured on a display.";
        assertTrue(out.toString().lines().anyMatch(line -> line.strip().equals(sentence)), out::toString);
    }

    @Test
    void cpuLoadWithoutADisplayIsReportedInASentence() {
        assumeFalse(DisplayAvailability.isAvailable(), "there is a display");
        assertEquals(0, bench("cpu"), err::toString);
        String sentence = DisplayAvailability.unavailableReason() + " CPU load can only be measured on a display.";
        assertTrue(out.toString().lines().anyMatch(line -> line.strip().equals(sentence)), out::toString);
    }

    @Test
    void theMachineIsNamed() {
        bench("--quick", "game");
        assertTrue(out.toString().startsWith("Java " + System.getProperty("java.version")), out::toString);
    }

    @Test
    void anUnknownBenchIsRejectedWithTheKnownNames() {
        assertEquals(2, bench("drow"));
        assertTrue(
                err.toString().contains("there is no bench 'drow' (did you mean 'draw'?); there are draw, shot"),
                err::toString);
    }

    @Test
    void aProgramOfLuaMustFollowLua() {
        assertEquals(2, bench("fib"));
        assertTrue(err.toString().contains("there is no bench 'fib'; there are draw, shot"), err::toString);
        assertTrue(err.toString().contains("did you mean lua fib?"), err::toString);
    }

    @Test
    void anUnknownProgramOfLuaIsRejectedWithTheKnownNames() {
        assertEquals(2, bench("lua", "fibb"));
        assertTrue(
                err.toString().contains("there is no bench 'fibb' (did you mean 'fib'?); there are draw, shot"),
                err::toString);
        assertTrue(err.toString().contains("; parts of lua are fib, method, closure"), err::toString);
    }

    @Test
    void aPacerIsMeasuredForAtLeastASecond() {
        assertEquals(2, bench("--seconds", "0"));
        assertTrue(err.toString().contains("--seconds must be at least 1 but was 0"), err::toString);
    }
}
