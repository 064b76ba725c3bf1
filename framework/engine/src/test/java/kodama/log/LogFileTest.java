package kodama.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(20)
class LogFileTest {
    @TempDir
    Path temp;

    private final LeakTracker leaks = new LeakTracker();
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    private void run(Path path, String... lines) {
        Log log = new Log(LogMask.ALL);
        try (LogFile file = new LogFile(ContainedPath.named(path), told::add, leaks)) {
            log.listen(LogMask.ALL, file);
            for (String line : lines) log.game().info(line);
        }
    }

    private List<String> lines(String name) throws IOException {
        List<String> all = Files.readAllLines(temp.resolve("log").resolve(name));
        assertEquals("log of Kodama; the next run puts it aside, and the oldest goes", all.get(0));
        return all.subList(1, all.size());
    }

    @Test
    void linesAreInTheFileWhenTheProgramEnds() throws IOException {
        run(temp.resolve("log/kodama.log"), "a", "b");
        assertEquals(List.of("[0] info: a", "[0] info: b"), lines("kodama.log"));
        assertEquals(List.of(), leaks.survivors(LeakTracker.Lifetime.PROGRAM));
    }

    @Test
    void eachRunHasItsOwnFileAndTheLastFourAreKept() throws IOException {
        for (int run = 1; run <= 7; run++) run(temp.resolve("log/kodama.log"), "run " + run);
        assertEquals(List.of("[0] info: run 7"), lines("kodama.log"));
        assertEquals(List.of("[0] info: run 6"), lines("kodama.1.log"));
        assertEquals(List.of("[0] info: run 3"), lines("kodama.4.log"));
        try (var files = Files.list(temp.resolve("log"))) {
            assertEquals(5, files.count());
        }
    }

    @Test
    void aRunWithoutOutputKeepsTheOtherFiles() throws IOException {
        run(temp.resolve("log/kodama.log"), "a");
        run(temp.resolve("log/kodama.log"));
        assertEquals(List.of("[0] info: a"), lines("kodama.log"));
    }

    @Test
    void textThatIsAddedToAnEmptyLogDoesNotBlockTheNextRun() throws IOException {
        Path log = Files.createDirectory(temp.resolve("log")).resolve("kodama.log");
        Files.createFile(log);
        LogFile.append(log, "no wings\n");
        LogFile.append(log, "no legs\n");
        assertEquals(List.of("no wings", "no legs"), lines("kodama.log"));
        run(log, "a");
        assertEquals(List.of("[0] info: a"), lines("kodama.log"));
        assertEquals(List.of(), told);
    }

    @Test
    void aFailedWriteIsReportedOnceAndHarmless() throws IOException {
        Files.writeString(temp.resolve("log"), "a file where the folder should be");
        run(temp.resolve("log/kodama.log"), "a", "b", "c");
        assertEquals(1, told.size());
        assertEquals(
                "log file: " + temp.resolve("log") + ": cannot be created (" + temp.resolve("log") + " is a file)",
                told.get(0));
    }
}
