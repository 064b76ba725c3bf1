package kodama.particle;

import kodama.base.Checks;

/** Counts the particles of a game, up to a limit, and the pixels of the pictures that are prepared for them. */
public final class ParticleLimit {
    /** Most pixels of prepared pictures; then all are prepared again when they are shown. */
    private static final int MAX_PREPARED = 1 << 24;

    private final int most;
    private int used;
    private int prepared;
    private int epoch;

    /**
     * Creates a limit.
     *
     * @param most most particles at once; at least 1
     */
    public ParticleLimit(int most) {
        this.most = Checks.atLeast("limit of particles", most, 1);
    }

    /** Takes up to a number of places, and returns how many are taken. */
    int take(int wanted) {
        int taken = Math.min(wanted, most - used);
        used += taken;
        return taken;
    }

    void give(int count) {
        used -= count;
    }

    /** Counts a prepared picture. */
    void addPrepared(int pixels) {
        prepared += pixels;
        if (prepared <= MAX_PREPARED) return;
        prepared = 0;
        epoch++;
    }

    /** Returns a number that changes when the pictures that were prepared so far must be discarded. */
    int epoch() {
        return epoch;
    }

    /** Returns the number of particles. */
    public int used() {
        return used;
    }
}
