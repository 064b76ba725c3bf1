package kodama.job;

/** A run of which pooled threads do all, until the thread that began it comes to its end. */
final class PooledRun implements JobRun {
    private final JobScheduler scheduler;
    private final JobGraph graph;

    PooledRun(JobScheduler scheduler, JobGraph graph) {
        this.scheduler = scheduler;
        this.graph = graph;
    }

    @Override
    public boolean await(long nanos) {
        return scheduler.await(graph, nanos);
    }

    @Override
    public int left() {
        return scheduler.left(graph);
    }

    @Override
    public void dropRest() {
        scheduler.dropRest(graph);
    }

    @Override
    public void end() {
        scheduler.end(graph);
    }
}
