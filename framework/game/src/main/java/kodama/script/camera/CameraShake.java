package kodama.script.camera;

/**
 * A shake that fades out. Its random numbers are its own: they are the same in every run, and do not change those of
 * the game.
 */
final class CameraShake {
    private static final long SEED = 0x9E3779B97F4A7C15L;

    private long random = SEED;
    private double strength;
    /** Duration and remaining time, in ticks. */
    private double duration;

    private double rest;
    // The current distance from the camera's position, in pixels
    private double x;
    private double y;

    /**
     * Starts a shake, unless the current one is stronger.
     *
     * @param strength largest distance at the beginning, in pixels
     * @param ticks duration, above 0
     */
    void start(double strength, double ticks) {
        if (strength < current()) return;
        this.strength = strength;
        duration = ticks;
        rest = ticks;
    }

    private double current() {
        return rest > 0 ? strength * rest / duration : 0;
    }

    void advance(double ticks) {
        double now = current();
        x = now == 0 ? 0 : now * next();
        y = now == 0 ? 0 : now * next();
        rest = Math.max(0, rest - ticks);
    }

    double x() {
        return x;
    }

    double y() {
        return y;
    }

    /** Returns the next random number, from -1 to 1. */
    private double next() {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        return random / (double) Long.MAX_VALUE;
    }
}
