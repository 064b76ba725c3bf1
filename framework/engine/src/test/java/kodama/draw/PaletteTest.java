package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class PaletteTest {
    private static final int[] FROM = {0x000001, 0x000002, 0x000003};
    private final Palette palette = new Palette(FROM, new int[] {0xFFFF0000, 0xFF00FF00, 0x800000FF});

    @Test
    void colorsOfThePaletteAreReplacedAndOthersStay() {
        assertEquals(0xFFFF0000, palette.color(0xFF000001));
        assertEquals(0x40FF0000, palette.color(0x40000001));
        assertEquals(0x800000FF, palette.color(0xFF000003));
        assertEquals(0xFF000004, palette.color(0xFF000004));
    }

    @Test
    void theFirstEntryOfAColorCounts() {
        Palette twice = new Palette(new int[] {7, 7}, new int[] {0xFF000001, 0xFF000002});
        assertEquals(0xFF000001, twice.color(0xFF000007));
    }

    @Test
    void aStripHasOldColorsInItsFirstRow() {
        Image strip = new Image("strip", 2, 2, new int[] {0xFF000001, 0xFF000002, 0xFF111111, 0xFF222222});
        assertEquals(0xFF222222, Palette.ofStrip(strip, 1).color(0xFF000002));
        assertEquals(0xFF000002, Palette.ofStrip(strip, 0).color(0xFF000002));
    }

    @Test
    void colorsFadeFromOnePaletteToAnother() {
        Palette night = new Palette(FROM, new int[] {0xFF0000FF, 0xFF00FF00, 0});
        assertEquals(palette.color(0xFF000001), palette.mix(night, 0).color(0xFF000001));
        assertEquals(night.color(0xFF000001), palette.mix(night, 1).color(0xFF000001));
        assertEquals(0xFF7E0080, palette.mix(night, 0.5).color(0xFF000001));
        assertEquals(0x40, palette.mix(night, 0.5).color(0xFF000003) >>> 24, 1);
    }

    @Test
    void cycledColorsMoveAlong() {
        Palette cycled = palette.cycle(0, 1, 1);
        assertEquals(0xFF00FF00, cycled.color(0xFF000001));
        assertEquals(0xFFFF0000, cycled.color(0xFF000002));
        assertEquals(0x800000FF, cycled.color(0xFF000003));
        assertEquals(0xFFFF0000, palette.cycle(0, 2, -3).color(0xFF000001));
    }

    @Test
    void aLargePaletteFindsEveryColor() {
        int[] from = new int[Palette.MAX_SIZE];
        int[] to = new int[from.length];
        for (int i = 0; i < from.length; i++) {
            from[i] = i * 4_093;
            to[i] = Colors.opaque(i);
        }
        Palette large = new Palette(from, to);
        for (int i = 0; i < from.length; i++) assertEquals(Colors.opaque(i), large.color(Colors.opaque(from[i])));
    }

    @Test
    void wrongSizesAreRejected() {
        refused(
                "a palette needs as many new colors as old ones (1) but got 2",
                () -> new Palette(new int[1], new int[2]));
        refused(
                "number of colors of a palette must be between 0 and 4096 but was 4097",
                () -> new Palette(new int[4097], new int[4097]));
        Image strip = new Image("strip", 2, 2, new int[4]);
        refused("row of palette 'strip' must be between 0 and 1 but was 2", () -> Palette.ofStrip(strip, 2));
        refused("first color to cycle must be between 0 and 2 but was 3", () -> palette.cycle(3, 3, 1));
        refused("last color to cycle must be between 1 and 2 but was 0", () -> palette.cycle(1, 0, 1));
    }

    private static void refused(String message, Executable wrong) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, wrong).getMessage());
    }
}
