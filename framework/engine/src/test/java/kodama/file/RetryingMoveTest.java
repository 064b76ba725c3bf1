package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that a virus scanner has open is renamed after the scanner closes it. */
class RetryingMoveTest {
    private static final Path FILE = Path.of(".scores.part");
    private static final Path TARGET = Path.of("scores");

    private final List<Long> pauses = new ArrayList<>();
    private int refusals;

    private void held(Path file, Path target) throws IOException {
        if (refusals-- > 0) throw new AccessDeniedException(file.toString());
    }

    private RetryingMove on(String system) {
        return new RetryingMove(system, this::held, pauses::add);
    }

    @Test
    void renamingIsRetriedForASecondOnWindows() throws IOException {
        refusals = 9;
        on("Windows 11").move(FILE, TARGET);
        assertEquals(9, pauses.size());
        assertEquals(900, pauses.stream().mapToLong(Long::longValue).sum());
    }

    @Test
    void aFileThatStaysOpenIsReportedWithAHint(@TempDir Path folder) throws IOException {
        Path jar = Files.createFile(folder.resolve("game.jar"));
        refusals = 10;
        Exception failure =
                assertThrows(FileSystemException.class, () -> on("Windows 11").move(FILE, jar));
        assertEquals(
                jar + ": access denied; if another program has it open, such as the game itself, close that first",
                failure.getMessage());
    }

    @Test
    void unreadableDataIsRejected() {
        refusals = 10;
        assertThrows(AccessDeniedException.class, () -> on("Windows 11").move(FILE, TARGET));
        assertEquals(9, pauses.size());
    }

    @Test
    void onOtherSystemsRenamingIsNotRetried() {
        refusals = 1;
        assertThrows(AccessDeniedException.class, () -> on("Linux").move(FILE, TARGET));
        assertEquals(List.of(), pauses);
    }

    @Test
    void noRetryForAMissingFile() {
        RetryingMove move = new RetryingMove(
                "Windows 11",
                (file, target) -> {
                    throw new NoSuchFileException(file.toString());
                },
                pauses::add);
        assertThrows(NoSuchFileException.class, () -> move.move(FILE, TARGET));
        assertEquals(List.of(), pauses);
    }

    @Test
    void anInterruptEndsTheWait() {
        refusals = 10;
        RetryingMove move = new RetryingMove("Windows 11", this::held, millis -> {
            throw new InterruptedException();
        });
        assertThrows(AccessDeniedException.class, () -> move.move(FILE, TARGET));
        assertTrue(Thread.interrupted());
    }
}
