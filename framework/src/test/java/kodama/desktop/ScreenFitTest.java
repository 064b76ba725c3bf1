package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.Dimension;
import org.junit.jupiter.api.Test;

class ScreenFitTest {
    private final Dimension screen = new Dimension(1280, 960);

    private static WindowOptions options(int scale, boolean fullscreen) {
        return new WindowOptions("a", 320, 240, scale, Scaling.INTEGER, fullscreen);
    }

    @Test
    void anUnaskedForScaleLeavesRoomForBorders() {
        assertEquals(new Dimension(960, 720), ScreenFit.size(options(0, false), screen));
    }

    @Test
    void anAskedForScaleMayFillTheScreen() {
        assertEquals(new Dimension(1280, 960), ScreenFit.size(options(4, false), screen));
    }

    @Test
    void aScaleTooLargeForTheScreenIsRefused() {
        refused(
                "a window of 1600x1200 (320x240 at scale 5) does not fit the screen of 1280x960;"
                        + " the largest scale that fits is 4",
                options(5, false),
                screen);
    }

    @Test
    void aGameTooLargeForTheScreenIsRefused() {
        refused(
                "a window of 320x240 (320x240 at scale 1) does not fit the screen of 300x400",
                options(0, false),
                new Dimension(300, 400));
    }

    @Test
    void aHugeScaleIsRefusedWithItsTrueSize() {
        refused(
                "a window of 320000000000x240000000000 (320x240 at scale 1000000000) does not fit the screen of"
                        + " 1280x960; the largest scale that fits is 4",
                options(1_000_000_000, false),
                screen);
    }

    private static void refused(String message, WindowOptions options, Dimension screen) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> ScreenFit.size(options, screen))
                        .getMessage());
    }

    @Test
    void fullScreenFitsAnyGameAndGoesBackToAWindowThatFits() {
        assertEquals(new Dimension(960, 720), ScreenFit.size(options(9, true), screen));
    }

    @Test
    void senselessOptionsAreRefused() {
        assertEquals(
                "window scale must be at least 0 but was -1",
                assertThrows(IllegalArgumentException.class, () -> options(-1, false))
                        .getMessage());
        assertEquals(
                "window width must be at least 1 but was 0",
                assertThrows(IllegalArgumentException.class, () -> new WindowOptions("a", 0, 1, 1, Scaling.FIT, false))
                        .getMessage());
    }
}
