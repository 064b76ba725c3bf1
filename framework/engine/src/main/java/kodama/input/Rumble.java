package kodama.input;

/** Shakes a pad. */
@FunctionalInterface
public interface Rumble {
    /** For pads that cannot be shaken. */
    Rumble NONE = (strength, millis) -> {};

    /**
     * Shakes it from now on, instead of what was asked before. Must be quick.
     *
     * @param strength from 0, which ends it, to 1
     * @param millis for how long; in milliseconds
     */
    void shake(double strength, int millis);
}
