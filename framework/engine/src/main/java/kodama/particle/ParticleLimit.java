package kodama.particle;

import kodama.base.Checks;

/** Counts the particles of a game, up to a limit. */
public final class ParticleLimit {
    private final int most;
    private int used;

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

    /** Returns the number of particles. */
    public int used() {
        return used;
    }
}
