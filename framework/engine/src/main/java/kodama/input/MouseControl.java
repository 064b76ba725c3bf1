package kodama.input;

/** A button of the mouse, or a way to turn its wheel. */
public enum MouseControl {
    /** The button under the first finger. */
    LEFT("mouse:left", "Left button"),
    /** The wheel pressed as a button. */
    MIDDLE("mouse:middle", "Middle button"),
    /** The button under the second finger. */
    RIGHT("mouse:right", "Right button"),
    /** The lower button at the thumb. */
    BACK("mouse:back", "Back button"),
    /** The upper button at the thumb. */
    FORWARD("mouse:forward", "Forward button"),
    /** The wheel turned away from the hand, by one notch: pressed and let go at once. */
    WHEEL_UP("wheel:up", "Wheel up"),
    /** The wheel turned towards the hand, by one notch: pressed and let go at once. */
    WHEEL_DOWN("wheel:down", "Wheel down");

    private final String text;
    private final String label;

    MouseControl(String text, String label) {
        this.text = text;
        this.label = label;
    }

    /** As scripts and settings write it. */
    String text() {
        return text;
    }

    /** As players read it. */
    String label() {
        return label;
    }
}
