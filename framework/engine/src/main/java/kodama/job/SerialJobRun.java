package kodama.job;

import kodama.time.NanoClock;

/**
 * A run on a single thread, which does one job after the other while it waits for them. It needs no lock, because no
 * other thread has access.
 */
public final class SerialJobRun implements JobRun {
    private final JobGraph graph;
    private final NanoClock clock;

    /**
     * Starts a run without doing any job yet.
     *
     * @param clock measures the limit of {@link #await}
     * @throws IllegalStateException if the graph is already running
     */
    public SerialJobRun(JobGraph graph, NanoClock clock) {
        this.graph = graph;
        this.clock = clock;
        graph.begin(clock.nanoTime());
    }

    @Override
    public boolean await(long nanos) {
        long limit = clock.nanoTime() + nanos;
        do step();
        while (!graph.isOver() && clock.nanoTime() < limit);
        return graph.isOver();
    }

    private void step() {
        Job job = graph.takeReady();
        if (job == null) return;
        job.perform();
        graph.complete(job, clock.nanoTime());
    }

    @Override
    public int remaining() {
        return graph.remaining();
    }

    @Override
    public void skipRemaining() {
        graph.skipRemaining(clock.nanoTime());
    }

    @Override
    public void end() {
        while (!graph.isOver()) step();
        graph.end();
    }
}
