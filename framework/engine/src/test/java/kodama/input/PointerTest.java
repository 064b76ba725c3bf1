package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PointerTest {
    private final Pointer pointer = new RawInput().pointer();

    @Test
    void nothingChangesBetweenTwoLatches() {
        pointer.move(5, 6);
        pointer.press();
        pointer.turn(2);
        assertFalse(pointer.hasMoved() || pointer.isPressed());
        pointer.latch();
        assertEquals("5 6 2", pointer.x() + " " + pointer.y() + " " + pointer.wheelNotches());
        assertTrue(pointer.hasMoved() && pointer.isPressed());
    }

    @Test
    void aPressAndATurnHoldForOneFrame() {
        pointer.press();
        pointer.turn(1);
        pointer.turn(1);
        pointer.latch();
        assertEquals(2, pointer.wheelNotches());
        pointer.latch();
        assertEquals(0, pointer.wheelNotches());
        assertFalse(pointer.isPressed());
    }

    @Test
    void reportingTheSamePositionIsNotAMove() {
        pointer.move(5, 6);
        pointer.latch();
        pointer.move(5, 6);
        pointer.latch();
        assertFalse(pointer.hasMoved());
    }

    @Test
    void eachPressIsSeenInAFrameOfItsOwnAtItsPosition() {
        pointer.move(5, 6);
        pointer.press();
        pointer.move(7, 8);
        pointer.press();
        pointer.move(9, 9);
        assertEquals("5 6 true", seen());
        assertEquals("7 8 true", seen());
        assertEquals("9 9 false", seen());
        assertTrue(pointer.hasMoved());
        assertEquals("9 9 false", seen());
        assertFalse(pointer.hasMoved());
    }

    @Test
    void theGameSeesPositionsInItsOwnPixels() {
        pointer.setViewport(new GameViewport(10, 20, 320, 240, 160, 120));
        pointer.move(110, 120);
        LatchedMouse mouse = new LatchedMouse();
        pointer.latch(mouse);
        assertEquals("50 50", mouse.x() + " " + mouse.y());
    }

    private String seen() {
        pointer.latch();
        return pointer.x() + " " + pointer.y() + " " + pointer.isPressed();
    }

    @Test
    void aResyncDiscardsEarlierPresses() {
        pointer.move(5, 6);
        pointer.press();
        pointer.press();
        pointer.turn(3);
        pointer.resync();
        assertFalse(pointer.isPressed() || pointer.hasMoved() || pointer.wheelNotches() != 0);
        assertEquals("5 6 false", seen());
    }
}
