package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ScalingTest {
    private static Viewport of(Scaling scaling, int width, int height) {
        return scaling.place(320, 240, width, height);
    }

    @Test
    void integerScalesLeaveAnEvenBorder() {
        assertEquals(new Viewport(1000, 780, 20, 30, 960, 720), of(Scaling.INTEGER, 1000, 780));
    }

    @Test
    void aWindowOfFittingSizeHasNoBorder() {
        assertTrue(of(Scaling.INTEGER, 640, 480).fills());
        assertFalse(of(Scaling.INTEGER, 641, 480).fills());
        assertFalse(of(Scaling.INTEGER, 330, 240).fills());
    }

    @Test
    void aWindowLessThanTwiceAsLargeIsFilled() {
        assertEquals(new Viewport(400, 360, 0, 30, 400, 300), of(Scaling.INTEGER, 400, 360));
        assertEquals(Viewport.whole(320, 240), of(Scaling.INTEGER, 320, 240));
        assertEquals(Viewport.whole(639, 479), of(Scaling.INTEGER, 639, 479));
        assertEquals(Viewport.whole(640, 480), of(Scaling.INTEGER, 640, 480));
        assertEquals(new Viewport(650, 490, 5, 5, 640, 480), of(Scaling.INTEGER, 650, 490));
    }

    @Test
    void aWindowSmallerThanTheGameShrinksIt() {
        assertEquals(new Viewport(160, 180, 0, 30, 160, 120), of(Scaling.INTEGER, 160, 180));
    }

    @Test
    void fitFillsTheShorterSide() {
        assertEquals(new Viewport(1080, 780, 20, 0, 1040, 780), of(Scaling.FIT, 1080, 780));
        assertEquals(new Viewport(400, 480, 0, 90, 400, 300), of(Scaling.FIT, 400, 480));
    }

    @Test
    void stretchFillsBoth() {
        assertEquals(new Viewport(1080, 333, 0, 0, 1080, 333), of(Scaling.STRETCH, 1080, 333));
    }

    @Test
    void anEmptyWindowShowsNothing() {
        assertEquals(new Viewport(0, 0, 0, 0, 0, 0), of(Scaling.INTEGER, 0, 0));
    }
}
