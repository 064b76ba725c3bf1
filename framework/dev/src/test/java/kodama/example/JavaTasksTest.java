package kodama.example;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import kodama.draw.Image;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Rockets in Lua and in Java do the same in the same ticks. */
@Timeout(60)
class JavaTasksTest {
    private static final int COLUMN = 80;
    private static final int ABOVE_THE_HILLS = 180;

    /** Pixels of a rocket against the sky, whose color is that at the left edge. */
    private static boolean[] outline(Image picture, int column) {
        boolean[] seen = new boolean[COLUMN * ABOVE_THE_HILLS];
        for (int i = 0; i < seen.length; i++) {
            int y = i / COLUMN;
            seen[i] = picture.pixel(column * COLUMN + i % COLUMN, y) != picture.pixel(0, y);
        }
        return seen;
    }

    private static int count(boolean[] seen) {
        int n = 0;
        for (boolean pixel : seen) if (pixel) n++;
        return n;
    }

    @Test
    void coroutinesStatesPhasesAndStepsBehaveTheSame(@TempDir Path temp) {
        Path folder = ExampleGame.folder("java-tasks");
        ExampleGame game = ExampleGame.open("java-tasks", ExampleClasses.compiled(folder, temp));
        int most = 0;
        for (int tick = 1; tick <= 400; tick++) {
            Image picture = game.ticks(1).picture();
            boolean[] lua = outline(picture, 0);
            for (int i = 1; i < 4; i++) assertArrayEquals(lua, outline(picture, i), "rocket " + i + ", tick " + tick);
            most = Math.max(most, count(lua));
        }
        assertTrue(most > 50, "most pixels: " + most);
        assertEquals(List.of(), game.errors());
    }
}
