package kodama.example;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import kodama.draw.Image;
import org.junit.jupiter.api.Test;

/** Birds that think at once, and what does not depend on how many cores they have for it. */
class FlockTest extends InExample {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;

    FlockTest() {
        super("flock");
    }

    @Override
    ClassLoader classes() {
        return ExampleClasses.compiled(ExampleGame.folder("flock"), temp);
    }

    private static int[] pixels(Image picture) {
        int[] pixels = new int[WIDTH * HEIGHT];
        for (int i = 0; i < pixels.length; i++) pixels[i] = picture.pixel(i % WIDTH, i / WIDTH);
        return pixels;
    }

    private int[] play(ClassLoader classes, int cores, int ticks) {
        ExampleGame game =
                ExampleGame.open("flock", classes, cores).ticks(ticks).close();
        assertEquals("[]", game.errors().toString());
        return pixels(game.picture());
    }

    @Test
    void oneCoreAndFourFlyTheSameWay() {
        ClassLoader classes = classes();
        for (int ticks : new int[] {1, 200, 600}) {
            assertArrayEquals(play(classes, 1, ticks), play(classes, 4, ticks), "tick " + ticks);
        }
    }

    @Test
    void theFlockFollowsItsGoal() {
        String spec = """
                local flock = spawn('flock.Flock', { birds = 50, x = 40, y = 40 })
                wait(300)
                flock.x, flock.y = 280, 200
                wait(300)""";
        ExampleGame game = spec(spec).ticks(300);
        assertTrue(birds(game.picture(), 0) > birds(game.picture(), WIDTH / 2));
        assertTrue(birds(game.ticks(300).picture(), 0) < birds(game.picture(), WIDTH / 2));
    }

    /** How many pixels of birds a half of the picture has, from a column on. */
    private static int birds(Image picture, int left) {
        int count = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = left; x < left + WIDTH / 2; x++) if (picture.pixel(x, y) != 0xFF000000) count++;
        }
        return count;
    }
}
