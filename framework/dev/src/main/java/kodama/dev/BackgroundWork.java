package kodama.dev;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Work that runs on another thread, at most once at a time. A request during a run starts another run afterwards. Owned
 * by the thread that polls for results.
 */
public final class BackgroundWork<T> {
    private final Supplier<T> work;
    private final Consumer<Runnable> background;
    private final AtomicReference<@Nullable T> done = new AtomicReference<>();
    private boolean isRequested;
    private boolean isRunning;

    /**
     * Creates work that is not running yet.
     *
     * @param work computes a result on another thread
     * @param background runs a task on another thread
     */
    BackgroundWork(Supplier<T> work, Consumer<Runnable> background) {
        this.work = work;
        this.background = background;
    }

    /** An executor that starts a daemon thread with this name and the lowest priority for each task. */
    public static Consumer<Runnable> onThread(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            thread.start();
        };
    }

    /** Requests a run, which starts with the next poll. */
    void request() {
        isRequested = true;
    }

    /** Returns the result of a run that has finished since the last call, else null. Starts a requested run. */
    @Nullable
    T poll() {
        T result = done.getAndSet(null);
        if (result != null) isRunning = false;
        if (isRequested && !isRunning) {
            isRequested = false;
            isRunning = true;
            background.accept(() -> done.set(work.get()));
        }
        return result;
    }
}
