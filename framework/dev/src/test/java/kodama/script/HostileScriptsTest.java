package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Scripts that use up time or memory are ended, and their game continues to be drawn, in a JVM with little memory. The
 * property {@code -Dhostile=} selects scripts by a part of their names, or all of them if it is empty.
 */
class HostileScriptsTest {
    /** Maximum CPU time of the game thread for a program; most need a tenth of it. */
    private static final long MAX_MILLIS = 15_000;

    /** Number of calls of each function in a normal build, out of some hundred. */
    private static final int FEW_CALLS = 10;

    /** Instructions of the first loop of a call; those of a task are 50 million. */
    private static final int SMALL_BUDGET = 10_000;

    /**
     * CPU time per instruction, ten times the usual: a task with an endless loop ends within ten seconds. A loop that
     * takes longer runs again. Files are looked up much more slowly on Windows, above all under Wine.
     */
    private static final int WANTED_NANOS = OS.WINDOWS.isCurrentOs() ? 2_000 : 200;

    /** Maximum CPU time per instruction, on a slow machine that does something else. */
    private static final int MAX_NANOS = 2 * WANTED_NANOS;

    private static final Set<String> ENDS = Set.of("budget", "memory", "waits", "dead");

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 3600, unit = TimeUnit.SECONDS)
    void hostileScriptsAreEndedAndTheGameContinues() throws Exception {
        List<String[]> ends = ends(HostileGames.class, System.getProperty("hostile", "* "));
        assertEquals(List.of(), where(ends, end -> end.length < 5 || end[0].equals("broken")));
        assertEquals(List.of(), where(ends, end -> !end[2].matches("alive (3[6-9]|4.)")));
        assertEquals(List.of(), where(ends, end -> Long.parseLong(end[1]) > MAX_MILLIS));
    }

    @Test
    @Timeout(value = 3600, unit = TimeUnit.SECONDS)
    void endlessLoopsOfAnyApiFunctionEndSoon() throws Exception {
        String wanted = System.getProperty("hostile");
        List<String[]> ends = ends(
                HostileLoops.class,
                wanted == null ? "" : wanted,
                String.valueOf(wanted == null ? FEW_CALLS : Integer.MAX_VALUE),
                String.valueOf(SMALL_BUDGET),
                String.valueOf(WANTED_NANOS));
        assertEquals(List.of(), where(ends, end -> end.length < 5 || !ENDS.contains(end[0])));
        assertEquals(List.of(), where(ends, end -> end[0].equals("budget") && Long.parseLong(end[1]) > MAX_NANOS));
        assertEquals(
                List.of(), where(ends, end -> Math.max(Long.parseLong(end[2]), Long.parseLong(end[3])) > MAX_MILLIS));
    }

    private static List<String> where(List<String[]> ends, Predicate<String[]> isWrong) {
        return ends.stream().filter(isWrong).map(end -> String.join(" ", end)).toList();
    }

    /** Runs hostile scripts in a separate JVM. Returns its output. */
    private List<String[]> ends(Class<?> main, String... arguments) throws Exception {
        Path scripts = Path.of(HostileScriptsTest.class
                        .getResource("hostile_calls.txt")
                        .toURI())
                .getParent();
        Path printed = Path.of("target", main.getSimpleName() + ".txt");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + System.getProperty("hostile.heap", "64m"),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName(),
                folder.toString(),
                scripts.toString()));
        command.addAll(List.of(arguments));
        Process small = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        int code = small.waitFor();
        String text = Files.readString(printed);
        assertEquals(0, code, text);
        return text.lines().map(line -> line.split("\t", 5)).toList();
    }
}
