package kodama.dev.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kodama.file.ContainedPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowBoundsTest {
    private static final Rectangle SCREEN = new Rectangle(0, 0, 1920, 1080);

    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();

    private static Rectangle beside(int x, int y, int width, int height) {
        return WindowBounds.beside(new Rectangle(x, y, width, height), 800, 700, 500, SCREEN);
    }

    @Test
    void itIsRightOfTheGameOrLeftIfThereIsMoreRoom() {
        assertEquals(new Rectangle(940, 100, 800, 700), beside(300, 100, 640, 480));
        assertEquals(new Rectangle(400, 100, 800, 700), beside(1200, 100, 640, 480));
    }

    @Test
    void withLittleRoomItIsNarrowerThenOverTheGame() {
        assertEquals(new Rectangle(1280, 100, 640, 700), beside(640, 100, 640, 480));
        assertEquals(new Rectangle(1420, 100, 500, 700), beside(320, 100, 1280, 480));
        assertEquals(new Rectangle(1420, 0, 500, 700), beside(0, 0, 1920, 1080));
    }

    @Test
    void itStaysOnTheScreen() {
        assertEquals(new Rectangle(940, 380, 800, 700), beside(300, 700, 640, 480));
    }

    @Test
    void theBoundsAreSavedForTheNextStart() {
        WindowBounds bounds = new WindowBounds(ContainedPath.root(folder), log::add);
        assertEquals(Optional.empty(), bounds.saved(SCREEN));
        bounds.save(new Rectangle(30, 40, 500, 600));
        assertEquals(
                Optional.of(new Rectangle(30, 40, 500, 600)),
                new WindowBounds(ContainedPath.root(folder), log::add).saved(SCREEN));
        assertEquals(List.of(), log);
    }

    @Test
    void boundsOutsideOfTheScreenAreIgnored() {
        WindowBounds bounds = new WindowBounds(ContainedPath.root(folder), log::add);
        bounds.save(new Rectangle(1900, 40, 500, 600));
        assertEquals(Optional.empty(), bounds.saved(SCREEN));
        bounds.save(new Rectangle(100, -40, 500, 600));
        assertEquals(Optional.empty(), bounds.saved(SCREEN));
    }

    @Test
    void invalidFilesAreIgnoredAndWriteErrorsAreReported() throws IOException {
        Files.createDirectories(folder.resolve(".kodama"));
        Files.writeString(folder.resolve(".kodama/inspector.properties"), "x=far");
        assertEquals(Optional.empty(), new WindowBounds(ContainedPath.root(folder), log::add).saved(SCREEN));
        assertEquals(List.of(), log);
        Path file = Files.writeString(folder.resolve("file"), "");
        new WindowBounds(ContainedPath.root(file), log::add).save(new Rectangle(1, 2, 3, 4));
        assertEquals(1, log.size());
        assertEquals("the inspector's position is not saved", log.get(0).split(":")[0]);
    }
}
