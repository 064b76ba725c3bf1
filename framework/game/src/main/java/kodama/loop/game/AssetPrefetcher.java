package kodama.loop.game;

import java.util.List;
import java.util.function.LongSupplier;
import kodama.base.LeakTracker;
import org.jspecify.annotations.Nullable;

/**
 * Reads assets one after another while the game runs, on a thread that ends with the last. Assets that were not read by
 * then are read when the game uses them. Owned by the game thread.
 */
final class AssetPrefetcher implements AutoCloseable {
    private static final String NAME = "kodama-ahead";

    private final List<LongSupplier> readings;
    private final long maxBytes;
    private final LeakTracker leakTracker;
    private @Nullable Thread thread;
    private volatile boolean isClosed;

    /**
     * @param readings each reads an asset and returns its size in bytes
     * @param maxBytes stops after the first asset that exceeds this total
     */
    AssetPrefetcher(List<LongSupplier> readings, long maxBytes, LeakTracker leakTracker) {
        this.readings = List.copyOf(readings);
        this.maxBytes = maxBytes;
        this.leakTracker = leakTracker;
    }

    /** Starts the thread, unless there is nothing to read or it was started before. */
    void begin() {
        if (readings.isEmpty() || thread != null) return;
        LeakTracker.Entry entry = leakTracker.open(LeakTracker.Lifetime.LOOP, "thread", NAME);
        Thread started = new Thread(() -> readAll(entry), NAME);
        started.setDaemon(true);
        started.start();
        thread = started;
    }

    private void readAll(LeakTracker.Entry entry) {
        try (entry) {
            long bytes = 0;
            for (int i = 0; i < readings.size() && !isClosed && bytes < maxBytes; i++) bytes += read(readings.get(i));
        }
    }

    private static long read(LongSupplier reading) {
        try {
            return reading.getAsLong();
        } catch (RuntimeException | OutOfMemoryError broken) {
            return 0; // reported when the game uses it
        }
    }

    /** Waits for the asset that is being read; the others are not read. */
    @Override
    public void close() {
        isClosed = true;
        Thread running = thread;
        if (running == null) return;
        try {
            running.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
