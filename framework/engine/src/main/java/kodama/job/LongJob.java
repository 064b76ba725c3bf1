package kodama.job;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import kodama.base.FatalErrors;
import kodama.base.LeakTracker;
import org.jspecify.annotations.Nullable;

/**
 * A job that takes several ticks, as the game sees it: not done before its tick, however fast the work was. The tick is
 * fixed when the job is reserved, or decided by {@link CompletionPolicy}.
 *
 * <p>Owned by the game thread.
 *
 * @param <T> type of the result
 */
public final class LongJob<T> {
    /**
     * The work of a long job, done on another thread. It may only read data that does not change in the meantime.
     *
     * @param <T> type of the result
     */
    @FunctionalInterface
    public interface Work<T> {
        /**
         * Does the work.
         *
         * @param cancellation returns whether the job was canceled; to be checked often
         * @return the result; ignored if the job was canceled
         * @throws Exception if the work fails; kept for {@link LongJob#result}
         */
        @Nullable
        T run(Cancellation cancellation) throws Exception;
    }

    /** Lets the work of a job check whether the job was canceled. */
    @FunctionalInterface
    public interface Cancellation {
        /**
         * Returns whether the job was canceled; takes almost no time.
         *
         * @return true if the work should stop, because its result will be ignored
         */
        boolean isCanceled();
    }

    final JobSpec spec;
    /** Tick in which the job was reserved. */
    final long reserved;
    /** Number of the job, from 1 in the order of reserving. */
    final long number;

    private final Work<? extends T> work;
    private final Consumer<LongJob<?>> freeSlot;
    private final BiConsumer<LongJob<?>, Throwable> listenerFailed;
    private final LeakTracker.Entry entry;
    private final List<Consumer<? super LongJob<T>>> listeners = new ArrayList<>(1);
    private volatile boolean canceled;
    /** Whether the game has been notified of the end; the job cannot be canceled then. */
    private boolean visible;

    // Written by the working thread before isFinished, under the lock of the jobs; read after it
    private @Nullable T result;
    private @Nullable Throwable failure;

    // Guarded by the lock of the jobs
    boolean isFinished;

    LongJob(
            Consumer<LongJob<?>> freeSlot,
            BiConsumer<LongJob<?>, Throwable> listenerFailed,
            JobSpec spec,
            long number,
            long reserved,
            Work<? extends T> work,
            LeakTracker.Entry entry) {
        this.entry = entry;
        this.freeSlot = freeSlot;
        this.listenerFailed = listenerFailed;
        this.spec = spec;
        this.number = number;
        this.reserved = reserved;
        this.work = work;
    }

    /** Tick in which the game receives the result, if the duration is fixed. */
    long due() {
        return reserved + spec.ticks().orElseThrow();
    }

    /** Does the work on the current thread; exceptions are stored. */
    void perform() {
        try (entry) {
            result = work.run(() -> canceled);
        } catch (Throwable thrown) {
            failure = thrown;
        }
    }

    /** Cancels the job: its slot is free at once, and its thread is notified. Does nothing if it is done. */
    public void cancel() {
        if (visible) return;
        canceled = true;
        freeSlot.accept(this);
        publish();
    }

    /** Cancels the job without calling listeners. */
    void cancelSilently() {
        canceled = true;
        visible = true;
        listeners.clear();
    }

    /** Closes the leak tracker's entry, because no thread will begin the job. */
    void closeEntry() {
        entry.close();
    }

    /** Makes the end of the job visible to the game and calls the listeners. */
    void publish() {
        visible = true;
        for (Consumer<? super LongJob<T>> listener : List.copyOf(listeners)) call(listener);
        listeners.clear();
    }

    private void call(Consumer<? super LongJob<T>> listener) {
        try {
            listener.accept(this);
        } catch (Throwable thrown) {
            FatalErrors.rethrowIfFatal(thrown);
            listenerFailed.accept(this, thrown);
        }
    }

    /** Returns whether the job is over: true from the tick in which its result is taken, or since it was canceled. */
    public boolean isDone() {
        return visible;
    }

    /**
     * Returns whether the job was canceled: by {@link #cancel}, for a more urgent one, or at a reset.
     *
     * @return true if there is no result and never will be
     */
    public boolean isCanceled() {
        return canceled;
    }

    /**
     * Returns the result.
     *
     * @return the result; null also if the job was canceled
     * @throws JobFailure if the work failed; the cause is its exception
     * @throws IllegalStateException if the job is not done yet
     */
    public @Nullable T result() {
        if (!visible) throw new IllegalStateException(notDone());
        if (canceled) return null;
        if (failure != null) throw new JobFailure(spec.name(), failure);
        return result;
    }

    private String notDone() {
        return "job '" + spec.name() + "' is not done " + (spec.isUntimed() ? "yet" : "before tick " + due());
    }

    /**
     * Adds a listener for the end of the job. It is called in the tick in which the job ends, or at once if the job is
     * done. An exception that it throws later, such as a {@link JobFailure} of {@link #result}, is reported as an error
     * of the game and does not end a task.
     *
     * @param listener called once, on the game thread, in the order of adding
     */
    public void whenDone(Consumer<? super LongJob<T>> listener) {
        if (visible) listener.accept(this);
        else listeners.add(listener);
    }

    /** Returns the name and number of the job, for example {@code job 'path' #3}. */
    @Override
    public String toString() {
        return "job '" + spec.name() + "' #" + number;
    }
}
