package kodama.job;

/**
 * Refuses changes to jobs while they run. A graph and its jobs share one, which also tells that they belong together.
 */
final class ChangeGuard {
    private volatile boolean running;

    /** Allows no changes until {@link #endRun}. */
    void beginRun() {
        if (running) throw new IllegalStateException("these jobs are running already");
        running = true;
    }

    void endRun() {
        running = false;
    }

    void refuseChange() {
        if (running) throw new IllegalStateException("jobs cannot be changed while they run");
    }
}
