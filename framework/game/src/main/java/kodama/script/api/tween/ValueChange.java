package kodama.script.api.tween;

/** A change of values over time. It is advanced once per tick, and allocates nothing then. */
abstract class ValueChange {
    /** The result of {@link #advance} while the change continues. */
    static final double CONTINUES = -1;

    /** Starts the change, or starts it again: reads the current values. Shows nothing. */
    abstract void begin();

    /**
     * Advances the time.
     *
     * @param ticks elapsed ticks; 1 at the normal rate
     * @return {@link #CONTINUES}, or at the end the rest of the time, which a following change uses; at least 0
     */
    abstract double advance(double ticks);

    /**
     * Prefetches a part of what {@link #advance} needs.
     *
     * @param step 0 for itself, 1 for what it refers to
     * @return a meaningless sum
     */
    int prefetch(int step) {
        return 0;
    }

    /** Returns the rest of the time after a duration: exactly 0 if the duration ends at the tick. */
    static double rest(double passed, double duration) {
        double rest = passed - duration;
        return rest > TickTimer.NEARLY ? rest : 0;
    }
}
