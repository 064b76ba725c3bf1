package kodama.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class BoundsTest {
    @Test
    void screenStartsTopLeft() {
        assertEquals(new Bounds(0, 0, 320, 240), Bounds.screen(320, 240));
        assertEquals(320, Bounds.screen(320, 240).width());
        assertEquals(240, Bounds.screen(320, 240).height());
    }

    @Test
    void growAddsAMarginOnAllSides() {
        assertEquals(new Bounds(-8, -8, 328, 248), Bounds.screen(320, 240).grow(8));
    }

    @Test
    void emptyBoundsAreAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> Bounds.screen(0, 240));
        assertEquals("width of bounds must be above 0 but was 0.0", error.getMessage());
        error = assertThrows(IllegalArgumentException.class, () -> new Bounds(0, Double.NaN, 1, 1));
        assertEquals("top must be a finite number but was NaN", error.getMessage());
    }
}
