package kodama.script.feel;

/**
 * Shaking by trauma: each shock adds to the trauma, which decreases steadily; the picture shakes by its square, so that
 * several small shocks add up to a strong one. Its random numbers are its own and do not change those of the game.
 */
final class Trauma {
    private static final long SEED = 0x9E3779B97F4A7C15L;

    /** Decrease per tick: all of it within 50 ticks. */
    private static final double DECAY = 0.02;

    /** Largest distance, as a part of the picture's height. */
    private static final double REACH = 0.05;

    private long random = SEED;
    private double trauma;
    private double x;
    private double y;

    void add(double shock) {
        trauma = Math.min(1, trauma + shock);
    }

    /** Moves the picture; the trauma of a tick is that at its start. */
    void advance(double height) {
        double distance = trauma * trauma * height * REACH;
        x = trauma == 0 ? 0 : distance * next();
        y = trauma == 0 ? 0 : distance * next();
        trauma = Math.max(0, trauma - DECAY);
    }

    void end() {
        trauma = 0;
        x = 0;
        y = 0;
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
