package kodama.desktop.joystick;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A joystick event of the kernel, 8 bytes long: a time, which is not used here, a value, a type and a number.
 *
 * @param value 0 or 1 for a button, -32767 to 32767 for an axis
 * @param isAxis whether the event belongs to an axis; otherwise to a button
 * @param number number of the axis or button, from 0
 * @see <a href="https://www.kernel.org/doc/html/latest/input/joydev/joystick-api.html">Programming Interface of
 *     joysticks</a>
 */
record JoystickEvent(int value, boolean isAxis, int number) {
    /** Size of an event in bytes. */
    static final int BYTES = 8;

    private static final int VALUE = 4;
    private static final int KIND = 6;
    private static final int NUMBER = 7;
    private static final int BUTTON = 1;
    private static final int AXIS = 2;

    /** Flag in the type of events that report the state when the device was opened. */
    private static final int INITIAL = 0x80;

    private static final int UNKNOWN = -1;

    /** Parses an event; any bytes are valid. */
    static JoystickEvent read(ByteBuffer bytes) {
        int value = bytes.order(ByteOrder.LITTLE_ENDIAN).getShort(VALUE);
        int kind = bytes.get(KIND) & 0xFF & ~INITIAL;
        boolean isKnown = kind == BUTTON || kind == AXIS;
        return new JoystickEvent(value, kind == AXIS, isKnown ? bytes.get(NUMBER) & 0xFF : UNKNOWN);
    }
}
