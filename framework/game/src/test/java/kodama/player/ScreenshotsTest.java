package kodama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import kodama.file.ContainedPath;
import kodama.input.Key;
import kodama.loop.TestGame;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScreenshotsTest {
    private static final LocalDateTime NOW = LocalDateTime.of(2026, 3, 9, 7, 5, 2);

    @TempDir
    private Path folder;

    private @Nullable Path place;
    private final List<String> lines = new ArrayList<>();

    private TestGame game() {
        Toast toast = new Toast(() -> Phrases.in("en"));
        Screenshots screenshots =
                new Screenshots(() -> place == null ? null : ContainedPath.root(place), () -> NOW, toast, lines::add);
        return new TestGame(folder)
                .file("game.lua", "return { width = 320, height = 240 }")
                .under(new PlayerKeys().with("screenshot", screenshots::take, Key.F12), toast)
                .alsoShownOn(screenshots.presenter())
                .hooks(List.of(screenshots))
                .scene("self.draw = function() draw.fill(0x102030) end while true do wait(1) end")
                .ticks(1);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("shots"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private int pixel(String file) throws IOException {
        return ImageIO.read(folder.resolve("shots").resolve(file).toFile()).getRGB(160, 230);
    }

    @Test
    void aKeySavesAScreenshotNamedAfterTheTime() throws IOException {
        place = folder.resolve("shots");
        TestGame game = game().press(Key.F12).ticks(1);
        assertEquals(List.of("2026-03-09_07-05-02.png"), files());
        assertEquals(List.of("screenshot saved: " + place.resolve("2026-03-09_07-05-02.png")), lines);
        assertEquals(0xFF102030, pixel("2026-03-09_07-05-02.png"));
        assertTrue(game.ticks(1).shows("FFFFFF", 0, 220, 320, 240), "a message is shown");
        assertEquals("102030", game.ticks(90).pixel(160, 230));
    }

    @Test
    void screenshotsGetUniqueNamesAndDoNotShowTheMessage() throws IOException {
        place = folder.resolve("shots");
        game().press(Key.F12).ticks(1).release(Key.F12).ticks(1).press(Key.F12).ticks(1);
        assertEquals(List.of("2026-03-09_07-05-02-2.png", "2026-03-09_07-05-02.png"), files());
        assertEquals(0xFF102030, pixel("2026-03-09_07-05-02-2.png"));
    }

    @Test
    void aFailureToWriteIsShownAndTheGameContinues() throws IOException {
        place = Files.writeString(folder.resolve("file"), "").resolve("shots");
        TestGame game = game().press(Key.F12).ticks(2);
        assertTrue(game.shows("FFFFFF", 0, 220, 320, 240));
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aRunThatSavesNoFilesShowsAMessage() {
        assertTrue(game().press(Key.F12).ticks(2).shows("FFFFFF", 0, 220, 320, 240));
    }
}
