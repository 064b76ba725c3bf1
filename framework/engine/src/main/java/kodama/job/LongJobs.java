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
 * Jobs that take several ticks, such as the search for a path, on threads less urgent than the game's.
 *
 * <p>There is a fixed number of places and no queue. {@link #reserve} is refused when all places are taken, unless by a
 * less urgent job, which is then given up. Most jobs say beforehand after how many ticks their result is wanted, and to
 * the game such a job is done in that very tick: never sooner, and never later, as the game thread waits if need be. So
 * nothing the game can see depends on how many threads there are or how fast they run: with the same input it comes to
 * the same state. With no threads at all, each job is done in the tick that wants its result.
 *
 * <p>A job may also be ordered so that its result is taken when it is done. Then the game never waits, and the tick in
 * which the result arrives is one more input of the run, see {@link CompletionPolicy}.
 *
 * <p>Owned by the game thread; {@link #statistics} too.
 */
public final class LongJobs implements AutoCloseable {
    /*
     * 1. 'places' is what the game sees: the jobs reserved and not yet due. A job keeps its place until then, even if
     *    it is long finished, for a place that came free sooner would tell how fast the machine is.
     * 2. 'waiting' is what threads see: jobs that none has begun. A job given up while it runs may hold its thread a
     *    little longer than its place, so for a moment there can be more jobs than threads.
     * 3. When a job is due, it is finished, or running, or no one has begun it. Then the game thread does it itself.
     *    This is also how things go on when every thread hangs in a job that does not ask whether it was canceled.
     * 4. With CompletionPolicy.LIVE the game thread never does a job that is taken when it is done. If such a job finds no
     *    thread within a tick, one is added: the others may be busy for ever.
     */

    /** Most places there can be. */
    public static final int MAX_SLOTS = 64;

    /** How long {@link #close} waits for a job that does not stop; then the ledger tells of the thread. */
    private static final long CLOSE_MILLIS = 2000;

    /** So far the threads' priority is below that of the thread that makes them. */
    private static final int LESS_URGENT = 2;

    private static final Comparator<LongJob<?>> URGENT_FIRST =
            Comparator.<LongJob<?>>comparingDouble(job -> job.order.priority()).thenComparingLong(job -> job.number);

    private static final ObjLongConsumer<JobSpec> NO_LISTENER = (order, nanos) -> {};

    private static final ErrorSink THROWING = (who, error) -> {
        throw new IllegalStateException(who + " failed", error);
    };

    /** The number of places. */
    private final int capacity;

    private final NanoClock clock;
    private final CompletionPolicy arrivals;
    private final LeakTracker ledger;
    private final List<LongJob<?>> places = new ArrayList<>();
    /** Those that become done in the tick that begins. */
    private final List<LongJob<?>> due = new ArrayList<>();

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final Condition finished = lock.newCondition();
    private final PriorityQueue<LongJob<?>> waiting = new PriorityQueue<>(URGENT_FIRST);
    private final WorkerThreads workers;
    /** How many threads work on a job; guarded by the lock. */
    private int busy;

    private ObjLongConsumer<JobSpec> lateListener = NO_LISTENER;
    private ErrorSink errors = THROWING;
    private boolean closed;
    /** The last that has begun; 0 before the first and after a reset. */
    private long tick;
    /** Of the job reserved last; 0 before the first. */
    private long number;

    // Figures since the beginning, see LongJobStatistics.
    private long reserved;
    private long refused;
    private long interrupted;
    private long waits;
    private long waitedNanos;

    /**
     * Starts the threads.
     *
     * @param places how many jobs may be under way at once; 1 to 64. A matter of the game, not of the machine
     * @param threads how many threads work on them; 0 to 256. A matter of the machine, which changes nothing else
     * @param arrivals decides when results arrive that are taken when they are done
     * @throws IllegalArgumentException if a number is out of range
     */
    public LongJobs(int places, int threads, CompletionPolicy arrivals, NanoClock clock, LeakTracker ledger) {
        this.capacity = Checks.between("number of places for long jobs", places, 1, MAX_SLOTS);
        this.arrivals = arrivals;
        this.clock = clock;
        this.ledger = ledger;
        int priority = Thread.currentThread().getPriority() - LESS_URGENT;
        this.workers = new WorkerThreads("kodama-long", threads, priority, this::serve, ledger);
    }

    /**
     * Sets the listener for jobs that were not finished when due, until the next reset.
     *
     * @param listener called on the game thread with the order, and how long the game thread has waited for the job or
     *     done it itself; in nanoseconds
     */
    public void onLate(ObjLongConsumer<JobSpec> listener) {
        lateListener = listener;
    }

    /**
     * Sets where errors of listeners are reported, until the next reset.
     *
     * @param sink takes them, on the game thread
     */
    public void setErrorSink(ErrorSink sink) {
        errors = sink;
    }

    private void listenerFailed(LongJob<?> job, Throwable thrown) {
        String place = job.order.place();
        errors.report("a listener of " + job + (place.isEmpty() ? "" : " of " + place), thrown);
    }

    /**
     * Takes on a job if there is a place for it, or one to be had from a less urgent job, which is then canceled.
     *
     * @param <T> what the job finds out
     * @return the job, or nothing if all places are taken by jobs at least as urgent
     * @throws IllegalStateException if the jobs were closed
     */
    public <T> Optional<LongJob<T>> reserve(JobSpec order, LongJob.Work<? extends T> work) {
        if (closed) throw new IllegalStateException("the long jobs were closed");
        while (places.size() >= capacity) {
            if (interruptLessUrgentThan(order.priority())) continue;
            refused++;
            return Optional.empty();
        }
        reserved++;
        LeakTracker.Entry entry = ledger.open(LeakTracker.Lifetime.WORLD, "long job", order.name());
        return Optional.of(
                begin(new LongJob<>(this::giveUp, this::listenerFailed, order, ++number, tick, work, entry)));
    }

    private boolean interruptLessUrgentThan(double priority) {
        LongJob<?> last = places.get(0);
        for (LongJob<?> job : places) if (URGENT_FIRST.compare(job, last) > 0) last = job;
        if (last.order.priority() <= priority) return false;
        last.cancel();
        interrupted++;
        return true;
    }

    private <T> LongJob<T> begin(LongJob<T> job) {
        places.add(job);
        lock.lock();
        try {
            waiting.add(job);
            work.signal();
        } finally {
            lock.unlock();
        }
        return job;
    }

    /** Takes a canceled job off its place, and from the threads if none has begun it. */
    private void giveUp(LongJob<?> job) {
        places.remove(job);
        if (claim(job)) job.closeEntry();
    }

    /** Whether no one has begun the job; then it is the caller's. */
    private boolean claim(LongJob<?> job) {
        lock.lock();
        try {
            return waiting.remove(job);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Begins a tick: the jobs due in it and those that arrive in it become done, in the order in which they were
     * reserved, and their listeners are called. Waits for those that are not finished.
     */
    public void tick() {
        tick++;
        if (places.isEmpty()) return;
        due.clear();
        for (int i = 0; i < places.size(); i++) if (isDue(places.get(i))) due.add(places.get(i));
        for (int i = 0; i < due.size(); i++) deliver(due.get(i));
        addThread();
    }

    private boolean isDue(LongJob<?> job) {
        return job.order.isUntimed() ? arrivals.completes(tick, job.number, isFinished(job)) : job.due() <= tick;
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
        if (job.isDone()) return; // the listener of an earlier one has canceled it
        if (!isFinished(job)) finish(job);
        places.remove(job);
        job.publish();
    }

    private void finish(LongJob<?> job) {
        long start = clock.nanoTime();
        if (claim(job)) job.perform();
        else awaitFinished(job);
        long nanos = clock.nanoTime() - start;
        waits++;
        waitedNanos += nanos;
        if (!job.order.isUntimed()) lateListener.accept(job.order, nanos);
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

    /** Whether a job that is taken when it is done has found no thread for a tick. */
    private boolean hasWaited() {
        for (LongJob<?> job : waiting) if (job.order.isUntimed() && job.reserved < tick) return true;
        return false;
    }

    /**
     * Cancels all jobs and counts ticks and jobs from the start, as at a reset. Waits for none, and calls no listener.
     */
    public void reset() {
        for (LongJob<?> job : places) {
            job.cancelSilently();
            if (claim(job)) job.closeEntry();
        }
        places.clear();
        lateListener = NO_LISTENER;
        errors = THROWING;
        tick = 0;
        number = 0;
    }

    /** The life of a thread. */
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

    /** Returns the number of places: how many jobs there can be at once. */
    public int capacity() {
        return capacity;
    }

    /** Returns figures since this was made. */
    public LongJobStatistics statistics() {
        return new LongJobStatistics(reserved, refused, interrupted, waits, waitedNanos);
    }

    /**
     * Cancels all jobs, and ends the threads as soon as their jobs stop; waits for that up to two seconds. A second
     * call does nothing more.
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
