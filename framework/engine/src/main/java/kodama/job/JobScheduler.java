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
 * Runs jobs on several threads within a frame: {@link #run} returns when all are done, and the calling thread does its
 * share meanwhile. {@link #begin} returns at once, for a thread that has something else to do until then.
 *
 * <p>The threads are resident, have the priority of the one that made them, and sleep until there is work. Any thread
 * may run jobs, several at a time, and a job may run others. Allocates nothing unless a thread has to sleep.
 */
public final class JobScheduler implements JobRunner, AutoCloseable {
    /*
     * 1. One lock guards all: jobs are few and large, some dozens a frame.
     * 2. 'active' are the graphs that run. A pooled thread takes the most urgent ready job of all of them; the thread
     *    that called run() takes only its own graph's, so that it is never held up by someone else's long job.
     * 3. Who finishes a job makes its followers ready, and goes on with one itself. The others are woken for the rest.
     * 4. A thread inside run() sleeps only while all jobs left of its graph are running elsewhere, and these end by
     *    themselves. Nested runs thus cannot block each other.
     * 5. A graph that was begun without waiting is left to the pooled threads, until who began it ends it: from then on
     *    it is as if that thread had called run().
     */

    /** How long {@link #close} waits for a job that does not end; then the ledger tells of the thread. */
    private static final long CLOSE_MILLIS = 2000;

    private final NanoClock clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final Condition progress = lock.newCondition();
    private final List<JobGraph> active = new ArrayList<>();
    private final WorkerThreads workers;
    private boolean closed;

    /** How many jobs have begun since the scheduler was made. */
    private long jobs;
    /** The most that were ready at once and not begun. */
    private int mostQueued;
    /** How long jobs were ready before they began, all of them together. */
    private long queuedNanos;
    /** The longest of these times. */
    private long longestNanos;
    /** How often a calling thread slept, with nothing left to do itself. */
    private long callerWaits;

    /**
     * Starts the threads.
     *
     * @param threads how many there are besides the calling one; 1 to 256, see {@link #threadsFor}
     * @throws IllegalArgumentException if the number is out of range
     */
    public JobScheduler(int threads, NanoClock clock, LeakTracker ledger) {
        Checks.atLeast("number of threads", threads, 1);
        this.clock = clock;
        int priority = Thread.currentThread().getPriority();
        this.workers = new WorkerThreads("kodama-job", threads, priority, this::serve, ledger);
    }

    /**
     * Says how many threads suit a machine: one core is left to the calling thread.
     *
     * @param cores how many cores the game may use
     * @return one less, at least 1
     */
    public static int threadsFor(int cores) {
        return Math.max(1, cores - 1);
    }

    /** Returns the number of pooled threads: how many may work besides the calling one. */
    public int threads() {
        return workers.size();
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException also if the scheduler was closed
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
        if (closed) throw new IllegalStateException("the job scheduler was closed");
        graph.begin(clock.nanoTime());
        if (graph.isOver()) return;
        active.add(graph);
        wakeFor(graph.readyCount() - helpers);
    }

    private void complete(JobGraph graph) {
        while (!graph.isOver()) workOn(graph);
    }

    /**
     * Begins jobs and comes back at once; pooled threads do them. If the scheduler is closed meanwhile, those that have
     * not begun are left to {@link JobRun#end}.
     *
     * @return the run, for the calling thread to wait for and to end
     * @throws IllegalStateException if the graph is running already, or the scheduler was closed
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

    /** A run of which pooled threads do all, until the thread that began it comes to its end. */
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

    /** Does a job, with the lock free meanwhile. */
    private void perform(JobGraph graph, Job job) {
        noteWait(clock.nanoTime() - job.readySince);
        lock.unlock();
        try {
            job.perform();
        } finally {
            lock.lock();
        }
        finish(graph, job);
    }

    private void noteWait(long nanos) {
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

    /** The life of a pooled thread. */
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

    /** The graph whose first ready job is the most urgent one; of equals the one begun first. */
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

    /** Returns figures since the scheduler was made. */
    public JobStatistics statistics() {
        lock.lock();
        try {
            return new JobStatistics(jobs, queued(), mostQueued, queuedNanos, longestNanos, callerWaits);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Ends the threads, each after the job it is doing, and waits for that up to two seconds. Runs under way are
     * completed by the threads that called them. A second call does nothing more.
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
