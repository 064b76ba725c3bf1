package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ImageTest {
    private final Image image = FrameRows.image(
            "r#b.", //
            "gr#b");

    @Test
    void thresholdsOfTheLastEightSizesAreKept() {
        Image image = new Image("dark", 2, 2, new int[] {0xFF000000, 0xFF400000, 0xFF800000, 0xFFFF0000});
        int[] first = image.thresholds(3, 1);
        assertArrayEquals(new int[] {0, 0, 64}, first);
        for (int i = 1; i < 8; i++) image.thresholds(3, 1 + i);
        assertSame(first, image.thresholds(3, 1));
        image.thresholds(3, 9);
        assertNotSame(first, image.thresholds(3, 1));
    }

    @Test
    void thresholdsOfACanvasAreNotKept() {
        Image image = new CanvasQueue().create("canvas", 2, 2, 0, false).image();
        assertNotSame(image.thresholds(1, 1), image.thresholds(1, 1));
    }

    @Test
    void theColorsAreCopied() {
        int[] pixels = {0xFF112233};
        Image copy = new Image("one", 1, 1, pixels);
        pixels[0] = 0;
        assertEquals(0xFF112233, copy.pixel(0, 0));
    }

    @Test
    void invisibleColorsAreNotKept() {
        assertEquals(0, new Image("one", 1, 1, new int[] {0x00112233}).pixel(0, 0));
    }

    @Test
    void thePartOfAnImageIsAnImage() {
        Image part = image.part(1, 0, 2, 2);
        assertEquals("image 'test' 2x2", part.toString());
        assertEquals(image.pixel(1, 0), part.pixel(0, 0));
        assertEquals(image.pixel(2, 1), part.pixel(1, 1));
    }

    @Test
    void partsAndPixelsOutsideAreRejected() {
        refused("part 3,0 2x1 reaches outside image 'test' (4x2)", () -> image.part(3, 0, 2, 1));
        refused("part 0,0 0x1 reaches outside image 'test' (4x2)", () -> image.part(0, 0, 0, 1));
        refused("part 0,2 1x1 reaches outside image 'test' (4x2)", () -> image.pixel(0, 2));
        refused("part -1,0 1x1 reaches outside image 'test' (4x2)", () -> image.pixel(-1, 0));
    }

    @Test
    void invalidSizesAreRejected() {
        refused("width of image 'x' must be between 1 and 16384 but was 0", () -> new Image("x", 0, 1, new int[0]));
        refused("image 'x' needs 4 pixels (2x2) but got 3", () -> new Image("x", 2, 2, new int[3]));
        refused("frame height must be between 1 and 16384 but was -1", () -> new FrameBuffer(1, -1));
    }

    @Test
    void aSheetCountsCellsFromLeftToRightAndDown() {
        SpriteSheet sheet = new SpriteSheet(image, 2, 1);
        assertEquals(4, sheet.count());
        assertEquals(0xFF0000FF, sheet.frame(1).pixel(0, 0));
        assertEquals(0xFF00FF00, sheet.frame(2).pixel(0, 0));
        assertEquals(2, sheet.cellWidth());
        assertEquals(1, sheet.cellHeight());
    }

    @Test
    void incompleteCellsAreIgnored() {
        assertEquals(1, new SpriteSheet(image, 3, 2).count());
    }

    @Test
    void aSheetOfOneCellIsThePictureItself() {
        assertSame(image, SpriteSheet.of(image).frame(0));
    }

    @Test
    void missingCellsAreRejected() {
        SpriteSheet sheet = new SpriteSheet(image, 2, 2);
        refused("sheet 'test' has 2 frames; there is no index 2", () -> sheet.frame(2));
        refused("cell width of sheet 'test' must be between 1 and 4 but was 5", () -> new SpriteSheet(image, 5, 1));
    }

    private static void refused(String message, Runnable action) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, action::run).getMessage());
    }
}
