package kodama.job;

import kodama.time.VirtualClock;

/** Runs the jobs of a graph, on one or more threads. */
@FunctionalInterface
public interface JobRunner {
    /** Runs jobs on the calling thread: of the ready jobs, the most urgent comes first. */
    JobRunner SERIAL = graph -> new SerialJobRun(graph, new VirtualClock()).end();

    /**
     * Runs jobs and returns when all have ended; their writes are then visible to the caller. If a job fails, only the
     * jobs that wait for it are skipped.
     *
     * @throws JobFailure if a job has failed; it names the first in the order of adding, with the others suppressed
     * @throws IllegalStateException if the graph is already running
     */
    void run(JobGraph graph);
}
