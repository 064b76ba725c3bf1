package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Events of the operating system arrive with a delay of some milliseconds, so these tests poll for them. */
@Timeout(20)
class FolderEventsTest {
    @TempDir
    Path folder;

    private FolderEvents events;

    @BeforeEach
    void listen() throws IOException {
        Files.createDirectories(folder.resolve("enemies"));
        events = new FolderEvents(List.of(folder));
        assumeFalse(events.hasEvents(), "the system tells nothing here");
    }

    @AfterEach
    void close() {
        events.close();
        events.close();
    }

    private void untilToldOf(String path) throws IOException {
        Files.writeString(folder.resolve(path), "return 1");
        while (!events.hasEvents()) Thread.onSpinWait();
    }

    @Test
    void savedFilesInSubfoldersAreReported() throws IOException {
        untilToldOf("game.lua");
        untilToldOf("enemies/moth.lua");
    }

    @Test
    void eventsNameTheirFile() throws IOException {
        Path moth = folder.resolve("enemies/moth.lua");
        Files.writeString(moth, "return 1");
        while (!events.hasReported(moth)) events.hasEvents();
        while (events.hasEvents()) Thread.onSpinWait();
        assertFalse(events.hasReported(moth));
    }

    @Test
    void aNewFolderIsListenedTo() throws IOException {
        Files.createDirectories(folder.resolve("bosses"));
        while (!events.hasEvents()) Thread.onSpinWait();
        untilToldOf("bosses/wasp.lua");
    }

    @Test
    void withoutEventsTheAnswerIsOccasionallyYes() {
        int yes = 0;
        for (int i = 0; i < 400; i++) if (events.getAsBoolean()) yes++;
        assertEquals(10, yes);
    }

    @Test
    void withAMissingFolderTheAnswerIsAlwaysYes() {
        try (FolderEvents none = new FolderEvents(List.of(folder.resolve("nowhere")))) {
            for (int i = 0; i < 9; i++) assertTrue(none.hasEvents());
        }
    }

    @Test
    void withoutChangesThereAreNoEvents() {
        for (int i = 0; i < 400; i++) assertFalse(events.hasEvents());
    }
}
