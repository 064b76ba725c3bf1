package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import kodama.dev.ui.Palette;
import kodama.draw.Viewport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScreenshotTest {
    private static final String SCENE = """
            while true do
              local x = math.random(32)
              spawn(function(task) task.draw = function() draw.disc(x, task.x, 2, math.random(0xffffff)) end wait(20) end,
                { x = math.random(16), priority = math.random() })
              wait(math.random(3))
            end
            """;

    @TempDir
    private Path folder;

    private byte[] picture(String... options) throws IOException {
        return pictureOf(SCENE, options);
    }

    private byte[] pictureOf(String scene, String... options) throws IOException {
        Path picture = folder.resolve("a.png");
        String[] all = Arrays.copyOf(options, options.length + 2);
        all[options.length] = "--screenshot";
        all[options.length + 1] = picture.toString();
        new Shell(folder).game(scene).play(all).succeeds();
        return Files.readAllBytes(picture);
    }

    @Test
    void theSameSeedGivesTheSamePicture() throws IOException {
        assertArrayEquals(picture("--seed", "7"), picture("--seed", "7"));
    }

    @Test
    void aPictureShowsASmoothGameAtItsLastTick() throws IOException {
        String scene = """
                time.frame_rate(120)
                spawn(function(self) while true do self.x = self.x + 2 wait(1) end end,
                  { x = 0, smooth = %s, draw = function(me) draw.rect(me.x, 4, 2, 2, 0xffffff) end })
                wait_forever()
                """;
        byte[] plain = pictureOf(scene.formatted(false));
        assertArrayEquals(plain, pictureOf(scene.formatted(true)));
    }

    @Test
    void anotherSeedGivesAnother() throws IOException {
        assertFalse(Arrays.equals(picture("--seed", "7"), picture("--seed", "8")));
    }

    @Test
    void aWindowIsShownInItsOwnSizeWithABorder() throws IOException {
        Path file = folder.resolve("a.png");
        picture("--window-size", "100x70");
        BufferedImage shown = ImageIO.read(file.toFile());
        assertEquals("100x70", shown.getWidth() + "x" + shown.getHeight());
        assertEquals(Viewport.BORDER, shown.getRGB(0, 0));
    }

    @Test
    void anErrorIsVisibleInARenderedWindow() throws IOException {
        Path file = folder.resolve("a.png");
        new Shell(folder).game("error 'no stars'").play("--window-size", "320x240", "--screenshot", file.toString());
        BufferedImage shown = ImageIO.read(file.toFile());
        assertEquals(Palette.GROUND, shown.getRGB(319, 120), "the ground of the error screen");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "640 | --window-size must be a size such as 640x480 but was '640'",
                "640x0 | --window-size: the height must be from 1 to 16384 but was 0",
                "99999x9 | --window-size: the width must be from 1 to 16384 but was 99999"
            })
    void anInvalidSizeIsRejected(String size, String message) {
        new Shell(folder).game(SCENE).play("--window-size", size).refuses("kodama: " + message);
    }

    @Test
    void oneThreadDrawsWhatTwoDo() throws IOException {
        assertArrayEquals(picture("--seed", "7"), picture("--seed", "7", "--single-thread"));
    }
}
