package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class TaskListCostTest {
    private static final int WARM_UP = 300;
    private static final int TICKS = 1000;

    private final TaskList tasks = new TaskList(TaskOptions.of(20_000), (who, error) -> {
        throw new AssertionError(error);
    });
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private long updates;

    private final class Worker extends Task {
        private final int rest;

        Worker(int rest) {
            this.rest = rest;
        }

        @Override
        protected boolean update(double dt) {
            updates++;
            sleep(rest);
            if (rest == 3) setPriority(updates % 100);
            return true;
        }
    }

    @Test
    void ticksAllocateNothing() {
        for (int i = 0; i < 2000; i++) tasks.spawn(new Worker(1 + i % 7), i % 5, null);
        ticks(WARM_UP);
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        ticks(TICKS);
        long bytes = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
        assertTrue(bytes < TICKS, bytes + " bytes in " + TICKS + " ticks");
    }

    private void ticks(int count) {
        for (int i = 0; i < count; i++) {
            tasks.update(1);
            tasks.all().forEach(task -> {});
            tasks.endFrame();
        }
    }

    @Test
    void sleepersAreNotTouched() {
        for (int i = 0; i < 10_000; i++) {
            Worker sleeper = new Worker(1_000_000);
            tasks.spawn(sleeper, 0.5, null);
        }
        ticks(1);
        assertEquals(10_000, updates);
        ticks(TICKS);
        assertEquals(10_000, updates);
    }
}
