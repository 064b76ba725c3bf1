package kodama.job;

import kodama.time.VirtualClock;

/** Runs the jobs of a graph, on one thread or on several. */
@FunctionalInterface
public interface JobRunner {
    /** Runs jobs on the calling thread: of those that wait for no other, the most urgent comes first. */
    JobRunner SERIAL = graph -> new SerialJobRun(graph, new VirtualClock()).end();

    /**
     * Runs jobs and returns when all have ended; the caller then sees what they wrote. A job that fails leaves out only
     * those that wait for it.
     *
     * @throws JobFailure if a job has failed; it names the first in the order of adding, the others are suppressed in
     *     it
     * @throws IllegalStateException if the graph is running already
     */
    void run(JobGraph graph);
}
