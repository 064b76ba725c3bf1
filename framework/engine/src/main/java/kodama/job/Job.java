package kodama.job;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import kodama.base.Checks;
import kodama.base.PrintableText;
import org.jspecify.annotations.Nullable;

/**
 * A job of a graph: its work, its priority, and the jobs that must end before it.
 *
 * <p>Created by {@code JobGraph.add}; changed only while the graph is not running.
 */
public final class Job {
    /** Default priority, the same as that of tasks. */
    static final double DEFAULT_PRIORITY = 0.5;

    /** Longest cycle to print in a message; in characters. */
    private static final int MAX_CYCLE_LENGTH = 1000;

    final String name;
    final Runnable work;
    /** Index in the order of adding; decides between jobs of equal priority. */
    final int index;

    final List<Job> followers = new ArrayList<>(0);
    /** Jobs with smaller numbers run first. */
    double priority = DEFAULT_PRIORITY;
    /** Number of jobs that it waits for. */
    int prerequisites;

    private final ChangeGuard guard;

    // State of the current run, guarded by the scheduler's lock
    int pendingPrerequisites;
    boolean isSkipped;
    /** In nanoseconds of the scheduler's clock. */
    long readySince;

    @Nullable
    Throwable failure;

    Job(ChangeGuard guard, String name, int index, Runnable work) {
        this.guard = guard;
        this.name = name;
        this.index = index;
        this.work = work;
    }

    /** Does the work and stores any exception. */
    void perform() {
        try {
            work.run();
        } catch (Throwable thrown) {
            failure = thrown;
        }
    }

    /**
     * Sets the priority.
     *
     * @param smallerFirst the priority (default 0.5); of the jobs that can run, the one with the smallest number runs
     *     first
     * @throws IllegalArgumentException if the number is not finite
     * @throws IllegalStateException if the graph is running
     */
    public Job priority(double smallerFirst) {
        guard.rejectChange();
        priority = Checks.finite("priority of job '" + name + "'", smallerFirst);
        return this;
    }

    /**
     * Makes this job wait for another one of its graph. It is skipped if that one fails.
     *
     * @param earlier the job that must end before this one begins
     * @throws IllegalArgumentException if the other job belongs to another graph, or waits for this one itself
     * @throws IllegalStateException if the graph is running
     */
    public Job after(Job earlier) {
        guard.rejectChange();
        if (earlier.guard != guard)
            throw new IllegalArgumentException(
                    "job '" + name + "' cannot wait for '" + earlier.name + "', which is in another graph");
        rejectCycle(earlier);
        earlier.followers.add(this);
        prerequisites++;
        return this;
    }

    private void rejectCycle(Job earlier) {
        List<Job> path = pathTo(earlier);
        if (path.isEmpty()) return;
        StringBuilder cycle = new StringBuilder("circular wait between jobs: ").append(earlier.name);
        for (Job job : path) cycle.append(" -> ").append(job.name);
        throw new IllegalArgumentException(PrintableText.limited(cycle.toString(), MAX_CYCLE_LENGTH));
    }

    /** A path from this job to another one along the jobs that wait, including both; empty if there is none. */
    private List<Job> pathTo(Job target) {
        Map<Job, Job> before = new HashMap<>();
        Deque<Job> next = new ArrayDeque<>(List.of(this));
        for (Job job = next.poll(); job != null && job != target; job = next.poll())
            for (Job follower : job.followers) if (before.putIfAbsent(follower, job) == null) next.add(follower);
        if (this != target && !before.containsKey(target)) return List.of();
        Deque<Job> path = new ArrayDeque<>(List.of(target));
        while (path.getFirst() != this) path.addFirst(Objects.requireNonNull(before.get(path.getFirst())));
        return List.copyOf(path);
    }

    /**
     * Rejects changes to jobs while they run. A graph and its jobs share an instance, which also shows that they belong
     * together.
     */
    static final class ChangeGuard {
        private volatile boolean running;

        /** Rejects changes until {@link #endRun}. */
        void beginRun() {
            if (running) throw new IllegalStateException("these jobs are running already");
            running = true;
        }

        void endRun() {
            running = false;
        }

        void rejectChange() {
            if (running) throw new IllegalStateException("jobs cannot be changed while they run");
        }
    }
}
