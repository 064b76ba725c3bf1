package kodama.job;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import kodama.job.Job.ChangeGuard;
import org.jspecify.annotations.Nullable;

/**
 * Jobs that are run together, with their dependencies. Created once and run repeatedly, by one thread at a time; a run
 * allocates nothing.
 *
 * <pre>{@code
 * JobGraph graph = new JobGraph();
 * Job bullets = graph.add("bullets", shots::move);
 * graph.add("hits", hits::find).after(bullets);
 * graph.add("stars", stars::move).priority(0.9);
 * scheduler.run(graph);
 * }</pre>
 */
public final class JobGraph {
    private static final Comparator<Job> URGENT_FIRST =
            Comparator.<Job>comparingDouble(job -> job.priority).thenComparingInt(job -> job.index);

    private final List<Job> jobs = new ArrayList<>();

    // State of the current run, guarded by the scheduler's lock
    private final PriorityQueue<Job> ready = new PriorityQueue<>(URGENT_FIRST);
    /** Skipped jobs whose followers have not been released yet. */
    private final Deque<Job> skipped = new ArrayDeque<>();
    /** Number of jobs that have not ended. */
    private int left;
    /** Whether all jobs that have not begun are skipped. */
    private boolean dropped;

    private final ChangeGuard guard = new ChangeGuard();

    /**
     * Adds a job that does not wait for another.
     *
     * @param name name of the job, for messages
     * @throws IllegalStateException if the graph is running
     */
    public Job add(String name, Runnable work) {
        guard.rejectChange();
        Job job = new Job(guard, name, jobs.size(), work);
        jobs.add(job);
        return job;
    }

    /** Returns the number of jobs. */
    public int size() {
        return jobs.size();
    }

    // For the scheduler, under its lock

    void begin(long now) {
        guard.beginRun();
        dropped = false;
        left = jobs.size();
        for (int i = 0; i < jobs.size(); i++) begin(jobs.get(i), now);
    }

    private void begin(Job job, long now) {
        job.pendingPrerequisites = job.prerequisites;
        job.isSkipped = false;
        job.failure = null;
        if (job.pendingPrerequisites == 0) makeReady(job, now);
    }

    private void makeReady(Job job, long now) {
        job.readySince = now;
        ready.add(job);
    }

    int readyCount() {
        return ready.size();
    }

    @Nullable
    Job peekReady() {
        return ready.peek();
    }

    @Nullable
    Job takeReady() {
        return ready.poll();
    }

    int remaining() {
        return left;
    }

    boolean isOver() {
        return left == 0;
    }

    /** Records the end of a job and makes the jobs ready that waited only for it. */
    void complete(Job job, long now) {
        for (Job each = job; each != null; each = skipped.poll()) {
            left--;
            boolean skipsFollowers = dropped || each.isSkipped || each.failure != null;
            for (int i = 0; i < each.followers.size(); i++) release(each.followers.get(i), skipsFollowers, now);
        }
    }

    /** Skips all jobs that have not begun. */
    void skipRemaining(long now) {
        dropped = true;
        for (Job job = ready.poll(); job != null; job = ready.poll()) complete(job, now);
    }

    private void release(Job follower, boolean skipsFollowers, long now) {
        follower.pendingPrerequisites--;
        follower.isSkipped |= skipsFollowers;
        if (follower.pendingPrerequisites > 0) return;
        if (follower.isSkipped) skipped.add(follower);
        else makeReady(follower, now);
    }

    /** Ends the run; throws if a job has failed. */
    void end() {
        JobFailure failure = failure();
        ready.clear();
        guard.endRun();
        if (failure != null) throw failure;
    }

    /** The first failure in the order of adding, with the others suppressed; null if there were none. */
    private @Nullable JobFailure failure() {
        JobFailure first = null;
        for (int i = 0; i < jobs.size(); i++) {
            Throwable failure = jobs.get(i).failure;
            if (failure == null) continue;
            JobFailure jobFailure = new JobFailure(jobs.get(i).name, failure);
            if (first == null) first = jobFailure;
            else first.addSuppressed(jobFailure);
        }
        return first;
    }
}
