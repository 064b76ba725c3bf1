package kodama.input;

/**
 * What can be pressed on a pad, by its place on one of Microsoft's, whatever other makers print on it. A stick that is
 * pushed half its way counts as pressed in that direction.
 */
public enum PadControl {
    /** The lowest of the four buttons. */
    A("A"),
    /** The right of the four buttons. */
    B("B"),
    /** The left of the four buttons. */
    X("X"),
    /** The uppermost of the four buttons. */
    Y("Y"),
    /** Left button at the shoulder. */
    LB("LB"),
    /** Right button at the shoulder. */
    RB("RB"),
    /** Left trigger, pulled half its way. */
    LT("LT"),
    /** Right trigger, pulled half its way. */
    RT("RT"),
    /** The small left button in the middle: back, select, share. */
    BACK("Back"),
    /** The small right button in the middle: start, menu, options. */
    START("Start"),
    /** The button with the maker's sign. */
    GUIDE("Guide"),
    /** The left stick pressed as a button. */
    LEFT_STICK("Left Stick"),
    /** The right stick pressed as a button. */
    RIGHT_STICK("Right Stick"),
    /** Upper end of the cross. */
    UP("Up"),
    /** Lower end of the cross. */
    DOWN("Down"),
    /** Left end of the cross. */
    LEFT("Left"),
    /** Right end of the cross. */
    RIGHT("Right"),
    /** Left stick to the left. */
    LEFT_X_LESS("Left X-"),
    /** Left stick to the right. */
    LEFT_X_MORE("Left X+"),
    /** Left stick up. */
    LEFT_Y_LESS("Left Y-"),
    /** Left stick down. */
    LEFT_Y_MORE("Left Y+"),
    /** Right stick to the left. */
    RIGHT_X_LESS("Right X-"),
    /** Right stick to the right. */
    RIGHT_X_MORE("Right X+"),
    /** Right stick up. */
    RIGHT_Y_LESS("Right Y-"),
    /** Right stick down. */
    RIGHT_Y_MORE("Right Y+");

    private final String label;

    PadControl(String label) {
        this.label = label;
    }

    /** As scripts, settings and players know it. */
    String label() {
        return label;
    }
}
