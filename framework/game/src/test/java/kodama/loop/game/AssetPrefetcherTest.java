package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;
import kodama.base.LeakTracker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Assets are prefetched on another thread. */
@Timeout(10)
class AssetPrefetcherTest {
    private final List<String> read = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch done = new CountDownLatch(1);

    private LongSupplier reading(String name, long bytes) {
        return () -> {
            read.add(name);
            return bytes;
        };
    }

    private long last() {
        done.countDown();
        return 0;
    }

    private AssetPrefetcher prefetcher(long mostBytes, LongSupplier... readings) {
        return new AssetPrefetcher(List.of(readings), mostBytes, new LeakTracker());
    }

    @Test
    void assetsAreReadInOrderEvenIfOneFails() throws InterruptedException {
        LongSupplier broken = () -> {
            throw new IllegalArgumentException("broken");
        };
        try (AssetPrefetcher prefetcher = prefetcher(100, reading("a", 1), broken, reading("b", 1), this::last)) {
            assertEquals(List.of(), read);
            prefetcher.begin();
            prefetcher.begin();
            done.await();
        }
        assertEquals(List.of("a", "b"), read);
    }

    @Test
    void readingStopsAtTheLimit() throws InterruptedException {
        LongSupplier large = () -> {
            last();
            return 60;
        };
        try (AssetPrefetcher prefetcher = prefetcher(100, reading("a", 60), large, reading("b", 1))) {
            prefetcher.begin();
            done.await();
        }
        assertEquals(List.of("a"), read);
    }

    @Test
    void readingStopsWhenItIsClosed() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        LongSupplier slow = () -> {
            begun.countDown();
            await(done);
            return 1;
        };
        AssetPrefetcher prefetcher = prefetcher(100, slow, reading("b", 1));
        prefetcher.begin();
        begun.await();
        Thread closing = new Thread(prefetcher::close);
        closing.start();
        while (closing.getState() != Thread.State.WAITING) Thread.onSpinWait();
        done.countDown();
        closing.join();
        assertEquals(List.of(), read);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
