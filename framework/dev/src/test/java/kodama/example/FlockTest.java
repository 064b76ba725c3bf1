package kodama.example;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import kodama.draw.Image;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The example with parallel tasks has the same result on any number of cores. */
@Timeout(60)
class FlockTest {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;

    private static int[] pixels(Image picture) {
        int[] pixels = new int[WIDTH * HEIGHT];
        for (int i = 0; i < pixels.length; i++) pixels[i] = picture.pixel(i % WIDTH, i / WIDTH);
        return pixels;
    }

    private static int[] play(ClassLoader classes, int cores, int ticks) {
        ExampleGame game =
                ExampleGame.open("flock", classes, cores).ticks(ticks).close();
        assertEquals("[]", game.errors().toString());
        return pixels(game.picture());
    }

    @Test
    void oneCoreAndFourGiveTheSameResult(@TempDir Path temp) {
        ClassLoader classes = ExampleClasses.compiled(ExampleGame.folder("flock"), temp);
        for (int ticks : new int[] {1, 200, 600}) {
            assertArrayEquals(play(classes, 1, ticks), play(classes, 4, ticks), "tick " + ticks);
        }
    }
}
