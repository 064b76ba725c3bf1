package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GlyphRunTest {
    private static final int RED = 0xFFFF0000;
    private static final int BLUE = 0xFF0000FF;
    private static final Glyph HOOK = Glyph.of(FrameRows.image("#.", "##"), 0, 0, 3);

    private final DrawList list = new DrawList();

    @Test
    void lettersAreDrawnAtTheirPositions() {
        list.glyphs(run(1, false, placed(HOOK, 0, 0), placed(HOOK, 3, 1)), 1, 0, RED, 9);
        assertEquals(List.of(".r.....", ".rr.r..", "....rr."), rows(7, 3));
    }

    @Test
    void aLetterIsOffsetAsItsGlyphSpecifies() {
        Glyph low = Glyph.of(FrameRows.image("#"), -1, 2, 3);
        list.glyphs(run(1, false, placed(low, 0, 0)), 1, 0, RED, 9);
        assertEquals(List.of("..", "..", "r."), rows(2, 3));
    }

    @Test
    void aDotIsAsLargeAsTheScale() {
        list.glyphs(run(2, false, placed(HOOK, 0, 0)), 0, 0, RED, 9);
        assertEquals(List.of("rr..", "rr..", "rrrr", "rrrr"), rows(4, 4));
    }

    @Test
    void anOutlineSurroundsTheLetterAndTheShadowIsBelowBoth() {
        list.glyphs(run(1, true, placed(Glyph.of(FrameRows.image("#"), 0, 0, 3), 0, 0)), 1, 1, RED, BLUE, 0, 0, 0, 9);
        assertEquals(List.of("bbb.", "brb.", "bbb.", "...."), rows(4, 4));
        list.glyphs(run(1, true, placed(Glyph.of(FrameRows.image("#"), 0, 0, 3), 0, 0)), 1, 1, RED, BLUE, -1, 1, 1, 9);
        assertEquals(List.of("bbb.", "brb#", "bbb#", ".###"), rows(4, 4));
    }

    @Test
    void aShadowWithNegativeOffsetIsAboveAndLeft() {
        list.glyphs(run(1, false, placed(HOOK, 0, 0)), 2, 1, RED, 0, BLUE, -2, -1, 9);
        assertEquals(List.of("b...", "bbr.", "..rr"), rows(4, 3));
    }

    @Test
    void aLetterMayHaveAColorOfItsOwn() {
        GlyphRun.PlacedGlyph own = new GlyphRun.PlacedGlyph(HOOK, 0, 0, 0x00FF00, 0);
        list.glyphs(run(1, false, own, placed(HOOK, 3, 0)), 0, 0, RED, 9);
        assertEquals(List.of("g..r.", "gg.rr"), rows(5, 2));
    }

    @Test
    void colorsOfAPictureAreMultipliedByThatOfTheText() {
        Glyph colored = Glyph.of(FrameRows.image("#rb"), 0, 0, 3);
        list.glyphs(run(1, false, placed(colored, 0, 0)), 0, 0, RED, 9);
        assertEquals(List.of("rr."), rows(3, 1));
    }

    @Test
    void onlyTheShownCharactersAreDrawn() {
        GlyphRun two =
                run(1, false, new GlyphRun.PlacedGlyph(HOOK, 0, 0, -1, 0), new GlyphRun.PlacedGlyph(HOOK, 3, 0, -1, 5));
        for (int shown : new int[] {-1, 0}) {
            list.glyphs(two, 0, 0, RED, shown);
            assertEquals(List.of(".....", "....."), rows(5, 2));
        }
        list.glyphs(two, 0, 0, RED, 5);
        assertEquals(List.of("r....", "rr..."), rows(5, 2));
        list.glyphs(two, 0, 0, RED, 6);
        assertEquals(List.of("r..r.", "rr.rr"), rows(5, 2));
    }

    @Test
    void lettersAreCutAtTheClip() {
        list.clip(1, 0, 2, 1);
        list.glyphs(run(2, false, placed(HOOK, 0, 0)), 0, 0, RED, 9);
        assertEquals(List.of(".r..", "...."), rows(4, 2));
    }

    @Test
    void theOffsetOfAShadowIsLimited() {
        IllegalArgumentException failed = assertThrows(
                IllegalArgumentException.class, () -> list.glyphs(run(1, false), 0, 0, RED, 0, BLUE, 1001, 0, 9));
        assertEquals("shadow offset to the right must be between -1000 and 1000 but was 1001", failed.getMessage());
    }

    private static GlyphRun.PlacedGlyph placed(Glyph glyph, int x, int y) {
        return new GlyphRun.PlacedGlyph(glyph, x, y, GlyphRun.TEXT_COLOR, 0);
    }

    private static GlyphRun run(int scale, boolean isOutlined, GlyphRun.PlacedGlyph... placed) {
        return new GlyphRun(List.of(placed), 0, 0, scale, isOutlined);
    }

    private List<String> rows(int width, int height) {
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        list.clear();
        return new ArrayList<>(FrameRows.of(frame));
    }
}
