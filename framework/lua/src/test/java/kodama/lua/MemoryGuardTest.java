package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Scripts that fill the heap end with an error, and the JVM with its small heap continues. */
class MemoryGuardTest {
    private static final long MAX_KILOBYTES_LEFT = 24 << 10;

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 240, unit = TimeUnit.SECONDS)
    void aScriptThatFillsTheHeapIsEndedAndOthersContinue() throws Exception {
        Path scripts = Files.write(folder.resolve("eaters.txt"), Specs.resource("memory_eaters.txt"));
        List<String[]> ends =
                run(scripts).lines().map(line -> line.split("\t", 4)).toList();
        assertTrue(ends.stream().allMatch(end -> end.length == 4), () -> ends.get(ends.size() - 1)[0]);
        long wanted = Files.readAllLines(scripts).stream()
                .filter(line -> !line.startsWith("--"))
                .count();
        assertEquals(wanted, ends.size());
        assertEquals(List.of(), scriptsWhere(ends, end -> !List.of("memory", "error", "budget")
                .contains(end[0])));
        assertEquals(List.of(), scriptsWhere(ends, end -> !end[1].equals(ends.get(0)[1])));
        assertEquals(List.of(), scriptsWhere(ends, end -> Long.parseLong(end[2]) > MAX_KILOBYTES_LEFT));
        assertTrue(ends.stream().filter(end -> end[0].equals("memory")).count() > wanted / 2);
    }

    private static List<String> scriptsWhere(List<String[]> ends, java.util.function.Predicate<String[]> isWrong) {
        return ends.stream().filter(isWrong).map(end -> String.join(" ", end)).toList();
    }

    private String run(Path scripts) throws IOException, InterruptedException {
        Path printed = folder.resolve("printed.txt");
        Process small = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx40m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1", // the heap is full before C2 is worthwhile
                        "-cp",
                        System.getProperty("java.class.path"),
                        HeapFiller.class.getName(),
                        scripts.toString())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        int code = small.waitFor();
        String text = Files.readString(printed, StandardCharsets.UTF_8);
        assertEquals(0, code, text);
        return text;
    }
}
