package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.base.LeakTracker;
import kodama.cli.dev.Main;
import kodama.draw.Image;
import kodama.draw.Images;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The example is played like a game, from a copy whose classes are compiled by this test. */
@Timeout(60)
class OwnLoopTest {
    private static final Path EXAMPLE = ExampleGame.folder("own-loop");
    private static final int GOLD = 0xFFFFD060;
    private static final int PAPER = 0xFF243050;
    private static final int INK = 0xFFE0E8FF;

    @TempDir
    private Path temp;

    @BeforeEach
    void copy() throws IOException {
        ExampleClasses.compiled(EXAMPLE, temp);
        Files.createDirectories(temp.resolve("scenes"));
        Files.copy(EXAMPLE.resolve("scenes/main.lua"), temp.resolve("scenes/main.lua"));
        Files.copy(EXAMPLE.resolve("game.lua"), temp.resolve("game.lua"));
    }

    private Image play(String... options) {
        String[] all = new String[options.length + 5];
        System.arraycopy(
                new String[] {"run", temp.toString(), "--headless", "--screenshot", temp + "/a.png"}, 0, all, 0, 5);
        System.arraycopy(options, 0, all, 5, options.length);
        assertEquals(0, Main.run(all));
        return new Images(this::read, new LeakTracker()).get("a");
    }

    private byte[] read(String path) {
        try {
            return Files.readAllBytes(temp.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int countInk(Image picture) {
        int n = 0;
        for (int i = 0; i < 30 * 50; i++) if (picture.pixel(24 + i % 30, 44 + i / 30) == INK) n++;
        return n;
    }

    @Test
    void theSubsystemKeepsScoresAcrossASimpleReset() {
        assertEquals(0, countInk(play("--ticks", "170", "--keys", "10 Z, 20 Z, 30 Z")));
        int three = countInk(play("--ticks", "182", "--keys", "10 Z, 20 Z, 30 Z"));
        assertEquals(true, three > 5);
        assertEquals(three, countInk(play("--ticks", "250", "--keys", "10 Z, 20 Z, 30 Z, 190 ENTER")));
    }

    @Test
    void theEditorOpensFromTheGameAndReturnsTheBadge() {
        Image before = play("--ticks", "5");
        assertEquals(PAPER, before.pixel(93, 49));
        assertEquals(GOLD, before.pixel(103, 49));
        Image after = play("--ticks", "60", "--keys", "3 X, 10 Z, 14 RIGHT, 18 RIGHT, 22 Z, 30 ESCAPE");
        assertEquals(GOLD, after.pixel(93, 49));
        assertEquals(PAPER, after.pixel(103, 49));
    }

    @Test
    void theEditorOpensFromTheCommandLine() {
        Image picture = play("--ticks", "20", "--loop", "editor", "--keys", "3 DOWN, 6 Z");
        assertEquals(PAPER, picture.pixel(33, 7));
        assertEquals(GOLD, picture.pixel(33, 19));
    }
}
