package kodama.job;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import kodama.base.Checks;
import kodama.base.LeakTracker;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Runs jobs on several threads within a frame. {@link #run} returns when all have ended, and the calling thread does
 * some of them; {@link #begin} returns at once, for a caller with other work to do.
 *
 * <p>The threads are resident, have the priority of the thread that created them, and sleep until there is work. Any
 * thread may run jobs, several at a time, and a job may run others. Allocates nothing unless a thread has to sleep.
 */
public final class JobScheduler implements JobRunner, AutoCloseable {
    /*
     * 1. One lock guards everything: jobs are few and large, some dozens per frame.
     * 2. 'active' has the graphs that are running. A pooled thread takes the most urgent ready job of all graphs; a
     *    thread in run() takes only jobs of its own graph, so that it is never delayed by a long job of another.
     * 3. A thread that finishes a job makes its followers ready and continues with one of them. Other threads are woken
     *    for the rest.
     * 4. A thread in run() sleeps only while all remaining jobs of its graph are running on other threads, where they
     *    end on their own. So nested runs cannot block each other.
     * 5. A graph that was started with begin() is left to the pooled threads until end(), which then works like run().
     */

    /** Longest wait of {@link #close} for a job that does not end; the thread is then reported as a leak. */
    private static final long CLOSE_MILLIS = 2000;

    private final NanoClock clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final Condition progress = lock.newCondition();
    private final List<JobGraph> active = new ArrayList<>();
    private final WorkerThreads workers;
    private boolean closed;

    /** Number of jobs begun since the scheduler was created. */
    private long jobs;
    /** Highest number of jobs that were ready at once and not begun. */
    private int mostQueued;
    /** Total time that jobs were ready before they began. */
    private long queuedNanos;
    /** Longest time that a job was ready before it began. */
    private long longestNanos;
    /** How often a calling thread slept because it had no jobs left to do. */
    private long callerWaits;

    /**
     * Starts the threads.
     *
     * @param threads number of threads in addition to the calling one; 1 to 256, see {@link #threadsFor}
     * @throws IllegalArgumentException if the number is out of range
     */
    public JobScheduler(int threads, NanoClock clock, LeakTracker leaks) {
        Checks.atLeast("number of threads", threads, 1);
        this.clock = clock;
        int priority = Thread.currentThread().getPriority();
        this.workers = new WorkerThreads("kodama-job", threads, priority, this::serve, leaks);
    }

    /**
     * Returns the number of threads that suits a machine: one core is left to the calling thread.
     *
     * @param cores number of cores that the game may use
     * @return one less, at least 1
     */
    public static int threadsFor(int cores) {
        return Math.max(1, cores - 1);
    }

    /** Returns the number of pooled threads: those in addition to the calling one. */
    public int threads() {
        return workers.size();
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException also if the scheduler is closed
     */
    @Override
    public void run(JobGraph graph) {
        lock.lock();
        try {
            begin(graph, 1);
            complete(graph);
        } finally {
            lock.unlock();
        }
        graph.end();
    }

    private void begin(JobGraph graph, int helpers) {
        if (closed) throw new IllegalStateException("the job scheduler is closed");
        graph.begin(clock.nanoTime());
        if (graph.isOver()) return;
        active.add(graph);
        wakeFor(graph.readyCount() - helpers);
    }

    private void complete(JobGraph graph) {
        while (!graph.isOver()) workOn(graph);
    }

    /**
     * Starts jobs on pooled threads and returns at once. If the scheduler is closed before they have begun, {@link
     * JobRun#end} does them.
     *
     * @return the run, for the calling thread to wait for and to end
     * @throws IllegalStateException if the graph is already running, or the scheduler is closed
     */
    public JobRun begin(JobGraph graph) {
        lock.lock();
        try {
            begin(graph, 0);
            return new PooledRun(graph);
        } finally {
            lock.unlock();
        }
    }

    /** A run whose jobs are done by pooled threads only, until {@link #end}. */
    private final class PooledRun implements JobRun {
        private final JobGraph graph;

        PooledRun(JobGraph graph) {
            this.graph = graph;
        }

        @Override
        public boolean await(long nanos) {
            lock.lock();
            try {
                for (long left = nanos; left > 0 && !graph.isOver(); ) left = progress.awaitNanos(left);
                return graph.isOver();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return graph.isOver();
            } finally {
                lock.unlock();
            }
        }

        @Override
        public int remaining() {
            lock.lock();
            try {
                return graph.remaining();
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void skipRemaining() {
            lock.lock();
            try {
                graph.skipRemaining(clock.nanoTime());
                if (graph.isOver()) active.remove(graph);
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void end() {
            lock.lock();
            try {
                complete(graph);
            } finally {
                lock.unlock();
            }
            graph.end();
        }
    }

    private void wakeFor(int ready) {
        mostQueued = Math.max(mostQueued, queued());
        for (int i = 0; i < Math.min(ready, workers.size()); i++) work.signal();
    }

    private void workOn(JobGraph graph) {
        Job job = graph.takeReady();
        if (job != null) {
            perform(graph, job);
        } else {
            callerWaits++;
            progress.awaitUninterruptibly();
        }
    }

    /** Does a job, with the lock released meanwhile. */
    private void perform(JobGraph graph, Job job) {
        recordWait(clock.nanoTime() - job.readySince);
        lock.unlock();
        try {
            job.perform();
        } finally {
            lock.lock();
        }
        finish(graph, job);
    }

    private void recordWait(long nanos) {
        jobs++;
        queuedNanos += nanos;
        longestNanos = Math.max(longestNanos, nanos);
    }

    private void finish(JobGraph graph, Job job) {
        int before = graph.readyCount();
        graph.complete(job, clock.nanoTime());
        wakeFor(graph.readyCount() - 1);
        if (graph.isOver()) active.remove(graph);
        if (graph.isOver() || graph.readyCount() > before) progress.signalAll();
    }

    /** Main loop of a pooled thread. */
    private void serve() {
        lock.lock();
        try {
            while (!closed) {
                JobGraph graph = mostUrgent();
                if (graph == null) work.awaitUninterruptibly();
                else workOn(graph);
            }
        } finally {
            lock.unlock();
        }
    }

    /** The graph whose first ready job is the most urgent; of equal ones the graph that was started first. */
    private @Nullable JobGraph mostUrgent() {
        JobGraph best = null;
        for (int i = 0; i < active.size(); i++) {
            if (active.get(i).peekReady() == null) continue;
            if (best == null || urgency(active.get(i)) < urgency(best)) best = active.get(i);
        }
        return best;
    }

    private static double urgency(JobGraph graph) {
        Job job = graph.peekReady();
        return job == null ? Double.POSITIVE_INFINITY : job.priority;
    }

    private int queued() {
        int sum = 0;
        for (int i = 0; i < active.size(); i++) sum += active.get(i).readyCount();
        return sum;
    }

    /** Returns statistics since the scheduler was created. */
    public JobStatistics statistics() {
        lock.lock();
        try {
            return new JobStatistics(jobs, queued(), mostQueued, queuedNanos, longestNanos, callerWaits);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Ends the threads, each after its current job, and waits up to two seconds for them. Graphs that are running are
     * completed by the threads that run them. A second call does nothing.
     */
    @Override
    public void close() {
        close(CLOSE_MILLIS);
    }

    void close(long limitMillis) {
        lock.lock();
        try {
            closed = true;
            work.signalAll();
        } finally {
            lock.unlock();
        }
        workers.join(limitMillis);
    }
}
