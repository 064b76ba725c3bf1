package kodama.draw.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import kodama.Seed;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.GlyphRun;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import org.junit.jupiter.api.Test;

class BmFontTest {
    private static final String TEXT = """
            info face="Test Font" size=8 bold=0
            common lineHeight=9 base=7 scaleW=8 scaleH=4 pages=2 packed=0
            page id=0 file="test_0.png"
            page id=1 file="C:\\fonts\\test_1.png"
            chars count=3
            char id=65 x=0 y=0 width=2 height=3 xoffset=1 yoffset=2 xadvance=4 page=0 chnl=15
            char id=12354 x=4 y=1 width=3 height=3 xoffset=0 yoffset=0 xadvance=5 page=1 chnl=15
            char id=32 x=0 y=0 width=0 height=0 xoffset=0 yoffset=0 xadvance=3 page=0 chnl=15
            kernings count=1
            kerning first=65 second=12354 amount=-1
            """;

    private final Map<String, Image> pictures = new HashMap<>();

    BmFontTest() {
        pictures.put("fonts/test_0", picture(0));
        pictures.put("fonts/test_1", picture(0xFFFFFFFF));
    }

    /** Eight by four pixels, white except for the last one. */
    private static Image picture(int last) {
        int[] pixels = new int[32];
        Arrays.fill(pixels, -1);
        pixels[31] = last;
        return new Image("page", 8, 4, pixels);
    }

    private BmFontFile read(String text) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    private BmFontFile read(byte[] file) throws IOException {
        return new BmFontFile("fonts/test", file, this::picture);
    }

    private Image picture(String name) {
        Image picture = pictures.get(name);
        if (picture == null) throw new IllegalArgumentException("no picture '" + name + "'");
        return picture;
    }

    private Font font(String text) throws IOException {
        return read(text).font(0, false);
    }

    @Test
    void aTextFileIsParsed() throws IOException {
        check(font(TEXT));
    }

    private static void check(Font font) {
        assertEquals(9, font.height());
        assertEquals(9, font.lineHeight());
        assertEquals(4, font.glyph('A').advance());
        assertEquals(6, font.glyph('A').pixels());
        assertEquals(9, font.glyph('あ').pixels());
        assertEquals(0, font.glyph(' ').pixels());
        assertEquals(3, font.glyph(' ').advance());
        assertEquals(-1, font.kerning('A', 'あ'));
        assertEquals(0, font.kerning('あ', 'A'));
        assertTrue(font.has('A'));
        assertFalse(font.has('B'));
        assertNotNull(font.glyph('B'));
    }

    @Test
    void anXmlFileIsReadLikeTheTextFile() throws IOException {
        check(font("<?xml version=\"1.0\"?>\n<font>\n"
                + TEXT.lines()
                        .map(line -> "<" + line.replaceAll("=([^\" ]+)", "=\"$1\"") + "/>\n")
                        .reduce("", String::concat)
                + "</font>"));
    }

    @Test
    void aBinaryFileIsReadLikeTheTextFile() throws IOException {
        check(read(binary()).font(0, false));
    }

    private static byte[] binary() {
        ByteBuffer out = ByteBuffer.allocate(500).order(ByteOrder.LITTLE_ENDIAN);
        out.put(new byte[] {'B', 'M', 'F', 3, 1}).putInt(2).putShort((short) 8);
        out.put((byte) 2).putInt(15).putShort((short) 9).putShort((short) 7).put(new byte[11]);
        byte[] names = "test_0.png\0test_1.png\0".getBytes(StandardCharsets.UTF_8);
        out.put((byte) 3).putInt(names.length).put(names);
        out.put((byte) 4).putInt(60);
        letter(out, 65, 0, 0, 2, 3, 1, 2, 4, 0);
        letter(out, 12354, 4, 1, 3, 3, 0, 0, 5, 1);
        letter(out, 32, 0, 0, 0, 0, 0, 0, 3, 0);
        out.put((byte) 5).putInt(10).putInt(65).putInt(12354).putShort((short) -1);
        return Arrays.copyOf(out.array(), out.position());
    }

    private static void letter(ByteBuffer out, int code, int... numbers) {
        out.putInt(code);
        for (int i = 0; i < 7; i++) out.putShort((short) numbers[i]);
        out.put((byte) numbers[7]).put((byte) 15);
    }

    @Test
    void lettersOfAPackedPageAreReadFromTheirChannels() throws IOException {
        int[] pixels = {0x80FF0000, 0x4000FF00};
        pictures.put("fonts/p", new Image("p", 2, 1, pixels));
        Font font = font("common lineHeight=1 packed=1\npage id=0 file=p.png\n" + packed('r', 4) + packed('g', 2)
                + packed('b', 1) + packed('a', 8));
        assertEquals("255 0", covers(font, 'r'));
        assertEquals("0 255", covers(font, 'g'));
        assertEquals("0 0", covers(font, 'b'));
        assertEquals("128 63", covers(font, 'a'));
    }

    private static String packed(int code, int channel) {
        return "char id=" + code + " x=0 y=0 width=2 height=1 xoffset=0 yoffset=0 xadvance=2 page=0 chnl=" + channel
                + "\n";
    }

    @Test
    void aPageWithoutAlphaHasWhiteLettersOnBlack() throws IOException {
        pictures.put("fonts/p", new Image("p", 2, 1, new int[] {0xFFFFFFFF, 0xFF000000}));
        assertEquals("255 0", covers(font("common lineHeight=1\npage id=0 file=p.png\n" + packed('x', 15)), 'x'));
    }

    /** Brightness of the two pixels of a letter on a black frame. */
    private static String covers(Font font, int code) {
        GlyphRun letters = TextLayout.of(MarkupText.parse(Character.toString(code)), TextStyle.of(font));
        DrawList list = new DrawList();
        list.glyphs(letters, 0, 0, -1, 9);
        FrameBuffer frame = new FrameBuffer(2, 1);
        new Rasterizer().draw(list, frame);
        return (frame.pixels()[0] & 255) + " " + (frame.pixels()[1] & 255);
    }

    @Test
    void aSavedPictureGivesNewLetters() throws IOException {
        BmFontFile file = read(TEXT);
        Font before = file.font(0, false);
        assertEquals(before, file.font(0, false));
        pictures.put("fonts/test_1", picture(0));
        assertFalse(before == file.font(0, false));
    }

    @Test
    void aPictureThatNoLongerMatchesIsReported() throws IOException {
        BmFontFile file = read(TEXT);
        pictures.put("fonts/test_0", new Image("small", 1, 1, new int[1]));
        FontFailure failed = assertThrows(FontFailure.class, () -> file.font(0, false));
        assertEquals(
                "font 'fonts/test' no longer fits: its letter 65 (0,0 2x3) reaches outside picture 'small' (1x1)",
                failed.getMessage());
    }

    @Test
    void missingOrInvalidDataOfAFileIsNamed() {
        refused("it has no line height ('common')", "");
        refused("it has no page ('page')", "common lineHeight=9");
        refused("its line height must be from 1 to 1024 but was 0", "common lineHeight=0");
        refused("its 'common' has no 'lineHeight'", "common base=1");
        refused("its 'common' has lineHeight=x, which is not a number from -32768 to 65535", "common lineHeight=x");
        refused("its page number must be from 0 to 255 but was 256", "page id=256 file=a.png");
        refused("its page 0 has no file name", "page id=0 file=\"\"");
        refused("its pages are not numbered from 0", "common lineHeight=9\npage id=1 file=a.png");
        refused(
                "its picture 'a.tga' is not a PNG picture; set BMFont to write PNG",
                "common lineHeight=9\npage id=0 file=a.tga");
        refused("its letter 65 is on page 7, but there are 2", TEXT.replaceFirst("page=0", "page=7"));
        refused("its letter 65 has a negative place or size", TEXT.replaceFirst("x=0", "x=-1"));
        refused("its letter 65 (0,3 2x3) reaches outside picture 'page' (8x4)", TEXT.replaceFirst("y=0", "y=3"));
    }

    private void refused(String reason, String text) {
        assertEquals(reason, assertThrows(IOException.class, () -> read(text)).getMessage());
    }

    @Test
    void aTruncatedBinaryFileOrAnotherVersionIsRejected() {
        byte[] file = binary();
        file[3] = 2;
        assertEquals(
                "it is binary BMFont of version 2; only 3 is known",
                assertThrows(IOException.class, () -> read(file)).getMessage());
        byte[] cut = Arrays.copyOf(binary(), 20);
        assertEquals(
                "it ends too early",
                assertThrows(IOException.class, () -> read(cut)).getMessage());
        byte[] large = new byte[(16 << 20) + 1];
        assertEquals(
                "a BMFont file must have at most 16 MiB but has 16",
                assertThrows(IOException.class, () -> read(large)).getMessage());
    }

    @Test
    void aFontOfAFixedSizeRejectsOtherSizes() throws IOException {
        BmFontFile file = read(TEXT);
        assertEquals(
                "font 'fonts/test' has a fixed size; use 'scale' to enlarge it",
                assertThrows(FontFailure.class, () -> file.font(12, false)).getMessage());
    }

    @Test
    void filesOfStrangersAreReadOrRefused(@Seed(1) Random random) {
        byte[][] files = {TEXT.getBytes(StandardCharsets.UTF_8), binary()};
        for (int i = 0; i < 10_000; i++) {
            try {
                Font font = read(Mutation.of(files[i % 2], random)).font(0, false);
                for (int code : new int[] {-1, 'A', 'B', ' ', 'あ', 0x10FFFF}) assertNotNull(font.glyph(code));
            } catch (IOException | IllegalArgumentException refused) {
                assertNotNull(refused.getMessage());
            }
        }
    }
}
