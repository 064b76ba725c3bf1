package kodama.loop;

/**
 * The recording of a run as a line of ticks, of which one is shown. In a replay it is the replayed run; else it is the
 * current world since its start, which can be played again. For the game thread.
 */
public interface Timeline {
    /** Returns the number of ticks from the start of the recording to the current state. */
    long tick();

    /** Returns the number of ticks of the recording; 0 if nothing can be sought. */
    long end();

    /** Returns whether a tick is being sought at the moment, which can take several frames. */
    boolean isSeeking();

    /** Returns the tick that is being sought; the current tick if none is. */
    long soughtTick();

    /**
     * Seeks a tick: plays the recording at full speed and in silence up to it, from the current tick on, or from the
     * start of its world if the tick has passed. Takes effect with the next frame; a second call replaces the first.
     *
     * @param tick number of ticks from the start of the recording; limited to 0 and {@link #end}
     */
    void seek(long tick);

    /** Stops at the current tick, if a tick is being sought. */
    void stop();
}
