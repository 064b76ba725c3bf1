package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Dimension;
import java.awt.geom.AffineTransform;
import kodama.draw.Scaling;
import org.junit.jupiter.api.Test;

class ScreenFitTest {
    private final Dimension screen = new Dimension(1280, 960);

    private static WindowOptions options(int scale, boolean fullscreen) {
        return new WindowOptions("a", 320, 240, scale, null, Scaling.INTEGER, fullscreen, null, null, false);
    }

    @Test
    void theDefaultScaleLeavesSpaceAroundTheWindow() {
        assertEquals(new Dimension(960, 720), ScreenFit.size(options(0, false), screen));
    }

    @Test
    void aGivenScaleMayFillTheScreen() {
        assertEquals(new Dimension(1280, 960), ScreenFit.size(options(4, false), screen));
    }

    @Test
    void twiceAsLargeIsPreferredToSpaceAroundTheWindow() {
        assertEquals(new Dimension(640, 480), ScreenFit.size(options(0, false), new Dimension(650, 490)));
    }

    @Test
    void aScreenTooSmallForScaleTwoGetsTheLargestWindowThatFits() {
        assertEquals(new Dimension(540, 405), ScreenFit.size(options(0, false), new Dimension(639, 450)));
        assertEquals(new Dimension(320, 240), ScreenFit.size(options(0, false), new Dimension(330, 250)));
    }

    @Test
    void onAScreenSmallerThanTheGameItIsShrunk() {
        assertEquals(new Dimension(160, 120), ScreenFit.size(options(0, false), new Dimension(160, 200)));
        assertEquals(new Dimension(1, 1), ScreenFit.size(options(0, false), new Dimension(0, -5)));
    }

    private static WindowOptions sized(int width, int height, boolean fullscreen) {
        return new WindowOptions(
                "a",
                320,
                240,
                0,
                new WindowOptions.Size(width, height),
                Scaling.INTEGER,
                fullscreen,
                null,
                null,
                false);
    }

    @Test
    void aGivenSizeIsThatOfThePicture() {
        assertEquals(new Dimension(1000, 700), ScreenFit.size(sized(1000, 700, false), screen));
        assertEquals(new Dimension(1280, 960), ScreenFit.size(sized(1280, 960, false), screen));
        assertEquals(new Dimension(100, 70), ScreenFit.size(sized(100, 70, false), screen));
        assertEquals(new Dimension(100, 240), ScreenFit.minimumSize(sized(100, 700, false), screen));
    }

    @Test
    void aSizeTooLargeForTheScreenIsRefusedButNotOnTheFullScreen() {
        refused(
                "a window of 1281x9 does not fit the screen, which has space for 1280x960",
                sized(1281, 9, false),
                screen);
        refused(
                "a window of 9x961 does not fit the screen, which has space for 1280x960",
                sized(9, 961, false),
                screen);
        assertEquals(new Dimension(960, 720), ScreenFit.size(sized(2000, 9, true), screen));
    }

    @Test
    void aScaleTooLargeForTheScreenIsRefused() {
        refused(
                "a window of 1600x1200 (320x240 at scale 5) does not fit the screen, which has space for 1280x960;"
                        + " the largest scale that fits is 4",
                options(5, false),
                screen);
    }

    @Test
    void aScaleForAScreenSmallerThanTheGameIsRefused() {
        refused(
                "a window of 320x240 (320x240 at scale 1) does not fit the screen, which has space for 300x400;"
                        + " no integer scale fits",
                options(1, false),
                new Dimension(300, 400));
    }

    @Test
    void aHugeScaleIsRefusedWithItsTrueSize() {
        refused(
                "a window of 320000000000x240000000000 (320x240 at scale 1000000000) does not fit the screen, which has"
                        + " space for 1280x960; the largest scale that fits is 4",
                options(1_000_000_000, false),
                screen);
    }

    private static void refused(String message, WindowOptions options, Dimension room) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> ScreenFit.size(options, room))
                        .getMessage());
    }

    @Test
    void fullScreenFitsAnyGameAndGoesBackToAWindowThatFits() {
        assertEquals(new Dimension(960, 720), ScreenFit.size(options(9, true), screen));
    }

    @Test
    void aWindowIsAtLeastAsLargeAsTheGameIfTheScreenIs() {
        assertEquals(new Dimension(320, 240), ScreenFit.minimumSize(options(4, false), screen));
        assertEquals(new Dimension(160, 120), ScreenFit.minimumSize(options(0, false), new Dimension(160, 200)));
    }

    @Test
    void desktopUnitsNeverGiveFewerPixels() {
        for (double scale : new double[] {1, 1.25, 1.5, 1.75, 2, 2.25, 3}) {
            Dimension units =
                    ScreenFit.inUnits(new Dimension(960, 721), AffineTransform.getScaleInstance(scale, scale));
            assertEquals(960, units.width * scale, scale - 0.01);
            assertTrue(units.width * scale >= 960 && units.height * scale >= 721, units + " at " + scale);
        }
    }

    @Test
    void invalidOptionsAreRejected() {
        assertEquals(
                "window scale must be at least 0 but was -1",
                assertThrows(IllegalArgumentException.class, () -> options(-1, false))
                        .getMessage());
        assertEquals(
                "window width must be at least 1 but was 0",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> new WindowOptions("a", 0, 1, 1, null, Scaling.FIT, false, null, null, false))
                        .getMessage());
    }
}
