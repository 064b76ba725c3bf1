package kodama.input;

import org.jspecify.annotations.Nullable;

/** An axis of a gamepad: of a stick, -1 to 1, or of a trigger, 0 to 1. */
public enum PadAxis {
    /** Left stick, to the right. */
    LEFT_X(PadControl.LEFT_X_LESS, PadControl.LEFT_X_MORE, "Left X"),
    /** Left stick, downwards. */
    LEFT_Y(PadControl.LEFT_Y_LESS, PadControl.LEFT_Y_MORE, "Left Y"),
    /** Right stick, to the right. */
    RIGHT_X(PadControl.RIGHT_X_LESS, PadControl.RIGHT_X_MORE, "Right X"),
    /** Right stick, downwards. */
    RIGHT_Y(PadControl.RIGHT_Y_LESS, PadControl.RIGHT_Y_MORE, "Right Y"),
    /** Left trigger. */
    LT(null, PadControl.LT, "LT"),
    /** Right trigger. */
    RT(null, PadControl.RT, "RT");

    private final @Nullable PadControl negative;
    private final PadControl positive;
    private final String label;

    PadAxis(@Nullable PadControl negative, PadControl positive, String label) {
        this.negative = negative;
        this.positive = positive;
        this.label = label;
    }

    /** Returns the control that is pressed by moving toward -1; null for a trigger. */
    @Nullable
    PadControl negative() {
        return negative;
    }

    /** Returns the control that is pressed by moving toward 1. */
    PadControl positive() {
        return positive;
    }

    /** Returns the name in scripts. */
    String label() {
        return label;
    }
}
