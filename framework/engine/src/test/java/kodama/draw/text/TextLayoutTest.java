package kodama.draw.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Random;
import kodama.Seed;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.GlyphRun;
import kodama.draw.PixelFont;
import kodama.draw.Rasterizer;
import org.junit.jupiter.api.Test;

class TextLayoutTest {
    private final DrawList list = new DrawList();
    private final FrameBuffer frame = new FrameBuffer(100, 60);
    private final Rasterizer rasterizer = new Rasterizer();

    @Test
    void aTextIsAsWideAsItsLongestLineAndAsHighAsAllOfThem() {
        GlyphRun letters = letters("ab\nあいう\n", TextStyle.of(new RulerFont()));
        assertEquals(36, letters.width());
        assertEquals(2 * 14 + 12, letters.height());
        assertEquals(5, letters.count());
    }

    @Test
    void scaleAndLineHeightCount() {
        GlyphRun letters = letters("ab\nab", new TextStyle(new RulerFont(), 3, 0, Align.LEFT, 20, false));
        assertEquals(36, letters.width());
        assertEquals((20 + 12) * 3, letters.height());
    }

    @Test
    void widthIsInPixelsAtEveryScale() {
        assertEquals(
                12,
                letters("abcd", new TextStyle(new RulerFont(), 1, 12, Align.LEFT, 0, false))
                        .width());
        assertEquals(
                12,
                letters("abcd", new TextStyle(new RulerFont(), 2, 12, Align.LEFT, 0, false))
                        .width());
        assertEquals(
                14 + 12,
                letters("abcd", new TextStyle(new RulerFont(), 1, 12, Align.LEFT, 0, false))
                        .height());
    }

    /** Has the same result as drawing plain text: Latin or Japanese, small or large. */
    @Test
    void theBuiltInFontGivesThePictureThatPlainTextGives(@Seed(3) Random random) {
        int[] characters = "AZaz09!?'gjy ▶♥あ漢é😀\n".codePoints().toArray();
        for (int i = 0; i < 500; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(9); k > 0; k--)
                text.appendCodePoint(characters[random.nextInt(characters.length)]);
            int scale = 1 + random.nextInt(3);
            int x = random.nextInt(100) - 20;
            int y = random.nextInt(60) - 10;
            int color = random.nextInt();
            String written = text.toString();
            int[] plain = drawn(() -> list.text(written, x, y, color, scale));
            TextStyle style = new TextStyle(BuiltInFont.small(), scale, 0, Align.LEFT, 0, false);
            GlyphRun letters = letters(written, style);
            assertArrayEquals(plain, drawn(() -> list.glyphs(letters, x, y, color, Integer.MAX_VALUE)), written);
            assertEquals(PixelFont.width(written, scale), letters.width());
            assertEquals(PixelFont.height(written, scale), letters.height());
        }
    }

    private int[] drawn(Runnable commands) {
        list.clear();
        commands.run();
        rasterizer.draw(list, frame);
        return frame.pixels().clone();
    }

    @Test
    void textThatDoesNotChangeAllocatesNothing() {
        TextStyle style = new TextStyle(BuiltInFont.large(), 2, 60, Align.CENTER, 0, true);
        GlyphRun letters = letters("{red}こだま{/} no mori", style);
        for (int i = 0; i < 200; i++) draw(letters);
        long before = allocated();
        for (int i = 0; i < 200; i++) draw(letters);
        long bytes = allocated() - before;
        assertTrue(bytes < 200 * 16, "200 frames allocated " + bytes + " bytes"); // an object has at least 16
    }

    private void draw(GlyphRun letters) {
        list.clear();
        list.glyphs(letters, 3, 3, 0xFFFFFFFF, 0xFF000000, 0x80000000, 2, 2, 12);
        rasterizer.draw(list, frame);
    }

    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    private static GlyphRun letters(String text, TextStyle style) {
        return TextLayout.of(MarkupText.parse(text), style);
    }
}
