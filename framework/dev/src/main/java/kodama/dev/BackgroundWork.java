package kodama.dev;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Work of one kind that is done on another thread, once at a time. A request that comes while it is done starts it
 * again afterwards. Owned by the thread that asks for the results.
 */
public final class BackgroundWork<T> {
    private final Supplier<T> work;
    private final Consumer<Runnable> background;
    private final AtomicReference<@Nullable T> done = new AtomicReference<>();
    private boolean isRequested;
    private boolean isRunning;

    /** @param background runs something on another thread */
    BackgroundWork(Supplier<T> work, Consumer<Runnable> background) {
        this.work = work;
        this.background = background;
    }

    /** Starts daemon threads of this name and of the lowest priority. */
    public static Consumer<Runnable> onThread(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            thread.start();
        };
    }

    /** Requests the work, which begins with the next poll. */
    void request() {
        isRequested = true;
    }

    /** Returns the result if the work is done since the last call, else null; begins what is requested. */
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
