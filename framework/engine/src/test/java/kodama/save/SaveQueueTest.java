package kodama.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import kodama.base.LeakTracker;
import kodama.file.GameFileException;
import kodama.save.Saves.SaveMemory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A slow or full disk does not delay the game. */
class SaveQueueTest {
    private final List<String> written = Collections.synchronizedList(new ArrayList<>());
    private final List<String> notices = Collections.synchronizedList(new ArrayList<>());
    private final Semaphore room = new Semaphore(0);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final SaveQueue queue = new SaveQueue(new Disk(), notices::add, new LeakTracker());
    private volatile boolean isFull;

    /** Called after the disk has listed its files, before it returns the list. */
    private Runnable afterListing = () -> {};

    /** Writes when the test allows it, and fails when it is full. */
    private final class Disk implements SaveStore {
        private final SaveMemory memory = new SaveMemory();

        @Override
        public @Nullable StoredSave read(String name) {
            return memory.read(name);
        }

        @Override
        public void write(String name, byte[] content) {
            begun.countDown();
            room.acquireUninterruptibly();
            if (isFull) throw new GameFileException(name, "cannot be written (No space left on device)");
            memory.write(name, content);
            written.add(name + " " + SaveReader.read(content));
        }

        @Override
        public void writeLater(String name, Function<@Nullable Object, Object> change) {
            write(name, SaveWriter.write(name, change.apply(StoredSave.dataOf(read(name)))));
        }

        @Override
        public void delete(String name) {
            memory.delete(name);
            written.add(name + " deleted");
        }

        @Override
        public SortedMap<String, Long> sizes() {
            SortedMap<String, Long> sizes = memory.sizes();
            afterListing.run();
            return sizes;
        }

        @Override
        public void close() {
            written.add("closed");
        }
    }

    private void write(String name, int number) {
        queue.write(name, SaveWriter.write(name, number));
    }

    private @Nullable Object read(String name) {
        return StoredSave.dataOf(queue.read(name));
    }

    @Test
    void pendingSavesAreReadAsIfWritten() {
        write("a", 1);
        write("a", 2);
        assertEquals(2.0, read("a"));
        assertEquals(List.of("a"), List.copyOf(queue.sizes().keySet()));
        queue.delete("a");
        assertNull(read("a"));
        assertEquals(List.of(), List.copyOf(queue.sizes().keySet()));
        room.release(9);
        queue.close();
        assertNull(read("a"));
    }

    @Test
    void aSaveThatIsWrittenDuringTheListingIsListed() {
        write("a", 1);
        afterListing = () -> {
            room.release();
            queue.close();
        };
        assertEquals(List.of("a"), List.copyOf(queue.sizes().keySet()));
    }

    @Test
    void ofSeveralPendingSavesOfANameTheLastIsWritten() throws InterruptedException {
        write("a", 1);
        begun.await(); // the disk is busy with that
        write("b", 2);
        write("a", 3);
        write("b", 4);
        room.release(9);
        queue.close();
        assertEquals(List.of("a 1.0", "a 3.0", "b 4.0", "closed"), written);
    }

    @Test
    void aFullDiskIsReportedOnceAndRetried() {
        isFull = true;
        room.release(99);
        for (int i = 0; i < 20; i++) write("a", i);
        queue.close();
        assertEquals(
                List.of("saves will be lost when the program ends: a: cannot be written (No space left on device)"),
                notices);
        assertEquals(19.0, read("a"));
        assertEquals(List.of("closed"), written);
    }

    @Test
    void aFailedSaveIsReportedOnceWhileOthersSucceed() {
        room.release(99);
        for (int i = 0; i < 5; i++) {
            queue.writeLater("broken", stored -> {
                throw new OutOfMemoryError("Java heap space");
            });
            write("a", i);
            while (!written.contains("a " + i + ".0")) Thread.onSpinWait();
        }
        queue.close();
        assertEquals(List.of("saves will be lost when the program ends: Java heap space"), notices);
    }

    @Test
    void frequentChangesAreWrittenTogether() throws InterruptedException {
        write("a", 1);
        begun.await(); // the disk is busy with that
        AtomicInteger asked = new AtomicInteger();
        for (int i = 0; i < 1000; i++) queue.writeLater("b", stored -> asked.incrementAndGet());
        assertEquals(0, asked.get());
        room.release(9);
        queue.close();
        assertEquals(List.of("a 1.0", "b 1.0", "closed"), written);
    }

    @Test
    void afterTheEndNothingIsSaved() {
        queue.close();
        assertThrows(IllegalStateException.class, () -> write("a", 1));
    }
}
