package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player of a packed game presses F10. */
class ClipsTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private Path game;

    @BeforeEach
    void game() throws IOException {
        game = Files.createDirectories(folder.resolve("kodama/game/scenes")).getParent();
        Files.writeString(game.resolve("game.lua"), "return { width = 32, height = 16 }");
        Files.writeString(
                game.resolve("scenes/main.lua"),
                "return function(self) self.draw = function() draw.rect(time.tick % 28, 4, 3, 3) end"
                        + " wait_forever() end");
    }

    private void play(String... more) throws IOException {
        PrintWriter printed = new PrintWriter(out, true);
        List<String> args =
                Stream.concat(Stream.of("--headless"), Stream.of(more)).toList();
        try (URLClassLoader jar = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            new PackedGame(jar, PackedMain.GAME_PREFIX)
                    .play(new ConsoleWriters(printed, printed), "java -jar a.jar", args.toArray(String[]::new));
        }
    }

    private Path saves() {
        return folder.resolve("saves");
    }

    /** Returns the number of pictures of the only clip. */
    private int pictures() throws IOException {
        List<Path> clips;
        try (Stream<Path> files = Files.list(saves().resolve("clips"))) {
            clips = files.toList();
        }
        assertEquals(1, clips.size(), clips.toString());
        assertTrue(out.toString().contains("clip saved: " + clips.get(0)), out.toString());
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(clips.get(0).toFile())) {
            reader.setInput(in);
            return reader.getNumImages(true);
        } finally {
            reader.dispose();
        }
    }

    @Test
    void theRunSoFarIsSavedIfItIsShort() throws IOException {
        play("--saves", saves().toString(), "--keys", "40 F10", "--ticks", "45");
        assertEquals(20, pictures());
    }

    @Test
    void onlyTheLastTenSecondsAreSaved() throws IOException {
        play("--saves", saves().toString(), "--keys", "700 F10", "--ticks", "705");
        assertEquals(300, pictures());
    }

    @Test
    void aReplayIsCapturedToo() throws IOException {
        Path replay = folder.resolve("a.kreplay");
        play("--record", replay.toString(), "--ticks", "60");
        play("--replay", replay.toString(), "--saves", saves().toString(), "--keys", "40 F10");
        assertEquals(20, pictures());
    }

    @Test
    void aFolderThatCannotBeWrittenIsReported() throws IOException {
        Files.writeString(Files.createDirectory(saves()).resolve("clips"), "a file");
        play("--saves", saves().toString(), "--keys", "40 F10", "--ticks", "45");
        assertTrue(out.toString().contains("no clip was saved: "), out.toString());
    }

    @Test
    void aRunWithoutSavesHasNoClips() throws IOException {
        play("--keys", "40 F10", "--ticks", "45");
        assertFalse(out.toString().contains("clip"), out.toString());
    }

    @Test
    void theGameMayTakeTheKeyForItself() throws IOException {
        Files.writeString(
                game.resolve("game.lua"), "return { width = 32, height = 16, player_keys = { clip = false } }");
        play("--saves", saves().toString(), "--keys", "40 F10", "--ticks", "45");
        assertFalse(Files.exists(saves().resolve("clips")));
    }
}
