package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DeadZoneTest {
    private final DeadZone zone = new DeadZone(0.25);

    @Test
    void withinTheCircleAStickIsAtRest() {
        assertEquals(0, zone.apply(0.25, 0));
        assertEquals(0, zone.apply(0.17, 0.17));
        assertEquals(0, zone.apply(Double.NaN, 1));
    }

    @Test
    void valuesRiseFromZeroToOneFromTheEdgeOfTheCircle() {
        assertTrue(zone.apply(0.27, 0) < 0.03);
        assertEquals(1, zone.apply(1, 0));
        assertEquals(-1, zone.apply(-1, 0));
        assertEquals(0.5, zone.apply(0.625, 0), 0.005);
    }

    @Test
    void aStickKeepsItsDirectionAndIsNotFasterDiagonally() {
        double along = zone.apply(0.8, 0.6);
        double across = zone.apply(0.6, 0.8);
        assertEquals(0.8, along, 0.005);
        assertEquals(0.6, across, 0.005);
        assertTrue(Math.hypot(zone.apply(1, 1), zone.apply(1, 1)) < 1.01);
    }

    @Test
    void valuesFitIntoAByte() {
        for (double value = -1; value <= 1; value += 0.001) {
            double steps = zone.apply(value, 0.1) * 127;
            assertEquals(Math.rint(steps), steps, 1e-9);
        }
    }
}
