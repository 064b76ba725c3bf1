package kodama.draw;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Hands values from one thread to another through three slots: one is being written, one being read, one waits between.
 *
 * <p>Neither side ever waits for the other to finish. A value that was not taken before the next one was published is
 * skipped: the newest wins. {@link #writeSlot} and {@link #publish} belong to the writing thread, the taking methods to
 * the reading one; any thread may close. Nothing is allocated unless a thread has to sleep.
 *
 * @param <T> what is handed over; reused, so a slot still holds what was written into it three publishings ago
 */
public final class TripleBuffer<T> implements AutoCloseable {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private T write;
    private T between;
    private T read;
    /** Whether the slot between holds what the reader has not taken yet. */
    private boolean fresh;
    /** Whether the reader is at work on its slot, and not back for the next. */
    private boolean reading;
    /** How many values were replaced before they were taken. */
    private long skipped;

    private boolean closed;

    /**
     * Makes a buffer.
     *
     * @param slot makes the contents of a slot; called three times
     */
    public TripleBuffer(Supplier<? extends T> slot) {
        write = slot.get();
        between = slot.get();
        read = slot.get();
    }

    /** Returns the slot to write into: the writing thread's own until it publishes. */
    public T writeSlot() {
        return write;
    }

    /** Makes the written slot the newest one, wakes the reader, and gives the writer another slot. */
    public void publish() {
        lock.lock();
        try {
            if (fresh) skipped++;
            T done = write;
            write = between;
            between = done;
            fresh = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Takes the newest value if it was not taken yet.
     *
     * @return the reading thread's own until it takes the next, or null if there is nothing new
     */
    public @Nullable T takeNewest() {
        lock.lock();
        try {
            returnSlot();
            return fresh ? take() : null;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Takes the newest value, sleeping until there is one that was not taken yet.
     *
     * @return the reading thread's own until it takes the next, or null if the buffer was closed
     * @throws InterruptedException if the thread is interrupted while it sleeps
     */
    public @Nullable T awaitNewest() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            returnSlot();
            while (!fresh && !closed) changed.await();
            return closed ? null : take();
        } finally {
            lock.unlock();
        }
    }

    private void returnSlot() {
        reading = false;
        changed.signalAll();
    }

    private T take() {
        reading = true;
        T newest = between;
        between = read;
        read = newest;
        fresh = false;
        return newest;
    }

    /**
     * Waits until the reader has taken the newest value and come back for the next, or the buffer was closed. For the
     * writing thread.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public void awaitIdle() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while ((fresh || reading) && !closed) changed.await();
        } finally {
            lock.unlock();
        }
    }

    /** Returns how many values no one took because a newer one came first: the number since the buffer was made. */
    public long skipped() {
        lock.lock();
        try {
            return skipped;
        } finally {
            lock.unlock();
        }
    }

    /** Wakes everyone for good: from now on {@link #awaitNewest} returns null at once. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
