package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class DrawListTest {
    private static final int WHITE = 0xFFFFFFFF;

    private static final double[] CORNERS = {5, 5, 25, 9, 20, 28, 3, 20};
    private static final double[] WIDTHS = {1, 5, 4, 2};

    private static final SpriteLook FADED =
            new SpriteLook().setFlips(true, false).setTint(0x80FF80).setAlpha(0.5);
    private static final SpriteLook TURNED =
            new SpriteLook().setScale(3, 2).setRotation(30).setBlend(BlendMode.ADD);

    private final DrawList list = new DrawList();
    private final Image image = FrameRows.image("r#", "b.");

    private static void assertRefused(String message, Executable wrong) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, wrong).getMessage());
    }

    @Test
    void shapesWithTooFewNumbersAreRejectedWithoutEffect() {
        double[] six = new double[6];
        assertRefused("6 corners need 12 numbers but there are 6", () -> list.polygon(six, 6, WHITE));
        assertRefused(
                "4 points need 8 numbers but there are 6",
                () -> list.strip(image, six, six, 4, 0, BlendMode.NORMAL, WHITE, 1));
        assertRefused(
                "3 points need 3 widths but there are 1",
                () -> list.strip(image, six, new double[1], 3, 0, BlendMode.NORMAL, WHITE, 1));
        assertTrue(list.isEmpty());
    }

    @Test
    void clearRemovesAllCommands() {
        everything(list);
        assertEquals(18, list.size());
        list.clear();
        assertTrue(list.isEmpty());
        assertArrayEquals(new FrameBuffer(32, 32).pixels(), drawn(list));
    }

    private void everything(DrawList list) {
        list.fill(0xFF101010);
        list.camera(1, 2);
        list.clip(1, 1, 30, 30);
        list.sprite(image, 3, 4);
        list.spriteCentered(image, 9, 9);
        list.sprite(image, 9, 14, FADED);
        list.sprite(image, 9, 20, TURNED);
        list.rect(15, 2, 5, 5, 0x80FF0000);
        list.frame(22, 2, 5, 5, WHITE);
        list.line(3, 30, 20, 22, WHITE);
        list.circle(24, 14, 4, WHITE);
        list.disc(24, 24, 4, 0xC0FFFF00);
        list.text("Hi", 14, 10, WHITE);
        list.line(3, 3, 20, 9, WHITE, 4, true);
        list.blend(BlendMode.ADD);
        list.polygon(CORNERS, 4, 0xFF204060);
        list.blend(BlendMode.NORMAL);
        list.strip(image, CORNERS, WIDTHS, 4, 5, BlendMode.ADD, WHITE, 0.5);
        list.spriteCentered(image, 12, 9, BlendMode.ADD);
        list.unclip();
    }

    private static int[] drawn(DrawList list) {
        FrameBuffer frame = new FrameBuffer(32, 32);
        new Rasterizer().draw(list, frame);
        return frame.pixels();
    }

    @Test
    void centeredTextHasTheMiddleOfEachLineAtItsPlace() {
        list.textCentered("A\nBCD", 16, 2, WHITE);
        list.textCentered("E", 15, 22, WHITE, 1);
        DrawList byHand = new DrawList();
        byHand.text("A", 12, 2, WHITE);
        byHand.text("BCD", 4, 12, WHITE);
        byHand.text("E", 11, 22, WHITE);
        assertArrayEquals(drawn(byHand), drawn(list));
        DrawList large = new DrawList();
        large.textCentered("F\n", 16, 3, WHITE, 2);
        byHand.clear();
        byHand.text("F", 8, 3, WHITE, 2);
        assertArrayEquals(drawn(byHand), drawn(large));
    }

    @Test
    void theCameraIsThatOfTheLastCommandAlsoOfAnAppendedList() {
        list.camera(1.6, -2.2);
        list.append(new DrawList());
        assertEquals(List.of(CameraView.unlimited(2, -2)), list.cameras());
        DrawList part = new DrawList();
        part.camera(7, 0);
        list.append(part);
        assertEquals(List.of(CameraView.unlimited(7, 0)), list.cameras());
        list.clear();
        assertEquals(List.of(CameraView.unlimited(0, 0)), list.cameras());
    }

    @Test
    void resettingStateRemovesClipAndBlendMode() {
        list.fill(0xFF101010);
        list.blend(BlendMode.ADD);
        list.clip(1, 1, 2, 2);
        list.resetState();
        list.rect(0, 0, 1, 1, 0xFF202020);
        assertEquals(0xFF202020, drawn(list)[0]);
        int size = list.size();
        list.resetState();
        assertEquals(size, list.size());
    }

    @Test
    void anAppendedListDrawsTheSame() {
        DrawList whole = new DrawList();
        everything(whole);
        DrawList part = new DrawList();
        everything(part);
        list.append(new DrawList());
        list.append(part);
        assertEquals(whole.size(), list.size());
        assertArrayEquals(drawn(whole), drawn(list));
    }

    @Test
    void anAppendedListIsACopy() {
        DrawList part = new DrawList();
        part.fill(WHITE);
        list.append(part);
        part.clear();
        part.fill(0xFFFF0000);
        assertEquals(WHITE, drawn(list)[0]);
    }

    @Test
    void anAppendedListUsesTheCurrentCamera() {
        DrawList part = new DrawList();
        part.rect(10, 10, 1, 1, WHITE);
        list.camera(10, 10);
        list.append(part);
        assertEquals(WHITE, drawn(list)[0]);
    }

    @Test
    void anAppendedListCanBeMovedByWholePixelsAndLeavesTheCameraWhereItWas() {
        DrawList part = new DrawList();
        part.rect(0, 0, 1, 1, WHITE);
        list.camera(1, 0);
        list.append(part, 2.4, 0);
        list.rect(1, 1, 1, 1, WHITE);
        DrawList plain = new DrawList();
        plain.rect(1, 0, 1, 1, WHITE);
        plain.rect(0, 1, 1, 1, WHITE);
        assertArrayEquals(drawn(plain), drawn(list));
        assertEquals(List.of(CameraView.unlimited(1, 0)), list.cameras());
    }

    @Test
    void theCameraOfAnAppendedListIsKept() {
        DrawList part = new DrawList();
        part.camera(7, 5);
        list.append(part, 2, 2);
        assertEquals(List.of(CameraView.unlimited(7, 5)), list.cameras());
    }

    @Test
    void aListCannotBeAppendedToItself() {
        String message = assertThrows(IllegalArgumentException.class, () -> list.append(list))
                .getMessage();
        assertEquals("a draw list cannot be appended to itself", message);
    }

    @Test
    void textScalesOutOfRangeAreRejected() {
        String message = assertThrows(IllegalArgumentException.class, () -> list.text("a", 0, 0, WHITE, 0))
                .getMessage();
        assertEquals("text scale must be between 1 and 100 but was 0", message);
        assertTrue(list.isEmpty());
    }

    @Test
    void nothingIsAllocatedOnceTheListHasGrown() {
        Rasterizer rasterizer = new Rasterizer();
        FrameBuffer frame = new FrameBuffer(32, 32);
        for (int i = 0; i < 100; i++) frame(rasterizer, frame);
        long before = allocated();
        for (int i = 0; i < 100; i++) frame(rasterizer, frame);
        long bytes = allocated() - before;
        assertTrue(bytes < 1000, "100 frames allocated " + bytes + " bytes");
    }

    private void frame(Rasterizer rasterizer, FrameBuffer frame) {
        list.clear();
        for (int i = 0; i < 50; i++) everything(list);
        rasterizer.draw(list, frame);
    }

    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
