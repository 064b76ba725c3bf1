package kodama.player;

import kodama.input.Pad;

/** Repeats an action while it is held down, at the same rate whatever the frame rate. */
public final class KeyRepeat {
    // in seconds
    private static final double DELAY = 0.4;
    private static final double PERIOD = 1.0 / 15;

    /** Tolerance for rounding errors of the sums; shorter than any frame. */
    private static final double ROUNDING = 1e-6;

    /** How long the action has been held down, in seconds. */
    private double heldSeconds;

    /** Number of repeats since the action was pressed. */
    private int repeats;

    /**
     * Returns whether an action happens in this frame. Call it once per frame, always for the same action.
     *
     * @return true when the action is pressed, again after 0.4 seconds, and then 15 times per second, but at most once
     *     per frame
     */
    public boolean happens(Pad pad, String action) {
        if (pad.isPressed(action)) return begin();
        if (!pad.isDown(action)) return false;
        heldSeconds += pad.latchSeconds();
        int due = heldSeconds + ROUNDING < DELAY ? 0 : 1 + (int) ((heldSeconds + ROUNDING - DELAY) / PERIOD);
        boolean happens = due > repeats;
        repeats = due;
        return happens;
    }

    private boolean begin() {
        heldSeconds = 0;
        repeats = 0;
        return true;
    }
}
