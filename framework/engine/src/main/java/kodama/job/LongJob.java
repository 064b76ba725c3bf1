package kodama.job;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import kodama.base.FatalErrors;
import kodama.base.LeakTracker;
import org.jspecify.annotations.Nullable;

/**
 * A job under way for some ticks, as the game sees it: not done until its tick has come, however fast it was. Which
 * tick that is was agreed when it was reserved, or {@link CompletionPolicy} decides it.
 *
 * <p>Owned by the game thread.
 *
 * @param <T> what it finds out
 */
public final class LongJob<T> {
    /**
     * What a long job does, on a thread of its own. It may read only what no one changes meanwhile.
     *
     * @param <T> what it finds out
     */
    @FunctionalInterface
    public interface Work<T> {
        /**
         * Does the work.
         *
         * @param asked whether no one wants the result any more; to be asked often
         * @return the result; anything if no one wants it
         * @throws Exception if the work cannot be done; kept for the caller that asks for the result
         */
        @Nullable
        T run(Cancellation asked) throws Exception;
    }

    /** Tells a running job whether it has been canceled. */
    @FunctionalInterface
    public interface Cancellation {
        /**
         * Asks; costs next to nothing.
         *
         * @return whether to stop, as the result will be thrown away
         */
        boolean isCanceled();
    }

    final JobSpec order;
    /** The tick in which it was reserved. */
    final long reserved;
    /** Counted from 1 in the order of reserving. */
    final long number;

    private final Work<? extends T> work;
    private final Consumer<LongJob<?>> freePlace;
    private final BiConsumer<LongJob<?>, Throwable> listenerFailed;
    private final LeakTracker.Entry entry;
    private final List<Consumer<? super LongJob<T>>> listeners = new ArrayList<>(1);
    private volatile boolean canceled;
    /** Whether the game has been told that it is over; it cannot be canceled then. */
    private boolean visible;

    // written by the thread that works, before isFinished under the lock of the jobs; read after it
    private @Nullable T result;
    private @Nullable Throwable failure;

    // guarded by the lock of the jobs
    boolean isFinished;

    LongJob(
            Consumer<LongJob<?>> freePlace,
            BiConsumer<LongJob<?>, Throwable> listenerFailed,
            JobSpec order,
            long number,
            long reserved,
            Work<? extends T> work,
            LeakTracker.Entry entry) {
        this.entry = entry;
        this.freePlace = freePlace;
        this.listenerFailed = listenerFailed;
        this.order = order;
        this.number = number;
        this.reserved = reserved;
        this.work = work;
    }

    /** The tick in which the game receives the result; only if that was agreed. */
    long due() {
        return reserved + order.ticks().orElseThrow();
    }

    /** Does the work, on whichever thread it is; errors are kept. */
    void perform() {
        try (entry) {
            result = work.run(() -> canceled);
        } catch (Throwable thrown) {
            failure = thrown;
        }
    }

    /**
     * Gives the job up: its place is free at once, and its thread is asked to stop. One that is done stays as it is.
     */
    public void cancel() {
        if (visible) return;
        canceled = true;
        freePlace.accept(this);
        publish();
    }

    /** Cancels the job without telling anyone. */
    void cancelSilently() {
        canceled = true;
        visible = true;
        listeners.clear();
    }

    /** Strikes it out, since no one will ever begin it. */
    void closeEntry() {
        entry.close();
    }

    /** Shows the game that the job is over, and calls the listeners. */
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

    /**
     * Tells whether the job is over: true from the tick on that was agreed when it was reserved or in which it arrived,
     * or since it was canceled.
     */
    public boolean isDone() {
        return visible;
    }

    /**
     * Tells whether the job was given up, by {@link #cancel} or for a more urgent one, or at a reset.
     *
     * @return whether there is no result and never will be
     */
    public boolean isCanceled() {
        return canceled;
    }

    /**
     * Returns what the job has found out.
     *
     * @return the result; null also if the job was canceled
     * @throws JobFailure if the work threw something, which is the cause
     * @throws IllegalStateException if the job is not done yet
     */
    public @Nullable T result() {
        if (!visible) throw new IllegalStateException(notDone());
        if (canceled) return null;
        if (failure != null) throw new JobFailure(order.name(), failure);
        return result;
    }

    private String notDone() {
        return "job '" + order.name() + "' is not done " + (order.isUntimed() ? "yet" : "before tick " + due());
    }

    /**
     * Adds a listener for the end of the job. It is called within the tick in which the job ends; at once if the job is
     * done. An exception that a listener throws later, such as a {@link JobFailure} of {@link #result}, is reported as
     * an error of the game and does not end a task.
     *
     * @param listener called once, on the game thread, in the order of adding
     */
    public void whenDone(Consumer<? super LongJob<T>> listener) {
        if (visible) listener.accept(this);
        else listeners.add(listener);
    }

    /** Returns the name and number of the job, as in {@code job 'path' #3}. */
    @Override
    public String toString() {
        return "job '" + order.name() + "' #" + number;
    }
}
