package kodama.loop.game;

import kodama.job.JobGraph;
import kodama.job.JobScheduler;
import kodama.task.ForkJoin;

/** Does the same work on the calling thread and on all threads of a job scheduler. Owned by the game thread. */
final class JobForkJoin implements ForkJoin {
    private final JobScheduler jobs;
    private final JobGraph graph = new JobGraph();
    private Runnable work = () -> {};

    JobForkJoin(JobScheduler jobs) {
        this.jobs = jobs;
        for (int i = 0; i <= jobs.threads(); i++) graph.add("tasks preparing", () -> work.run());
    }

    /** A thread that is busy elsewhere is not waited for: the others leave it nothing to do. */
    @Override
    public void run(Runnable share) {
        work = share;
        jobs.run(graph);
    }
}
