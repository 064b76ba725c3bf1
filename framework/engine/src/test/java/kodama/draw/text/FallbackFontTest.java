package kodama.draw.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import kodama.draw.Colors;
import kodama.draw.Image;
import org.junit.jupiter.api.Test;

class FallbackFontTest {
    private static final SheetFont LETTER_A = sheet(16);

    private final Font filled = new FallbackFont(LETTER_A, List.of(BuiltInFont::small));

    private static SheetFont sheet(int side) {
        int[] dots = new int[side * side];
        Arrays.fill(dots, Colors.WHITE);
        return new SheetFont(
                "a", new Image("a", side, side, dots), new SheetFont.Slicing("A", side, side, false, 0, 0, 0));
    }

    @Test
    void existingLettersAreItsOwn() {
        assertSame(LETTER_A.glyph('A'), filled.glyph('A'));
        assertTrue(filled.has('A'));
    }

    @Test
    void missingLettersAreScaledFromTheFallbacks() {
        assertTrue(filled.has('あ'));
        assertEquals(16, filled.glyph('あ').advance());
        assertEquals(16 * 16, filled.glyph('あ').pixels());
        assertEquals(16, filled.height());
    }

    @Test
    void lettersMissingEverywhereAreItsOwnBox() {
        assertFalse(filled.has('ก'));
        assertSame(LETTER_A.glyph('ก'), filled.glyph('ก'));
    }
}
