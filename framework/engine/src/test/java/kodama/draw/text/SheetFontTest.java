package kodama.draw.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.draw.OffscreenPresenter;
import org.junit.jupiter.api.Test;

class SheetFontTest {
    private static final int RED = 0xFFFF0000;

    private static Image image(String... rows) {
        int[] pixels = new int[rows.length * rows[0].length()];
        for (int i = 0; i < pixels.length; i++) {
            char dot = rows[i / rows[0].length()].charAt(i % rows[0].length());
            pixels[i] = dot == '#' ? -1 : dot == '|' ? RED : 0;
        }
        return new Image("digits", rows[0].length(), rows.length, pixels);
    }

    private static SheetFont.Slicing cells(String letters, int width, int height, boolean proportional) {
        return new SheetFont.Slicing(letters, width, height, proportional, proportional ? 1 : 0, 0, 0);
    }

    private static SheetFont.Slicing columns(String letters) {
        return new SheetFont.Slicing(letters, 0, 0, false, 1, 0, 0);
    }

    @Test
    void cellsAreCountedFromTheLeftThenDown() {
        SheetFont font = new SheetFont("f", image("#.##", "##.."), cells("ab\u3042", 2, 1, false));
        assertEquals(2, font.glyph('a').advance());
        assertEquals(1, font.height());
        assertEquals(3, font.lineHeight());
        assertTrue(font.has('あ'));
        assertFalse(font.has('c'));
    }

    @Test
    void aProportionalLetterHasTheWidthOfItsVisiblePartPlusADot() {
        SheetFont font = new SheetFont("f", image(".#..####....", ".#..#..#...."), cells("1O_", 4, 2, true));
        assertEquals(2, font.glyph('1').advance());
        assertEquals(5, font.glyph('O').advance());
        assertEquals(4, font.glyph('_').advance());
    }

    @Test
    void withoutASizeLettersStandBetweenColumnsOfOneColor() {
        SheetFont font = new SheetFont("f", image("|#|##||.|", "|#|##||.|"), columns("ij "));
        assertEquals(2, font.glyph('i').advance());
        assertEquals(3, font.glyph('j').advance());
        assertEquals(2, font.glyph(' ').advance());
    }

    @Test
    void aBlankNeedsNoPicture() {
        SheetFont.Slicing cut = new SheetFont.Slicing("a", 1, 1, false, 0, 7, 0);
        assertEquals(7, new SheetFont("f", image("#"), cut).glyph(' ').advance());
    }

    @Test
    void lettersAndPictureMustMatch() {
        Image image = image("|#|#");
        refused("font 'f': it lists no letters", image, cells("", 1, 1, false));
        refused(
                "font 'f': it lists 5 letters, but picture 'digits' has 4 cells of 1x1",
                image,
                cells("abcde", 1, 1, false));
        refused("font 'f': it lists 'a' twice", image, cells("aa", 1, 1, false));
        refused(
                "font 'f': it lists 1 letters, but picture 'digits' has 2 between columns of the color of its top left"
                        + " pixel",
                image,
                columns("a"));
        assertEquals(
                "height of a letter of font 'f' must be between 1 and 1 but was 2",
                assertThrows(IllegalArgumentException.class, () -> new SheetFont("f", image, cells("a", 1, 2, false)))
                        .getMessage());
        assertEquals(
                "width of a letter of font 'f' must be between 1 and 4 but was 5",
                assertThrows(IllegalArgumentException.class, () -> new SheetFont("f", image, cells("a", 5, 1, false)))
                        .getMessage());
    }

    private static void refused(String message, Image image, SheetFont.Slicing cut) {
        assertEquals(
                message,
                assertThrows(FontFailure.class, () -> new SheetFont("f", image, cut))
                        .getMessage());
    }

    @Test
    void picturesOfStrangersAreCutOrRefused(@Seed(2) Random random) {
        OffscreenPresenter presenter = new OffscreenPresenter(16, 8);
        FrameBuffer frame = new FrameBuffer(16, 8);
        for (int i = 0; i < 128; i++) frame.pixels()[i] = i * 0x10305;
        presenter.present(frame);
        byte[] png = presenter.png();
        byte[][] file = {png};
        Images images = new Images(path -> file[0], new LeakTracker());
        for (int i = 0; i < 10_000; i++) {
            file[0] = Mutation.of(png, random);
            try {
                new SheetFont("f", images.read("f"), i % 2 == 0 ? cells("0123", 4, 8, true) : columns("0123"));
            } catch (ImageFailure | IllegalArgumentException | FontFailure refused) {
                assertTrue(refused.getMessage().contains("f"), refused.getMessage());
            }
        }
    }
}
