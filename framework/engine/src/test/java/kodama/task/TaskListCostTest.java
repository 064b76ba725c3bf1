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

    /** A shot that changes everything that can be changed without a new name. */
    private static final class Shot extends Task {
        @Override
        protected void reset() {
            setGroup("shot");
            setDrawn(true);
            setHasBody(true);
        }

        @Override
        protected boolean update(double dt) {
            if (slot() % 2 == 0) sleep(2);
            else waitFor("hit");
            setRate(0.5);
            setPhase(Phase.MAIN);
            setDrawPriority(slot() % 3);
            return true;
        }
    }

    @Test
    void spawningAndKillingOutOfAPoolAllocatesNothing() {
        for (ReadyListKind kind : ReadyListKind.values()) {
            TaskList list = new TaskList(TaskOptions.of(10_000).with(kind).withWork(48, 480_000), (who, error) -> {
                throw new AssertionError(error);
            });
            TaskPool<Shot> pool = new TaskPool<>(list, 10_000, Shot::new);
            Task[] shots = new Task[10_000];
            for (int i = 0; i < WARM_UP / 3; i++) live(list, pool, shots);
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            for (int i = 0; i < WARM_UP; i++) live(list, pool, shots);
            long bytes = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            assertTrue(bytes < WARM_UP, kind + ": " + bytes + " bytes in " + WARM_UP + " frames of 10,000 spawns");
        }
    }

    private static void live(TaskList list, TaskPool<Shot> pool, Task[] shots) {
        for (int i = 0; i < shots.length; i++) shots[i] = pool.spawn(i % 7, i % 2 == 0 ? null : shots[i - 1]);
        list.update(1);
        list.forEachDrawn(task -> {});
        list.forEachBody(task -> task.signal("hit", null));
        for (Task shot : shots) shot.kill();
        list.endFrame();
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
