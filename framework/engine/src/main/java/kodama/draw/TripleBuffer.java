package kodama.draw;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Passes values from one thread to another through three slots: one is being written, one is being read, one is in
 * between.
 *
 * <ol>
 *   <li>The writer fills its slot and publishes it, which swaps it with the slot in between.
 *   <li>The reader takes the newest value, which swaps its slot with the one in between.
 *   <li>A value that is replaced before it was taken is skipped.
 * </ol>
 *
 * <p>Neither thread ever waits for the other to finish. {@link #writeSlot} and {@link #publish} belong to the writing
 * thread, the take methods to the reading one; any thread may close. Nothing is allocated unless a thread has to sleep.
 *
 * @param <T> type of the values; reused, so a slot still contains an older value
 */
public final class TripleBuffer<T> implements AutoCloseable {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private T write;
    private T between;
    private T read;
    /** Whether the slot in between has a value that the reader has not taken. */
    private boolean fresh;
    /** Whether the reader is working on its slot. */
    private boolean reading;
    /** Number of values that were replaced before they were taken. */
    private long skipped;

    private boolean closed;

    /**
     * Creates a buffer.
     *
     * @param slot creates the value of a slot; called three times
     */
    public TripleBuffer(Supplier<? extends T> slot) {
        write = slot.get();
        between = slot.get();
        read = slot.get();
    }

    /** Returns the slot to write: owned by the writing thread until it publishes. */
    public T writeSlot() {
        return write;
    }

    /** Publishes the written slot, wakes the reader, and gives the writer another slot. */
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
     * @return owned by the reading thread until it takes the next; null if there is nothing new
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
     * Takes the newest value; sleeps until there is one that was not taken yet.
     *
     * @return owned by the reading thread until it takes the next; null if the buffer was closed
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
     * Waits until the reader has finished with the newest value and asks for the next, or the buffer was closed. For
     * the writing thread.
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

    /** Returns the number of values that were never taken because a newer one replaced them. */
    public long skipped() {
        lock.lock();
        try {
            return skipped;
        } finally {
            lock.unlock();
        }
    }

    /** Wakes all threads; from now on {@link #awaitNewest} returns null at once. */
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
