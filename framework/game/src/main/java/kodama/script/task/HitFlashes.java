package kodama.script.task;

/** The ticks and the strength of the flashes of what is hit. Owned by the game thread. */
public final class HitFlashes {
    private long tick;
    private double strength = 1;

    HitFlashes() {}

    /**
     * Begins a tick in which flashes elapse.
     *
     * @param strength how much the player wants to see of them, 0 to 1
     */
    public void beginTick(double strength) {
        this.strength = strength;
        tick++;
    }

    /** Returns the tick at which a flash that begins now ends. */
    long endAfter(int ticks) {
        return tick + ticks;
    }

    /** Returns whether a flash has not ended and the player wants to see it. */
    boolean isSeen(long end) {
        return end > tick && strength > 0;
    }

    double strength() {
        return strength;
    }
}
