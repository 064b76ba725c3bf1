package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GlyphSheetTest {
    /** Two letters of three by two dots. */
    private static final byte[] TWO_LETTERS = {3, 2, 0, 2, 0, 'a', 0x30, 0x42, (byte) 0b101_010_00, (byte) 0b111_000_00
    };

    @Test
    void aLetterIsFoundByItsCodeAndDrawnInWhite() {
        GlyphSheet sheet = new GlyphSheet(TWO_LETTERS);
        assertEquals(2, sheet.count());
        assertEquals(List.of("#.#", ".#."), rows(sheet.image(sheet.find('a'))));
        assertEquals(List.of("###", "..."), rows(sheet.image(sheet.find('あ'))));
    }

    @Test
    void missingLettersAreNotFound() {
        GlyphSheet sheet = new GlyphSheet(TWO_LETTERS);
        for (int code : new int[] {0, 'b', 0xFFFF, 0x10061}) assertTrue(sheet.find(code) < 0);
    }

    @Test
    void errorNamesAMissingSheet() {
        IllegalStateException failed = assertThrows(IllegalStateException.class, () -> GlyphSheet.load("none.glyphs"));
        assertEquals("kodama/draw/none.glyphs is missing from the jar", failed.getMessage());
    }

    /** The fonts are expected where Debian installs them, or below a folder given by {@code -Dfonts=…}. */
    @Test
    void theSheetsEqualThoseMadeFromTheFonts() throws IOException, FontFormatException {
        Path fonts = Path.of(System.getProperty("fonts", "/usr/share/fonts"));
        assumeTrue(
                Files.isDirectory(fonts.resolve("truetype/misaki")) && Files.isDirectory(fonts.resolve("X11/misc")),
                "the fonts Misaki and X11 misc are not installed");
        for (Map.Entry<String, byte[]> made : GlyphSheetMaker.sheets(fonts).entrySet())
            try (InputStream kept = GlyphSheet.class.getResourceAsStream(made.getKey())) {
                assertArrayEquals(made.getValue(), kept.readAllBytes(), made.getKey());
            }
    }

    private static List<String> rows(Image image) {
        FrameBuffer frame = new FrameBuffer(image.width(), image.height());
        DrawList list = new DrawList();
        list.sprite(image, 0, 0);
        new Rasterizer().draw(list, frame);
        return FrameRows.of(frame);
    }
}
