package kodama.input;

/** A button of the mouse, or a direction of its wheel. */
public enum MouseControl {
    /** The left button. */
    LEFT("mouse:left", "Left button"),
    /** The wheel pressed as a button. */
    MIDDLE("mouse:middle", "Middle button"),
    /** The right button. */
    RIGHT("mouse:right", "Right button"),
    /** The lower thumb button. */
    BACK("mouse:back", "Back button"),
    /** The upper thumb button. */
    FORWARD("mouse:forward", "Forward button"),
    /** One wheel notch away from the user; released at once. */
    WHEEL_UP("wheel:up", "Wheel up"),
    /** One wheel notch toward the user; released at once. */
    WHEEL_DOWN("wheel:down", "Wheel down");

    private final String text;
    private final String label;

    MouseControl(String text, String label) {
        this.text = text;
        this.label = label;
    }

    /** Returns the notation in scripts and settings. */
    String text() {
        return text;
    }

    /** Returns the name shown to players. */
    String label() {
        return label;
    }
}
