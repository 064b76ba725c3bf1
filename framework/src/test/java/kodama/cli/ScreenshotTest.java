package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        Path picture = folder.resolve("a.png");
        String[] all = Arrays.copyOf(options, options.length + 2);
        all[options.length] = "--screenshot";
        all[options.length + 1] = picture.toString();
        new Shell(folder).game(SCENE).play(all).succeeds();
        return Files.readAllBytes(picture);
    }

    @Test
    void theSameSeedGivesTheSamePicture() throws IOException {
        assertArrayEquals(picture("--seed", "7"), picture("--seed", "7"));
    }

    @Test
    void anotherSeedGivesAnother() throws IOException {
        assertFalse(Arrays.equals(picture("--seed", "7"), picture("--seed", "8")));
    }

    @Test
    void oneThreadDrawsWhatTwoDo() throws IOException {
        assertArrayEquals(picture("--seed", "7"), picture("--seed", "7", "--single-thread"));
    }
}
