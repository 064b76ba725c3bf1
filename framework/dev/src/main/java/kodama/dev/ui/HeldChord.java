package kodama.dev.ui;

import kodama.input.Pad;

/** A chord that takes effect once it has been held for half a second, since no one holds it that long by accident. */
public final class HeldChord {
    private static final double SECONDS = 0.5;

    /** Less than any frame, and more than sums of these are wrong by. */
    private static final double ROUNDING = 1e-6;

    private final String action;

    /** How long the chord must still be held; in seconds, 0 or less once it was held for long enough. */
    private double left = SECONDS;

    /** @param action of the chord, such as {@link DevKeys#MENU_CHORD} */
    public HeldChord(String action) {
        this.action = action;
    }

    /** Whether the chord has been held for long enough in this frame; to be called once a frame. */
    public boolean isDone(Pad pad) {
        boolean wasLeft = left > ROUNDING;
        left = pad.isDown(action) ? left - pad.latchSeconds() : SECONDS;
        return wasLeft && left <= ROUNDING;
    }
}
