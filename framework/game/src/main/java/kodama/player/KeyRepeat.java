package kodama.player;

import kodama.input.Pad;

/** Lets an action that is held down happen again and again, as often at any frame rate. */
public final class KeyRepeat {
    // in seconds
    private static final double DELAY = 0.4;
    private static final double PERIOD = 1.0 / 15;

    /** Less than any frame, and more than sums of these are wrong by. */
    private static final double ROUNDING = 1e-6;

    /** How long it has been held down since it was pressed; in seconds. */
    private double held;

    /** How often it has happened again since then. */
    private int repeats;

    /**
     * Whether an action happens in this frame; to be asked once a frame, always of the same action.
     *
     * @return true when pressed, after 0.4 seconds again, and then 15 times a second, though never more than once a
     *     frame
     */
    public boolean happens(Pad pad, String action) {
        if (pad.isPressed(action)) return begin();
        if (!pad.isDown(action)) return false;
        held += pad.latchSeconds();
        int due = held + ROUNDING < DELAY ? 0 : 1 + (int) ((held + ROUNDING - DELAY) / PERIOD);
        boolean happens = due > repeats;
        repeats = due;
        return happens;
    }

    private boolean begin() {
        held = 0;
        repeats = 0;
        return true;
    }
}
