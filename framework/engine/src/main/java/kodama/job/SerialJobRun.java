package kodama.job;

import kodama.time.NanoClock;

/**
 * A run that one thread does alone, one job after the other, whenever it waits for them. Needs no lock, as no one else
 * knows of it.
 */
public final class SerialJobRun implements JobRun {
    private final JobGraph graph;
    private final NanoClock clock;

    /**
     * Begins a run in which no job has begun yet.
     *
     * @param clock tells when {@link #await} has waited long enough
     * @throws IllegalStateException if the graph is running already
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
