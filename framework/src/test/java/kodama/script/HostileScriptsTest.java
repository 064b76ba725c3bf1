package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Scripts that want all time or all memory are ended, and the game they are in goes on being drawn, in a Java machine with
 * little memory. {@code -Dhostile=} says which: a part of their names, or nothing for all of them.
 */
class HostileScriptsTest {
    /** Processor time of the game thread; most take a tenth of it. */
    private static final long MOST_MILLIS = 15_000;

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 3600, unit = TimeUnit.SECONDS)
    void theyAreEndedAndTheGameGoesOn() throws Exception {
        List<String[]> ends = ends(System.getProperty("hostile", "* "));
        assertEquals(List.of(), where(ends, end -> end.length < 5 || end[0].equals("broken")));
        assertEquals(List.of(), where(ends, end -> !end[2].matches("alive (3[6-9]|4.)")));
        assertEquals(List.of(), where(ends, end -> Long.parseLong(end[1]) > MOST_MILLIS));
    }

    private static List<String> where(List<String[]> ends, Predicate<String[]> isWrong) {
        return ends.stream().filter(isWrong).map(end -> String.join(" ", end)).toList();
    }

    private List<String[]> ends(String wanted) throws Exception {
        Path scripts = Path.of(HostileScriptsTest.class
                        .getResource("hostile_calls.txt")
                        .toURI())
                .getParent();
        Path printed = Path.of("target", "hostile.txt");
        Process small = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + System.getProperty("hostile.heap", "64m"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        HostileGames.class.getName(),
                        folder.toString(),
                        scripts.toString(),
                        wanted)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        int code = small.waitFor();
        String text = Files.readString(printed);
        assertEquals(0, code, text);
        return text.lines().map(line -> line.split("\t", 5)).toList();
    }
}
