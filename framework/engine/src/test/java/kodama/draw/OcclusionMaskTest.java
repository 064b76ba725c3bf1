package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class OcclusionMaskTest {
    private final FrameBuffer frame = new FrameBuffer(12, 4);
    private final Surface surface = new Surface();
    private final OcclusionMask mask = new OcclusionMask(surface);
    private final Image red = FrameRows.image("rr.", "rrr");
    private final Image green = FrameRows.image("gggg", "gggg", "gggg");

    OcclusionMaskTest() {
        surface.setTarget(frame, 0, 4);
    }

    private void paint(Image image, int x, int y) {
        mask.paint(image, Objects.requireNonNull(image.silhouette), x, y);
    }

    @Test
    void pixelsPaintedFirstStayInFront() {
        mask.clear();
        paint(red, 6, 1);
        paint(green, 5, 0);
        assertEquals(
                List.of(".....gggg...", ".....grrg...", ".....grrr..."),
                FrameRows.of(frame).subList(0, 3));
    }

    @Test
    void nothingIsPaintedOutsideTheClip() {
        surface.clip(7, 1, 2, 2);
        mask.clear();
        paint(green, 5, 0);
        paint(green, 6, -1);
        paint(green, -100, 1);
        paint(green, 100, 1);
        assertEquals(List.of("............", ".......gg...", ".......gg...", "............"), FrameRows.of(frame));
    }

    @Test
    void itIsFullWhenTheWholeClipIsPainted() {
        surface.clip(7, 1, 2, 2);
        mask.clear();
        assertFalse(mask.isFull());
        paint(red, 6, 1);
        assertFalse(mask.isFull());
        paint(green, 5, 0);
        assertTrue(mask.isFull());
        mask.clear();
        assertFalse(mask.isFull());
    }

    @Test
    void anEmptyClipIsFullFromTheStart() {
        surface.clip(50, 1, 2, 2);
        mask.clear();
        assertTrue(mask.isFull());
    }
}
