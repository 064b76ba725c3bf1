package kodama.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import kodama.loop.GameProject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The bench of resets fails when something grows. Each game leaks when it is opened. */
@Timeout(60)
class ResetBenchTest {
    private static final int RESETS = 100;
    /** Other tests of the process release or keep less than this; the game leaks five times as much. */
    private static final double HEAP_KILOBYTES = 9_000;

    @TempDir
    private Path folder;

    private final List<String> lines = new ArrayList<>();
    private final List<Object> leaked = new ArrayList<>();
    private final List<InputStream> files = new ArrayList<>();
    private final CountDownLatch end = new CountDownLatch(1);

    private List<String> failed(Runnable leak) {
        new ResetBench(() -> opened(leak), 1, RESETS, HEAP_KILOBYTES).run(new BenchResults(lines::add));
        return lines.stream()
                .filter(line -> line.endsWith("FAILED"))
                .map(line -> line.strip().split("  ")[0])
                .toList();
    }

    /** Runs a game without leaks up to three times, because other tests of the process may use memory meanwhile. */
    private List<String> failedEachTime() {
        List<String> failed = List.of();
        for (int i = 0; i < 3; i++) {
            lines.clear();
            failed = failed(() -> {});
            if (failed.isEmpty()) break;
        }
        return failed;
    }

    private static GameProject opened(Runnable leak) {
        leak.run();
        return BenchGame.game("first");
    }

    @AfterEach
    void closeAll() throws IOException {
        end.countDown();
        for (InputStream each : files) each.close();
    }

    /** The leaking game comes first, so that everything that is created once has been created. */
    @Test
    void growthWithSoftResetsIsAFailureAndAGameWithoutLeaksPasses() {
        assertEquals(
                OS.WINDOWS.isCurrentOs()
                        ? "[heap after all, threads after all]" // Java cannot count open files there
                        : "[heap after all, threads after all, open files after all]",
                failed(this::leak).toString().replace("soft resets: ", ""));
        assertEquals(List.of(), failedEachTime());
        assertTrue(lines.stream().anyMatch(line -> line.contains("soft reset and first frame, median of " + RESETS)));
    }

    private void leak() {
        leaked.add(new byte[500_000]);
        Thread thread = new Thread(this::await, "left over");
        thread.setDaemon(true);
        thread.start();
        try {
            files.add(Files.newInputStream(Files.writeString(folder.resolve("a"), "")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void await() {
        try {
            end.await();
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }
}
