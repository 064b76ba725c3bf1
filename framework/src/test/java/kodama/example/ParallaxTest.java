package kodama.example;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import kodama.draw.Image;
import org.junit.jupiter.api.Test;

/** One function, two tasks: they differ in map, speed and layer. */
class ParallaxTest extends InExample {
    ParallaxTest() {
        super("parallax");
    }

    private static String scroll(String map, double speed) {
        return "spawn(require 'scroll', { map = require 'maps." + map + "', speed = " + speed + " })";
    }

    private static void assertMoved(int pixels, Image before, Image after) {
        int different = 0;
        for (int y = 0; y < before.height(); y++) {
            for (int x = 0; x < before.width() - pixels; x++) {
                assertEquals(before.pixel(x + pixels, y), after.pixel(x, y), "at " + x + ", " + y);
                if (before.pixel(x, y) != after.pixel(x, y)) different++;
            }
        }
        assertTrue(different > 100, "moved pixels: " + different);
    }

    @Test
    void theFarMapGoesAsFastAsItsTaskWasTold() {
        ExampleGame game = spec(scroll("far", 0.5)).ticks(3);
        assertMoved(10, game.picture(), game.ticks(20).picture());
    }

    @Test
    void theNearMapGoesFasterByTheSameFunction() {
        ExampleGame game = spec(scroll("near", 2)).ticks(3);
        assertMoved(40, game.picture(), game.ticks(20).picture());
    }

    @Test
    void aMapComesRoundAgain() {
        ExampleGame game = spec(scroll("near", 2)).ticks(3);
        int[] before = column(game.picture());
        assertArrayEquals(before, column(game.ticks(64 * 8 / 2).picture()));
    }

    private static int[] column(Image picture) {
        int[] pixels = new int[picture.height()];
        for (int y = 0; y < pixels.length; y++) pixels[y] = picture.pixel(100, y);
        return pixels;
    }

    @Test
    void theNearTaskIsDrawnOverTheFarOne() {
        int wall = 0xFF12122C;
        Image alone = spec(scroll("near", 1.6)).ticks(50).picture();
        Image both = open().ticks(50).picture();
        int walls = 0;
        for (int y = 0; y < both.height(); y++) {
            for (int x = 0; x < both.width(); x++) {
                if (alone.pixel(x, y) != wall) continue;
                assertEquals(wall, both.pixel(x, y));
                walls++;
            }
        }
        assertTrue(walls > 1000, "wall pixels: " + walls);
    }
}
