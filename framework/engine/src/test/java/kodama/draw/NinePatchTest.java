package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class NinePatchTest {
    private final DrawList list = new DrawList();
    private final Image image = FrameRows.image("r#b", "#.#", "b#r");

    private void shows(NinePatch patch, double x, double y, double width, double height, String... rows) {
        patch.draw(list, x, y, width, height, BlendMode.NORMAL, Colors.WHITE, 1);
        FrameBuffer frame = new FrameBuffer(rows[0].length(), rows.length);
        new Rasterizer().draw(list, frame);
        assertEquals(String.join("\n", rows), String.join("\n", FrameRows.of(frame)));
    }

    @Test
    void edgesAreStretchedAndCornersKeepTheirSize() {
        shows(new NinePatch(image, 1, 1, 1, 1), 1, 0, 5, 4, ".r###b.", ".#...#.", ".#...#.", ".b###r.");
    }

    @Test
    void bordersShrinkInASmallRectangle() {
        shows(new NinePatch(image, 1, 1, 1, 1), 0, 0, 2, 2, "rb.", "br.");
    }

    @Test
    void aSizeThatIsNotAboveZeroDrawsNothing() {
        shows(new NinePatch(image, 1, 1, 1, 1), 0, 0, -2, 5, "...", "...");
    }

    @Test
    void aPatchWithoutBordersIsStretched() {
        shows(new NinePatch(image, 0, 0, 0, 0), 0, 0, 6, 3, "rr##bb", "##..##", "bb##rr");
    }

    @Test
    void bordersLargerThanThePictureAreErrors() {
        assertMessage("left border must be between 0 and 3 but was -1", -1, 0, 0, 0);
        assertMessage("top border must be between 0 and 3 but was 4", 0, 4, 0, 0);
        assertMessage("right border must be between 0 and 1 but was 2", 2, 0, 2, 0);
        assertMessage("bottom border must be between 0 and 0 but was 1", 0, 3, 0, 1);
    }

    private void assertMessage(String message, int left, int top, int right, int bottom) {
        var error = assertThrows(IllegalArgumentException.class, () -> new NinePatch(image, left, top, right, bottom));
        assertEquals(message, error.getMessage());
    }
}
