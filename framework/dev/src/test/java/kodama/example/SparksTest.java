package kodama.example;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import kodama.draw.Image;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Sparks, which are not tasks, take part in updating and drawing like tasks. */
@Timeout(60)
class SparksTest {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;

    private static int[] pixels(Image picture) {
        int[] pixels = new int[WIDTH * HEIGHT];
        for (int i = 0; i < pixels.length; i++) pixels[i] = picture.pixel(i % WIDTH, i / WIDTH);
        return pixels;
    }

    private static ExampleGame play(ClassLoader classes, int cores, int ticks) {
        return ExampleGame.open("sparks", classes, cores).ticks(ticks);
    }

    @Test
    void sparksAreDeterministicAndEndWithTheWorld(@TempDir Path temp) {
        ClassLoader classes = ExampleClasses.compiled(ExampleGame.folder("sparks"), temp);
        ExampleGame once = play(classes, 1, 200).close();
        ExampleGame again = play(classes, 3, 200).close();
        assertArrayEquals(pixels(once.picture()), pixels(again.picture()));
        assertTrue(once.colors() > 30, "colors: " + once.colors());
        int[] first = pixels(play(classes, 1, 20).close().picture());
        ExampleGame reset = play(classes, 1, 200).reset().ticks(20).close();
        assertArrayEquals(first, pixels(reset.picture()));
        assertEquals("[]", reset.errors().toString());
    }
}
