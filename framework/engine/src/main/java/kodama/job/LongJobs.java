package kodama.job;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.ObjLongConsumer;
import kodama.base.Checks;
import kodama.base.ErrorSink;
import kodama.base.LeakTracker;
import kodama.time.NanoClock;

/**
 * Jobs that take several ticks, such as finding a path, on threads with a lower priority than the game's.
 *
 * <p>There is a fixed number of slots and no queue. {@link #reserve} is refused if all slots are in use, unless one of
 * them belongs to a less urgent job, which is then canceled. Most jobs specify in advance after how many ticks their
 * result is needed, and such a job is done in exactly that tick, for which the game thread waits if necessary. So the
 * game does not depend on the number of threads or their speed: with the same input it reaches the same state. Without
 * threads, each job is done in the tick that needs its result.
 *
 * <p>A job may also specify that its result is taken when the work has ended. Then the game never waits, and the tick
 * in which the result arrives is an input of the run, see {@link CompletionPolicy}.
 *
 * <p>Owned by the game thread, including {@link #statistics}.
 */
public final class LongJobs implements AutoCloseable {
    /*
     * 1. 'slots' is the game's view: the jobs reserved and not yet due. A job keeps its slot until then, even if its
     *    work ended long ago, because a slot that became free earlier would depend on the speed of the machine.
     * 2. 'waiting' is the threads' view: jobs that no thread has begun. A job that is canceled while it runs may occupy
     *    its thread longer than its slot, so for a moment there can be more jobs than threads.
     * 3. A job that is due has ended, is running, or has not begun. In the last case the game thread does it itself.
     *    That also works if every thread is stuck in a job that does not check for cancellation.
     * 4. With CompletionPolicy.LIVE the game thread never does jobs without a fixed duration. If such a job finds no
     *    thread within a tick, a thread is added, because the others may be busy forever.
     */

    /** Highest number of slots. */
    public static final int MAX_SLOTS = 64;

    /** Longest wait of {@link #close} for a job that does not stop; the thread is then reported as a leak. */
    private static final long CLOSE_MILLIS = 2000;

    /** How much lower the priority of the threads is than that of the thread that creates them. */
    private static final int LESS_URGENT = 2;

    private static final Comparator<LongJob<?>> URGENT_FIRST =
            Comparator.<LongJob<?>>comparingDouble(job -> job.spec.priority()).thenComparingLong(job -> job.number);

    private static final ObjLongConsumer<JobSpec> NO_LISTENER = (spec, nanos) -> {};

    private static final ErrorSink THROWING = (who, error) -> {
        throw new IllegalStateException(who + " failed", error);
    };

    /** Number of slots. */
    private final int capacity;

    private final NanoClock clock;
    private final CompletionPolicy policy;
    private final LeakTracker leaks;
    private final List<LongJob<?>> slots = new ArrayList<>();
    /** Jobs that become done in the tick that begins. */
    private final List<LongJob<?>> due = new ArrayList<>();

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final Condition finished = lock.newCondition();
    private final PriorityQueue<LongJob<?>> waiting = new PriorityQueue<>(URGENT_FIRST);
    private final WorkerThreads workers;
    /** Number of threads that work on a job; guarded by the lock. */
    private int busy;

    private ObjLongConsumer<JobSpec> lateListener = NO_LISTENER;
    private ErrorSink errors = THROWING;
    private boolean closed;
    /** The current tick; 0 before the first and after a reset. */
    private long tick;
    /** Number of the job that was reserved last; 0 before the first. */
    private long number;

    // Statistics, see LongJobStatistics
    private long reserved;
    private long refused;
    private long interrupted;
    private long waits;
    private long waitedNanos;

    /**
     * Starts the threads.
     *
     * @param slots number of jobs that may be running at once; 1 to 64; depends on the game, not on the machine
     * @param threads number of threads that work on them; 0 to 256; depends on the machine and changes nothing else
     * @param policy decides when results without a fixed tick arrive
     * @throws IllegalArgumentException if a number is out of range
     */
    public LongJobs(int slots, int threads, CompletionPolicy policy, NanoClock clock, LeakTracker leaks) {
        this.capacity = Checks.between("number of slots for long jobs", slots, 1, MAX_SLOTS);
        this.policy = policy;
        this.clock = clock;
        this.leaks = leaks;
        int priority = Thread.currentThread().getPriority() - LESS_URGENT;
        this.workers = new WorkerThreads("kodama-long", threads, priority, this::serve, leaks);
    }

    /**
     * Sets the listener for jobs that were not finished when due, until the next reset.
     *
     * @param listener called on the game thread with the options of the job and the time that the game thread has
     *     waited for it or worked on it; in nanoseconds
     */
    public void onLate(ObjLongConsumer<JobSpec> listener) {
        lateListener = listener;
    }

    /**
     * Sets where errors of listeners are reported, until the next reset.
     *
     * @param sink called on the game thread
     */
    public void setErrorSink(ErrorSink sink) {
        errors = sink;
    }

    private void listenerFailed(LongJob<?> job, Throwable thrown) {
        String place = job.spec.place();
        errors.report("a listener of " + job + (place.isEmpty() ? "" : " of " + place), thrown);
    }

    /**
     * Reserves a slot for a job, if necessary by canceling a less urgent job.
     *
     * @param <T> type of the result
     * @return the job, or empty if all slots are used by jobs that are at least as urgent
     * @throws IllegalStateException if this is closed
     */
    public <T> Optional<LongJob<T>> reserve(JobSpec spec, LongJob.Work<? extends T> work) {
        if (closed) throw new IllegalStateException("the long jobs are closed");
        while (slots.size() >= capacity) {
            if (interruptLessUrgentThan(spec.priority())) continue;
            refused++;
            return Optional.empty();
        }
        reserved++;
        LeakTracker.Entry entry = leaks.open(LeakTracker.Lifetime.WORLD, "long job", spec.name());
        return Optional.of(begin(new LongJob<>(this::giveUp, this::listenerFailed, spec, ++number, tick, work, entry)));
    }

    private boolean interruptLessUrgentThan(double priority) {
        LongJob<?> last = slots.get(0);
        for (LongJob<?> job : slots) if (URGENT_FIRST.compare(job, last) > 0) last = job;
        if (last.spec.priority() <= priority) return false;
        last.cancel();
        interrupted++;
        return true;
    }

    private <T> LongJob<T> begin(LongJob<T> job) {
        slots.add(job);
        lock.lock();
        try {
            waiting.add(job);
            work.signal();
        } finally {
            lock.unlock();
        }
        return job;
    }

    /** Frees the slot of a canceled job, and removes it from the threads' list if it has not begun. */
    private void giveUp(LongJob<?> job) {
        slots.remove(job);
        if (claim(job)) job.closeEntry();
    }

    /** Claims a job for the calling thread; returns false if another thread has begun it. */
    private boolean claim(LongJob<?> job) {
        lock.lock();
        try {
            return waiting.remove(job);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Begins a tick: the jobs that are due and those that arrive become done, in the order in which they were reserved,
     * and their listeners are called. Waits for those whose work has not ended.
     */
    public void tick() {
        tick++;
        if (slots.isEmpty()) return;
        due.clear();
        for (int i = 0; i < slots.size(); i++) if (isDue(slots.get(i))) due.add(slots.get(i));
        for (int i = 0; i < due.size(); i++) deliver(due.get(i));
        addThread();
    }

    private boolean isDue(LongJob<?> job) {
        return job.spec.isUntimed() ? policy.completes(tick, job.number, isFinished(job)) : job.due() <= tick;
    }

    private boolean isFinished(LongJob<?> job) {
        lock.lock();
        try {
            return job.isFinished;
        } finally {
            lock.unlock();
        }
    }

    private void deliver(LongJob<?> job) {
        if (job.isDone()) return; // canceled by a listener of an earlier job
        if (!isFinished(job)) finish(job);
        slots.remove(job);
        job.publish();
    }

    private void finish(LongJob<?> job) {
        long start = clock.nanoTime();
        if (claim(job)) job.perform();
        else awaitFinished(job);
        long nanos = clock.nanoTime() - start;
        waits++;
        waitedNanos += nanos;
        if (!job.spec.isUntimed()) lateListener.accept(job.spec, nanos);
    }

    private void awaitFinished(LongJob<?> job) {
        lock.lock();
        try {
            while (!job.isFinished) finished.awaitUninterruptibly();
        } finally {
            lock.unlock();
        }
    }

    private void addThread() {
        lock.lock();
        try {
            if (busy == workers.size() && hasWaited()) workers.add();
        } finally {
            lock.unlock();
        }
    }

    /** Whether a job without a fixed duration has waited a tick for a thread. */
    private boolean hasWaited() {
        for (LongJob<?> job : waiting) if (job.spec.isUntimed() && job.reserved < tick) return true;
        return false;
    }

    /** Cancels all jobs and resets the numbers of ticks and jobs, for a reset. Neither waits nor calls listeners. */
    public void reset() {
        for (LongJob<?> job : slots) {
            job.cancelSilently();
            if (claim(job)) job.closeEntry();
        }
        slots.clear();
        lateListener = NO_LISTENER;
        errors = THROWING;
        tick = 0;
        number = 0;
    }

    /** Main loop of a thread. */
    private void serve() {
        lock.lock();
        try {
            while (!closed) {
                LongJob<?> job = waiting.poll();
                if (job == null) work.awaitUninterruptibly();
                else perform(job);
            }
        } finally {
            lock.unlock();
        }
    }

    private void perform(LongJob<?> job) {
        busy++;
        lock.unlock();
        try {
            job.perform();
        } finally {
            lock.lock();
            busy--;
        }
        job.isFinished = true;
        finished.signalAll();
    }

    /** Returns the number of slots, which is the number of jobs that can be running at once. */
    public int capacity() {
        return capacity;
    }

    /** Returns statistics since the start. */
    public LongJobStatistics statistics() {
        return new LongJobStatistics(reserved, refused, interrupted, waits, waitedNanos);
    }

    /**
     * Cancels all jobs and ends the threads when their jobs stop, for which it waits up to two seconds. A second call
     * does nothing.
     */
    @Override
    public void close() {
        close(CLOSE_MILLIS);
    }

    void close(long limitMillis) {
        reset();
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
