package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FontTest {
    private static final String EXTRA = "©▶♥★«»°";

    private final Font font = Font.builtIn();

    @Test
    void everyPromisedCharacterHasAPictureOfItsOwn() {
        Set<Long> seen = new HashSet<>();
        for (int c = 32; c < 127; c++) assertTrue(seen.add(font.rows(c)), "picture of " + (char) c);
        for (char c : EXTRA.toCharArray()) assertTrue(seen.add(font.rows(c)), "picture of " + c);
        assertTrue(seen.add(font.rows(0xFFFD)));
    }

    @Test
    void onlyTheSpaceIsEmpty() {
        assertEquals(0, font.rows(' '));
        for (int c = 33; c < 127; c++) assertNotEquals(0, font.rows(c));
    }

    @Test
    void unknownCharactersAreABox() {
        long box = font.rows(0xFFFD);
        for (int c : new int[] {0, '\t', 127, 'é', 'あ', 0x1F600}) assertEquals(box, font.rows(c));
    }

    @Test
    void lettersNeverTouchTheNext() {
        long lastColumn = 0x0101010101010101L;
        for (int c = 32; c < 127; c++) assertEquals(0, font.rows(c) & lastColumn, "last column of " + (char) c);
    }

    @Test
    void textIsMeasuredByItsLongestLine() {
        assertEquals(0, Font.width("", 1));
        assertEquals(40, Font.width("a\nHello\nabc", 1));
        assertEquals(48, Font.width("a♥😀", 2));
        assertEquals(8, Font.height("", 1));
        assertEquals(56, Font.height("a\nb\n", 2));
    }
}
