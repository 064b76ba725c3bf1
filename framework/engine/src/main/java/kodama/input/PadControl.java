package kodama.input;

/**
 * A button or stick direction of a gamepad, named by its position on an Xbox controller, whatever other makers print on
 * it. A stick direction is pressed at half deflection.
 */
public enum PadControl {
    /** The bottom face button. */
    A("A"),
    /** The right face button. */
    B("B"),
    /** The left face button. */
    X("X"),
    /** The top face button. */
    Y("Y"),
    /** The left shoulder button. */
    LB("LB"),
    /** The right shoulder button. */
    RB("RB"),
    /** The left trigger, at least half pulled. */
    LT("LT"),
    /** The right trigger, at least half pulled. */
    RT("RT"),
    /** The small button on the left: back, select, share. */
    BACK("Back"),
    /** The small button on the right: start, menu, options. */
    START("Start"),
    /** The button with the maker's logo. */
    GUIDE("Guide"),
    /** The left stick pressed as a button. */
    LEFT_STICK("Left Stick"),
    /** The right stick pressed as a button. */
    RIGHT_STICK("Right Stick"),
    /** Up on the d-pad. */
    UP("Up"),
    /** Down on the d-pad. */
    DOWN("Down"),
    /** Left on the d-pad. */
    LEFT("Left"),
    /** Right on the d-pad. */
    RIGHT("Right"),
    /** The left stick to the left. */
    LEFT_X_LESS("Left X-"),
    /** The left stick to the right. */
    LEFT_X_MORE("Left X+"),
    /** The left stick up. */
    LEFT_Y_LESS("Left Y-"),
    /** The left stick down. */
    LEFT_Y_MORE("Left Y+"),
    /** The right stick to the left. */
    RIGHT_X_LESS("Right X-"),
    /** The right stick to the right. */
    RIGHT_X_MORE("Right X+"),
    /** The right stick up. */
    RIGHT_Y_LESS("Right Y-"),
    /** The right stick down. */
    RIGHT_Y_MORE("Right Y+");

    private final String label;

    PadControl(String label) {
        this.label = label;
    }

    /** Returns the name in scripts and settings and for players. */
    public String label() {
        return label;
    }
}
