package kodama.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import kodama.bench.ThreadTimes.Purpose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThreadTimesTest {
    private static final long COUNT = 10_000_000;

    @TempDir
    private Path process;

    private void thread(int id, String name, int user, int system) throws IOException {
        write(process.resolve("task").resolve(Integer.toString(id)), name, user, system);
    }

    private static void write(Path folder, String name, int user, int system) throws IOException {
        String line = "7 (%s) S 1 7 7 0 -1 4194304 20 0 0 0 %d %d 5 6 20 0 1 0 100\n";
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("stat"), line.formatted(name, user, system));
    }

    private ThreadTimes readWithTotal(int total) throws IOException {
        write(process, "java", total, 0);
        return ThreadTimes.read(process);
    }

    @Test
    void timesAreAddedUpByPurpose() throws IOException {
        thread(1, "main", 10, 5);
        thread(2, "C2 CompilerThre", 100, 0);
        ThreadTimes before = readWithTotal(115);
        thread(1, "main", 15, 10);
        thread(2, "C2 CompilerThre", 107, 0);
        thread(3, "C2 CompilerThre", 3, 1);
        thread(4, "kodama-sound-de", 2, 0);
        thread(5, "kodama-sound", 4, 0);
        thread(6, "kodama-draw", 8, 0);
        thread(7, "AWT-EventQueue-", 1, 0);
        thread(8, "C1 CompilerThre", 9, 0);
        thread(9, "VM Thread", 3, 0);
        thread(10, "G1 Service", 4, 0);
        thread(11, "kodama-job-1", 13, 0);
        assertEquals(
                Map.of(
                        Purpose.LOOP, 10 * COUNT,
                        Purpose.C2, 11 * COUNT,
                        Purpose.SOUND, 6 * COUNT,
                        Purpose.DRAW, 8 * COUNT,
                        Purpose.AWT, COUNT,
                        Purpose.C1, 9 * COUNT,
                        Purpose.GC, 7 * COUNT,
                        Purpose.OTHERS, 13 * COUNT),
                readWithTotal(180).since(before));
    }

    @Test
    void aThreadThatHasEndedBelongsToTheOthers() throws IOException {
        thread(1, "main", 10, 0);
        ThreadTimes before = readWithTotal(10);
        thread(1, "main", 12, 0);
        assertEquals(
                Map.of(Purpose.LOOP, 2 * COUNT, Purpose.OTHERS, 5 * COUNT),
                readWithTotal(17).since(before));
    }

    @Test
    void aNameMayContainBlanksAndBrackets() {
        ThreadTimes.ThreadTime time = ThreadTimes.parse("7 (a) b (c) S 1 7 7 0 -1 0 20 0 0 0 3 4 0 0 20 0 1 0 100");
        assertEquals(new ThreadTimes.ThreadTime("a) b (c", 7 * COUNT), time);
    }

    @Test
    void theTimesOfThisProcessCanBeRead() {
        assumeTrue(ThreadTimes.isSupported(), "only on Linux");
        ThreadTimes times = ThreadTimes.of(ProcessHandle.current().pid());
        assertTrue(times.nanos().size() > 1, times::toString);
        assertTrue(times.totalNanos() > 0, times::toString);
    }
}
