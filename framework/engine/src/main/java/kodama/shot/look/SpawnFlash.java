package kodama.shot.look;

/** What is seen of a shot that has not gone off yet. */
public enum SpawnFlash {
    /** A cloud of light that draws together until the shot goes off. */
    SHRINK,
    /** A cloud of light that grows until the shot goes off. */
    GROW,
    /** Nothing. */
    NONE;

    /** So long before the shot goes off the cloud begins to change; in ticks. */
    static final int TICKS = 16;

    /** How large the cloud is beside the shot, so many ticks before it goes off. */
    double size(int left) {
        double part = (double) left / TICKS;
        return this == GROW ? 1.8 - 1.3 * part : 1.1 + 1.3 * part;
    }

    /** How bright the cloud is, 0 to 1, so many ticks before the shot goes off. */
    double strength(int left) {
        return 1 - 0.6 * left / TICKS;
    }
}
