package kodama.job;

/**
 * Decides in which tick the game receives the result of a job without a fixed duration. That tick is an input of the
 * run, like keys.
 *
 * <p>A recorder wraps {@link #LIVE} and records the tick and number of each job that arrives; a replay returns true for
 * exactly these. Ticks and numbers count from 1 after each reset.
 *
 * <p>Called on the game thread.
 */
@FunctionalInterface
public interface CompletionPolicy {
    /** A result arrives in the first tick that begins after the work has ended; the game never waits. */
    CompletionPolicy LIVE = (tick, job, isFinished) -> isFinished;

    /**
     * A result arrives in the tick after its job was reserved; the game waits for it. Then the game does not depend on
     * the speed of the machine: for tests and games without a window.
     */
    CompletionPolicy NEXT_TICK = (tick, job, isFinished) -> true;

    /**
     * Decides whether a job arrives in the tick that begins. Called once per tick for each running job, in the order of
     * their numbers, until it returns true or the job is canceled.
     *
     * @return whether the game receives the result in this tick; it waits for work that has not ended
     */
    boolean completes(long tick, long job, boolean isFinished);
}
