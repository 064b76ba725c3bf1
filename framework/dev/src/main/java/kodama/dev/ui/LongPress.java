package kodama.dev.ui;

import kodama.input.Pad;

/** A chord that must be held for half a second, which does not happen by accident. */
public final class LongPress {
    private static final double SECONDS = 0.5;

    /** Less than a frame, and more than the rounding error of sums. */
    private static final double ROUNDING = 1e-6;

    private final String action;

    /** Remaining time, in seconds; 0 or less when the chord was held long enough. */
    private double left = SECONDS;

    /** @param action action of the chord, such as {@link DevKeys#MENU_CHORD} */
    public LongPress(String action) {
        this.action = action;
    }

    /** Whether the chord was held long enough in this frame. Must be called once per frame. */
    public boolean isDone(Pad pad) {
        boolean wasLeft = left > ROUNDING;
        left = pad.isDown(action) ? left - pad.latchSeconds() : SECONDS;
        return wasLeft && left <= ROUNDING;
    }
}
