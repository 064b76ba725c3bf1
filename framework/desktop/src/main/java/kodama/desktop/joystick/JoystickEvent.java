package kodama.desktop.joystick;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * What the kernel tells of a joystick: 8 bytes each, a time that no one needs here, a value, a kind, a number.
 *
 * @param value of a button 0 or 1; of an axis from -32767 to 32767
 * @param isAxis whether it is of an axis; else of a button
 * @param number of the axis or button, counted from 0
 * @see <a href="https://www.kernel.org/doc/html/latest/input/joydev/joystick-api.html">Programming Interface of
 *     joysticks</a>
 */
record JoystickEvent(int value, boolean isAxis, int number) {
    /** How many bytes an event has. */
    static final int BYTES = 8;

    private static final int VALUE = 4;
    private static final int KIND = 6;
    private static final int NUMBER = 7;
    private static final int BUTTON = 1;
    private static final int AXIS = 2;

    /** Added to the kind of those that tell how everything stood when the device was opened. */
    private static final int INITIAL = 0x80;

    private static final int UNKNOWN = -1;

    /** Reads an event; whatever the bytes say, it is one. */
    static JoystickEvent read(ByteBuffer bytes) {
        int value = bytes.order(ByteOrder.LITTLE_ENDIAN).getShort(VALUE);
        int kind = bytes.get(KIND) & 0xFF & ~INITIAL;
        boolean isKnown = kind == BUTTON || kind == AXIS;
        return new JoystickEvent(value, kind == AXIS, isKnown ? bytes.get(NUMBER) & 0xFF : UNKNOWN);
    }
}
