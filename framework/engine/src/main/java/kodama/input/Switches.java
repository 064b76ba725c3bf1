package kodama.input;

/**
 * Assigns a number to everything that can be on or off: each key by its label and by its position, each button of the
 * mouse and of every gamepad. A key pressed while control or alt is down has another number, because it may be part of
 * a shortcut.
 */
final class Switches {
    /** The modifier that is down when a key is pressed, which determines its number. */
    enum Modifier {
        NOTHING,
        CTRL,
        ALT
    }

    /** Maximum number of gamepads. */
    static final int PADS = 8;

    private static final int KEYS = Key.values().length;
    private static final int MODIFIERS = Modifier.values().length;
    private static final int FIRST_PLACE = KEYS * MODIFIERS;
    private static final int FIRST_OF_MOUSE = 2 * FIRST_PLACE;
    private static final int FIRST_OF_PADS = FIRST_OF_MOUSE + MouseControl.values().length;
    private static final int CONTROLS = PadControl.values().length;

    /** Number of switches. */
    static final int COUNT = FIRST_OF_PADS + PADS * CONTROLS;

    private Switches() {}

    /** Returns the number of a key by its label. */
    static int letter(Key key, Modifier modifier) {
        return modifier.ordinal() * KEYS + key.ordinal();
    }

    /** Returns the number of a key by its position. */
    static int place(Key key, Modifier modifier) {
        return FIRST_PLACE + letter(key, modifier);
    }

    static int mouse(MouseControl control) {
        return FIRST_OF_MOUSE + control.ordinal();
    }

    /** Returns the number of a control of the gamepad in a slot, counted from 0. */
    static int pad(int slot, PadControl control) {
        return FIRST_OF_PADS + slot * CONTROLS + control.ordinal();
    }

    /** Returns the slot of the gamepad that a switch belongs to; negative if it does not belong to one. */
    static int slot(int number) {
        return number < FIRST_OF_PADS ? -1 : (number - FIRST_OF_PADS) / CONTROLS;
    }
}
