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
 * One piece of work in a graph: what it does, how urgent it is, and which jobs come before it.
 *
 * <p>Made by {@code JobGraph.add}; changed only while its graph does not run.
 */
public final class Job {
    /** How urgent a job is when nothing else was said, as with tasks. */
    static final double DEFAULT_PRIORITY = 0.5;

    /** Longer circles are cut in the message. */
    private static final int MOST_OF_CIRCLE = 1000;

    final String name;
    final Runnable work;
    /** Counted from 0 in the order of adding; decides between jobs that are as urgent. */
    final int index;

    final List<Job> followers = new ArrayList<>(0);
    /** The smallest goes first. */
    double priority = DEFAULT_PRIORITY;
    /** How many jobs it is to wait for. */
    int prerequisites;

    private final ChangeGuard guard;

    // of the current run; guarded by the scheduler's lock
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

    /** Does the work; what it throws is kept. */
    void perform() {
        try {
            work.run();
        } catch (Throwable thrown) {
            failure = thrown;
        }
    }

    /**
     * Sets how urgent the job is.
     *
     * @param smallerFirst of the jobs that could run, the one with the smallest number does; 0.5 if not set
     * @throws IllegalArgumentException if the number is not finite
     * @throws IllegalStateException if the graph is running
     */
    public Job priority(double smallerFirst) {
        guard.refuseChange();
        priority = Checks.finite("priority of job '" + name + "'", smallerFirst);
        return this;
    }

    /**
     * Lets the job wait for another one of its graph. It is left out when that one fails.
     *
     * @param earlier what has to end before this job begins
     * @throws IllegalArgumentException if the other belongs to another graph, or waits for this one itself
     * @throws IllegalStateException if the graph is running
     */
    public Job after(Job earlier) {
        guard.refuseChange();
        if (earlier.guard != guard)
            throw new IllegalArgumentException(
                    "job '" + name + "' cannot wait for '" + earlier.name + "', which is in another graph");
        refuseCircle(earlier);
        earlier.followers.add(this);
        prerequisites++;
        return this;
    }

    private void refuseCircle(Job earlier) {
        List<Job> way = way(earlier);
        if (way.isEmpty()) return;
        StringBuilder circle = new StringBuilder("jobs wait for each other in a circle: ").append(earlier.name);
        for (Job job : way) circle.append(" -> ").append(job.name);
        throw new IllegalArgumentException(PrintableText.limited(circle.toString(), MOST_OF_CIRCLE));
    }

    /** The jobs on a way from this one to another along those that wait, both included; empty if there is none. */
    private List<Job> way(Job target) {
        Map<Job, Job> before = new HashMap<>();
        Deque<Job> next = new ArrayDeque<>(List.of(this));
        for (Job job = next.poll(); job != null && job != target; job = next.poll())
            for (Job follower : job.followers) if (before.putIfAbsent(follower, job) == null) next.add(follower);
        if (this != target && !before.containsKey(target)) return List.of();
        Deque<Job> way = new ArrayDeque<>(List.of(target));
        while (way.getFirst() != this) way.addFirst(Objects.requireNonNull(before.get(way.getFirst())));
        return List.copyOf(way);
    }

    /**
     * Refuses changes to jobs while they run. A graph and its jobs share one, which also tells that they belong
     * together.
     */
    static final class ChangeGuard {
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
}
