package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class TripleBufferTest {
    private static final int STRESS = 100_000;

    private final TripleBuffer<int[]> buffer = new TripleBuffer<>(() -> new int[1]);

    private void publish(int value) {
        buffer.writeSlot()[0] = value;
        buffer.publish();
    }

    private int taken() {
        int[] slot = buffer.takeNewest();
        assertNotNull(slot);
        return slot[0];
    }

    @Test
    void thereIsNothingBeforeTheFirstPublishing() {
        assertNull(buffer.takeNewest());
    }

    @Test
    void aValueIsTakenOnce() {
        publish(1);
        assertEquals(1, taken());
        assertNull(buffer.takeNewest());
    }

    @Test
    void theNewestWins() {
        publish(1);
        publish(2);
        publish(3);
        assertEquals(3, taken());
        assertNull(buffer.takeNewest());
        assertEquals(2, buffer.skipped());
    }

    @Test
    void theWriterNeverGetsTheSlotBeingRead() {
        publish(1);
        int[] read = buffer.takeNewest();
        assertNotNull(read);
        for (int i = 2; i < 10; i++) {
            assertNotSame(read, buffer.writeSlot());
            publish(i);
        }
        assertEquals(1, read[0]);
        assertEquals(9, taken());
    }

    @Test
    void closingWakesTheReader() throws InterruptedException {
        Thread reader = new Thread(() -> {
            try {
                assertNull(buffer.awaitNewest());
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        reader.start();
        buffer.close();
        reader.join();
        publish(1);
        assertNull(buffer.awaitNewest());
        buffer.awaitIdle();
    }

    @Test
    void aReaderSeesWholeValuesInOrderAndTheLastOne() throws InterruptedException {
        TripleBuffer<long[]> pairs = new TripleBuffer<>(() -> new long[2]);
        CountDownLatch done = new CountDownLatch(1);
        boolean[] fine = {true};
        Thread reader = new Thread(() -> {
            fine[0] = readsInOrder(pairs);
            done.countDown();
        });
        reader.start();
        for (long i = 1; i <= STRESS; i++) {
            long[] slot = pairs.writeSlot();
            slot[0] = i;
            slot[1] = -i;
            pairs.publish();
            if (i % 999 == 0) pairs.awaitIdle();
        }
        done.await();
        assertTrue(fine[0]);
    }

    private static boolean readsInOrder(TripleBuffer<long[]> pairs) {
        try {
            long last = 0;
            while (last < STRESS) {
                long[] pair = pairs.awaitNewest();
                if (pair == null || pair[0] <= last || pair[0] != -pair[1]) return false;
                last = pair[0];
            }
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }
}
