package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SpriteOriginTest {
    @Test
    void aPartIsMultipliedByTheSize() {
        SpriteOrigin origin = SpriteOrigin.part(0.5, 1);
        assertEquals(5, origin.x(10));
        assertEquals(7, origin.y(7));
    }

    @Test
    void aPointIsTheSameInAllPictures() {
        SpriteOrigin origin = SpriteOrigin.pixels(-3, 4.5);
        assertEquals(-3, origin.x(10));
        assertEquals(4.5, origin.y(7));
    }

    @Test
    void onlyThePartOfAHalfIsTheCenter() {
        assertTrue(SpriteOrigin.part(0.5, 0.5).isCenter());
        assertFalse(SpriteOrigin.pixels(0.5, 0.5).isCenter());
    }

    @Test
    void pointsFarAwayAreRefused() {
        var error = assertThrows(IllegalArgumentException.class, () -> SpriteOrigin.pixels(0, 65_537));
        assertEquals("y of the origin must be between -65536 and 65536 but was 65537", error.getMessage());
        assertThrows(IllegalArgumentException.class, () -> SpriteOrigin.pixels(Double.NaN, 0));
    }
}
