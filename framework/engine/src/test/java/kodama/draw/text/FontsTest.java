package kodama.draw.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.base.LeakTracker;
import kodama.draw.Images;
import kodama.draw.awt.OutlineFontFile;
import kodama.file.GameFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FontsTest {
    @TempDir
    private Path folder;

    private Fonts fonts;

    @BeforeEach
    void open() {
        GameFiles files = GameFiles.folder(folder);
        LeakTracker leaks = new LeakTracker();
        fonts = new Fonts(files, new Images(files::read, leaks), OutlineFontFile::new, leaks);
    }

    @Test
    void theFrameworksFontsAreFoundByName() {
        Font large = fonts.font("kodama12", 0, false);
        assertSame(fonts.small(), fonts.font("kodama8", 0, false));
        assertSame(large, fonts.font("kodama12", 0, false));
        assertEquals(6, large.glyph('A').advance());
        assertEquals(12, large.glyph('漢').advance());
        assertEquals(13, large.height());
        assertEquals(15, large.lineHeight());
        for (int code : "Aé森あア。…〜～".codePoints().toArray()) assertTrue(large.has(code), Character.toString(code));
        assertFalse(large.has(0x1F600));
        assertEquals(6, large.glyph(0x1F600).advance());
        assertEquals(0, large.glyph(' ').pixels());
    }

    @Test
    void anOutlineFontIsDrawnAtAnySize() throws IOException {
        Files.write(folder.resolve("tiny.ttf"), TinyFont.file());
        Font small = fonts.font("tiny", 0, false);
        Font large = fonts.font("tiny", 32, false);
        assertEquals(10, small.glyph('A').advance());
        assertEquals(8 * 8, small.glyph('A').pixels());
        assertEquals(19, large.glyph('A').advance());
        assertEquals(16 * 16, large.glyph('A').pixels());
        assertEquals(16, small.height());
        assertEquals(18, small.lineHeight());
        assertTrue(small.has('A'));
        assertFalse(small.has('B'));
        assertEquals(9, small.glyph('B').advance());
        assertSame(large, fonts.font("tiny", 32, false));
        assertNotSame(large, fonts.font("tiny", 32, true));
    }

    @Test
    void theSizeOfAnOutlineFontIsLimited() throws IOException {
        Files.write(folder.resolve("tiny.otf"), TinyFont.file());
        failed("font 'tiny': size must be from 4 to 256 but was 3", "tiny", 3);
        failed("font 'tiny': size must be from 4 to 256 but was 257", "tiny", 257);
        failed("font 'kodama8' has a fixed size; use 'scale' to enlarge it", "kodama8", 8);
    }

    private void failed(String message, String name, int size) {
        assertEquals(
                message,
                assertThrows(FontFailure.class, () -> fonts.font(name, size, false))
                        .getMessage());
    }

    @Test
    void errorNamesAMissingFont() {
        failed(
                "there is no font 'titel': no file titel.fnt, .ttf or .otf; the built-in fonts"
                        + " are kodama8 and kodama12",
                "titel",
                0);
    }

    @Test
    void otherFilesAreRejectedWithAReason() throws IOException {
        refused("it is not a TrueType or OpenType font", new byte[3]);
        refused("it is not a TrueType or OpenType font", new byte[100]);
        refused("it has no table 'cmap'", changed(0x00010000, 0));
        refused("it ends too early", changed(0x4F54544F, 7));
        refused(
                "it is a web font (WOFF), which Java does not read; use the font's .ttf or .otf file",
                changed(0x774F4646, 0));
        refused(
                "it is a web font (WOFF), which Java does not read; use the font's .ttf or .otf file",
                changed(0x774F4632, 0));
        refused("it is a collection of fonts; use the .ttf or .otf file of one of them", changed(0x74746366, 0));
        byte[] damaged = TinyFont.file();
        ByteBuffer.wrap(damaged).putInt(12 + 8, damaged.length);
        refused("it ends too early", damaged);
    }

    private static byte[] changed(int kind, int tables) {
        return ByteBuffer.allocate(20).putInt(kind).putShort((short) tables).array();
    }

    private void refused(String reason, byte[] file) throws IOException {
        Files.write(folder.resolve("bad.ttf"), file);
        fonts.clearFailures();
        failed("font 'bad' cannot be read: " + reason, "bad", 0);
    }

    @Test
    void aSavedFontIsReadAgain() throws IOException {
        Files.write(folder.resolve("tiny.ttf"), TinyFont.file());
        Font before = fonts.font("tiny", 16, false);
        assertEquals(List.of("tiny"), fonts.namesOf("tiny.ttf"));
        assertEquals(List.of("fonts/tiny"), fonts.namesOf("fonts/tiny.fnt"));
        assertEquals(List.of(), fonts.namesOf("tiny.png"));
        assertTrue(fonts.reload("tiny"));
        assertNotSame(before, fonts.font("tiny", 16, false));
    }
}
