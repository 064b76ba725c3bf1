package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileRetryTest {
    private final List<Long> pauses = new ArrayList<>();
    private int refusals = 2;

    private String read() throws IOException {
        if (refusals-- > 0) throw new FileSystemException("game.lua", null, "used by another process");
        return "content";
    }

    @Test
    void aFileThatAnotherProgramHasOpenIsReadLater() throws IOException {
        assertEquals("content", new FileRetry("Windows 10", 3, 20, pauses::add).run(failure -> true, this::read));
        assertEquals(List.of(20L, 20L), pauses);
    }

    @Test
    void theLastFailureIsThrown() {
        FileRetry retry = new FileRetry("Windows 10", 2, 20, pauses::add);
        assertThrows(FileSystemException.class, () -> retry.run(failure -> true, this::read));
    }

    @Test
    void otherFailuresAreNotRepeated() {
        FileRetry retry = new FileRetry("Windows 10", 3, 20, pauses::add);
        assertThrows(
                AccessDeniedException.class,
                () -> retry.run(failure -> !(failure instanceof AccessDeniedException), () -> {
                    throw new AccessDeniedException("game.lua");
                }));
        assertEquals(List.of(), pauses);
    }
}
