package kodama.loop.game;

import java.util.List;
import java.util.function.LongSupplier;
import kodama.base.LeakTracker;
import org.jspecify.annotations.Nullable;

/**
 * Reads beside the game what it will ask for, one after the other, on a thread that ends with the last. What is not
 * read by the end is read when it is asked for. Owned by the game thread.
 */
final class AssetPrefetcher implements AutoCloseable {
    private static final String NAME = "kodama-ahead";

    private final List<LongSupplier> readings;
    private final long mostBytes;
    private final LeakTracker ledger;
    private @Nullable Thread thread;
    private volatile boolean isClosed;

    /**
     * @param readings each reads a thing and returns how many bytes it takes
     * @param mostBytes the first thing that is over this is the last
     */
    AssetPrefetcher(List<LongSupplier> readings, long mostBytes, LeakTracker ledger) {
        this.readings = List.copyOf(readings);
        this.mostBytes = mostBytes;
        this.ledger = ledger;
    }

    /** Begins, unless there is nothing to read or it has begun. */
    void begin() {
        if (readings.isEmpty() || thread != null) return;
        LeakTracker.Entry entry = ledger.open(LeakTracker.Lifetime.LOOP, "thread", NAME);
        Thread started = new Thread(() -> readAll(entry), NAME);
        started.setDaemon(true);
        started.start();
        thread = started;
    }

    private void readAll(LeakTracker.Entry entry) {
        try (entry) {
            long bytes = 0;
            for (int i = 0; i < readings.size() && !isClosed && bytes < mostBytes; i++) bytes += read(readings.get(i));
        }
    }

    private static long read(LongSupplier reading) {
        try {
            return reading.getAsLong();
        } catch (RuntimeException | OutOfMemoryError broken) {
            return 0; // told when the game asks for it
        }
    }

    /** Waits for the one that is being read; the rest is left. */
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
