package kodama.input;

/** Rumbles a gamepad. */
@FunctionalInterface
public interface Rumble {
    /** For gamepads that cannot rumble. */
    Rumble NONE = (strength, millis) -> {};

    /**
     * Rumbles from now on, replacing an earlier rumble. Must return quickly.
     *
     * @param strength 0, which stops the rumble, to 1
     * @param millis duration; in milliseconds
     */
    void shake(double strength, int millis);
}
