package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where a window is restored, on screens that may have changed. */
class VisiblePlaceTest {
    private static final Rectangle LEFT = new Rectangle(0, 30, 1920, 1050);
    private static final Rectangle RIGHT = new Rectangle(1920, 0, 1280, 1024);

    private static Optional<Rectangle> fit(int x, int y, int width, int height, Rectangle... rooms) {
        return ScreenFit.visiblePlace(new Rectangle(x, y, width, height), List.of(rooms));
    }

    @Test
    void aWindowIsRestoredWhereItWas() {
        assertEquals(Optional.of(new Rectangle(100, 50, 640, 480)), fit(100, 50, 640, 480, LEFT, RIGHT));
        assertEquals(Optional.of(new Rectangle(2000, 50, 640, 480)), fit(2000, 50, 640, 480, LEFT, RIGHT));
    }

    @Test
    void aWindowOnARemovedScreenIsNotRestored() {
        assertEquals(Optional.empty(), fit(2000, 50, 640, 480, LEFT));
    }

    @Test
    void aWindowWithoutItsUpperEdgeIsMovedOntoTheScreen() {
        assertEquals(Optional.of(new Rectangle(100, 30, 640, 480)), fit(100, 0, 640, 480, LEFT));
        assertEquals(Optional.of(new Rectangle(1920, 0, 640, 480)), fit(1920, -200, 640, 480, LEFT, RIGHT));
    }

    @Test
    void aWindowOfWhichLessThanThreeQuartersAreVisibleIsMovedOntoTheScreen() {
        assertEquals(Optional.of(new Rectangle(0, 100, 640, 480)), fit(-600, 100, 640, 480, LEFT));
        assertEquals(Optional.of(new Rectangle(1280, 500, 640, 480)), fit(1800, 500, 640, 480, LEFT));
        assertEquals(Optional.of(new Rectangle(100, 600, 640, 480)), fit(100, 1000, 640, 480, LEFT));
    }

    @Test
    void aWindowOfWhichMostIsVisibleStays() {
        assertEquals(Optional.of(new Rectangle(-100, 100, 640, 480)), fit(-100, 100, 640, 480, LEFT));
        assertEquals(Optional.of(new Rectangle(100, 700, 640, 480)), fit(100, 700, 640, 480, LEFT));
    }

    @Test
    void aWindowOnTwoScreensStays() {
        assertEquals(Optional.of(new Rectangle(1700, 100, 640, 480)), fit(1700, 100, 640, 480, LEFT, RIGHT));
    }

    @Test
    void onASmallerScreenItIsAsLargeAsTheScreen() {
        assertEquals(
                Optional.of(new Rectangle(0, 0, 800, 600)), fit(40, 20, 1920, 1050, new Rectangle(0, 0, 800, 600)));
    }

    @Test
    void theScreenOfAWindowIsThatWhichShowsMostOfIt() {
        assertEquals(0, ScreenFit.mostVisible(new Rectangle(1500, 100, 640, 480), List.of(LEFT, RIGHT)));
        assertEquals(1, ScreenFit.mostVisible(new Rectangle(1700, 100, 640, 480), List.of(LEFT, RIGHT)));
        assertEquals(-1, ScreenFit.mostVisible(new Rectangle(9000, 100, 640, 480), List.of(LEFT, RIGHT)));
    }
}
