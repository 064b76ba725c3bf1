package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PixelFontTest {
    private static final String EXTRA = "©▶♥★«»°";

    private final PixelFont font = PixelFont.builtIn();

    @Test
    void everyPromisedCharacterHasItsOwnPicture() {
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
        for (int c : new int[] {0, '\t', 127, 0x80, '한', 0x1F600}) assertEquals(box, font.rows(c));
    }

    @Test
    void japaneseAndItsSignsComeFromMisaki() {
        for (int c : "あアｱ漢字、。「」！ーЖΩ→".codePoints().toArray())
            assertTrue(font.has(c), "picture of " + Character.toString(c));
        assertEquals(
                List.of("..#.....", ".#####..", "..#.....", ".#####..", "#.#.#.#.", "#.##..#.", ".##..#..", "........"),
                FrameRows.ofDots(font.rows('あ')));
    }

    @Test
    void lettersOfEuropeanLanguagesExist() {
        String french = "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»";
        String german = "äöüßÄÖÜ";
        String spanish = "áéíñóúü¡¿ÁÉÍÑÓÚÜªº";
        String others = "åøðþÅØÐÞãõÃÕąćęłńśźżĄĆĘŁŃŚŹŻčďěňřšťůýžČĎĚŇŘŠŤŮÝŽőűŐŰğışİŞțșȚȘāēģīķļņūĀĒĢĪĶĻŅŪ€£";
        Set<Long> seen = new HashSet<>();
        long lastColumn = 0x0101010101010101L;
        for (int c :
                (french + german + spanish + others).codePoints().distinct().toArray()) {
            String name = Character.toString(c);
            assertTrue(font.has(c), name);
            assertTrue(seen.add(font.rows(c)) || "ĐțȚșȘ".contains(name) || isRound(name), "picture of " + name);
            assertEquals(0, font.rows(c) & lastColumn & (c == '»' || c == '«' ? 0 : -1), "last column of " + name);
        }
    }

    /** With five rows, a capital O or Z looks like the small letter. */
    private static boolean isRound(String letter) {
        return "oOzZ".indexOf(Normalizer.normalize(letter, Normalizer.Form.NFD).charAt(0)) >= 0;
    }

    @Test
    void aLetterWithAnAccentIsComposed() {
        assertEquals(
                List.of("...##...", "..##....", ".#####..", "##...##.", "#######.", "##......", ".#####..", "........"),
                FrameRows.ofDots(font.rows('é')));
        assertEquals(
                List.of("...##...", "..##....", "#######.", "##......", "#####...", "##......", "#######.", "........"),
                FrameRows.ofDots(font.rows('É')));
        assertEquals(
                List.of("..####..", ".##..##.", "##......", "##......", "##......", ".##..##.", "..####..", "..##...."),
                FrameRows.ofDots(font.rows('Ç')));
    }

    @Test
    void allKanjiOfBothLevelsExist() {
        Charset jis = Charset.forName("EUC-JP");
        for (int row = 0xB0; row <= 0xF4; row++)
            for (int column = 0xA1; column <= (row == 0xCF ? 0xD3 : row == 0xF4 ? 0xA6 : 0xFE); column++) {
                String kanji = new String(new byte[] {(byte) row, (byte) column}, jis);
                assertTrue(font.has(kanji.codePointAt(0)), kanji);
            }
    }

    @Test
    void lettersNeverTouchTheNext() {
        long lastColumn = 0x0101010101010101L;
        for (int c = 32; c < 127; c++) assertEquals(0, font.rows(c) & lastColumn, "last column of " + (char) c);
    }

    @Test
    void textIsMeasuredByItsLongestLine() {
        assertEquals(0, PixelFont.width("", 1));
        assertEquals(40, PixelFont.width("a\nHello\nabc", 1));
        assertEquals(48, PixelFont.width("a♥😀", 2));
        assertEquals(8, PixelFont.height("", 1));
        assertEquals(56, PixelFont.height("a\nb\n", 2));
    }
}
