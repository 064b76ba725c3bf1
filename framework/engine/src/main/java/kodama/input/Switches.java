package kodama.input;

/**
 * Numbers all that can be on or off: each key by its letter and by its place, each button of the mouse and of every
 * pad. A key that is pressed while control or alt is down is another switch, as it may be part of a shortcut.
 */
final class Switches {
    /** What is down while a key is pressed, which makes it another switch. */
    enum Modifier {
        NOTHING,
        CTRL,
        ALT
    }

    /** Pads that can be played with at once. */
    static final int PADS = 8;

    private static final int KEYS = Key.values().length;
    private static final int WAYS = Modifier.values().length;
    private static final int FIRST_PLACE = KEYS * WAYS;
    private static final int FIRST_OF_MOUSE = 2 * FIRST_PLACE;
    private static final int FIRST_OF_PADS = FIRST_OF_MOUSE + MouseControl.values().length;
    private static final int CONTROLS = PadControl.values().length;

    /** How many there are. */
    static final int COUNT = FIRST_OF_PADS + PADS * CONTROLS;

    private Switches() {}

    /** A key by what is printed on it. */
    static int letter(Key key, Modifier beside) {
        return beside.ordinal() * KEYS + key.ordinal();
    }

    /** A key by where it is. */
    static int place(Key key, Modifier beside) {
        return FIRST_PLACE + letter(key, beside);
    }

    static int mouse(MouseControl control) {
        return FIRST_OF_MOUSE + control.ordinal();
    }

    /** A control of the pad in a slot, which is counted from 0. */
    static int pad(int slot, PadControl control) {
        return FIRST_OF_PADS + slot * CONTROLS + control.ordinal();
    }

    /** The slot of the pad that a switch belongs to; negative if it is none of a pad. */
    static int slot(int number) {
        return number < FIRST_OF_PADS ? -1 : (number - FIRST_OF_PADS) / CONTROLS;
    }
}
