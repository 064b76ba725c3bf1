package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.function.Consumer;
import kodama.base.StepBudget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Parallel preparation before the turns of tasks. */
@Timeout(10)
class PreparableTest {
    private static final double DT = 1.0 / 64;

    private final List<String> log = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final TaskList tasks = list(ForkJoin.SEQUENTIAL);

    private TaskList list(ForkJoin forkJoin) {
        return new TaskList(
                TaskOptions.of(1000),
                (who, error) -> errors.add(who + ": " + error.getMessage()),
                forkJoin,
                StepBudget.UNLIMITED);
    }

    /** A probe that logs its preparation with an asterisk. */
    private class Thinker extends LoggingTask implements Preparable {
        double prepared;
        Consumer<Thinker> thought = self -> log.add(name() + "*");

        Thinker(String name) {
            super(name, PreparableTest.this.log);
        }

        Thinker thinking(Consumer<Thinker> other) {
            thought = other;
            return this;
        }

        @Override
        public void prepare(double dt) {
            prepared = dt;
            thought.accept(this);
        }

        void doze(int ticks) {
            sleep(ticks);
        }

        TaskList itsList() {
            return tasks();
        }
    }

    private <T extends Task> T spawn(T task, double priority) {
        assertTrue(tasks.spawn(task, priority, null));
        return task;
    }

    private List<String> tick() {
        log.clear();
        tasks.update(DT);
        tasks.endFrame();
        return List.copyOf(log);
    }

    // when

    @Test
    void allPrepareBeforeTheFirstOneRuns() {
        spawn(new Thinker("b"), 0.6);
        spawn(new LoggingTask("plain", log), 0.1);
        spawn(new Thinker("a"), 0.5);
        assertEquals(List.of("a*", "b*", "plain", "a", "b"), tick());
        assertEquals(List.of("a*", "b*", "plain", "a", "b"), tick());
    }

    @Test
    void waitingPausedAndDelayedTasksDoNotPrepare() {
        Thinker asleep = spawn(new Thinker("asleep"), 0.5);
        asleep.then(self -> {
            asleep.doze(3);
            return true;
        });
        Thinker paused = spawn(new Thinker("paused"), 0.5);
        tasks.spawnAfter(2, new Thinker("late"), 0.5, null);
        assertEquals(List.of("asleep*", "paused*", "asleep", "paused"), tick());
        paused.pause();
        assertEquals(List.of("late*", "late"), tick());
        paused.resume();
        assertEquals(List.of("paused*", "late*", "paused", "late"), tick());
        assertEquals(List.of("asleep*", "paused*", "late*", "asleep", "paused", "late"), tick());
    }

    @Test
    void aTaskThatBecomesReadyWithinTheTickPreparesJustBeforeItsTurn() {
        Thinker sleeper = spawn(new Thinker("sleeper"), 0.7);
        sleeper.then(self -> {
            sleeper.doze(100);
            return true;
        });
        tick();
        spawn(
                new LoggingTask("caller", log, self -> {
                    sleeper.wake();
                    return tasks.spawn(new Thinker("child"), 0.6, self);
                }),
                0.5);
        assertEquals(List.of("caller", "child*", "child", "sleeper*", "sleeper"), tick());
    }

    @Test
    void aRunAtTheSpawnIsPreparedToo() {
        Thinker task = spawn(new Thinker("a"), 0.5);
        tasks.runNow(task);
        assertEquals(List.of("a*", "a"), log);
    }

    @Test
    void aTaskKilledAfterPreparingDoesNotRun() {
        Thinker victim = new Thinker("victim");
        spawn(
                new LoggingTask("killer", log, self -> {
                    victim.kill();
                    return true;
                }),
                0.1);
        spawn(victim, 0.5);
        assertEquals(List.of("victim*", "killer"), tick());
        assertEquals(List.of("killer"), tick());
    }

    @Test
    void timeFollowsTheTimeScale() {
        Thinker slow = spawn(new Thinker("slow"), 0.5);
        slow.setRate(0.25);
        tick();
        assertEquals(DT / 4, slow.prepared);
    }

    @Test
    void aTaskSpawnedAgainPreparesAgain() {
        Thinker task = spawn(new Thinker("a"), 0.5);
        tick();
        task.kill();
        assertEquals(List.of(), tick());
        spawn(task, 0.5);
        assertEquals(List.of("a*", "a"), tick());
    }

    // in parallel

    /** Runs the work on this thread and another. */
    private static void both(Runnable share) {
        Thread other = new Thread(share);
        other.start();
        share.run();
        try {
            other.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void tasksPrepareInParallelIfThereAreThreads() {
        TaskList parallel = list(PreparableTest::both);
        CyclicBarrier barrier = new CyclicBarrier(2);
        parallel.spawn(new Thinker("a").thinking(self -> meet(barrier)), 0.5, null);
        parallel.spawn(new Thinker("b").thinking(self -> meet(barrier)), 0.5, null);
        parallel.update(DT);
        assertEquals(List.of("a", "b"), log);
    }

    @Test
    void aSingleTaskNeedsNoOtherThread() {
        TaskList single = list(share -> {
            throw new AssertionError("not called");
        });
        single.spawn(new LoggingTask("plain", log), 0.5, null);
        single.update(DT);
        single.spawn(new Thinker("a"), 0.5, null);
        single.update(DT);
        assertEquals(List.of("plain", "a*", "plain", "a"), log);
    }

    // failures

    private static void fail(Thinker self) {
        throw new IllegalStateException("no idea");
    }

    @Test
    void anErrorEndsOneTaskBeforeItsTurnAndErrorsAreReportedInOrder() {
        TaskList parallel = list(PreparableTest::both);
        CyclicBarrier barrier = new CyclicBarrier(2);
        for (String name : List.of("b", "a")) {
            parallel.spawn(
                    new Thinker(name).thinking(self -> {
                        meet(barrier);
                        fail(self);
                    }),
                    name.equals("a") ? 0.1 : 0.2,
                    null);
        }
        parallel.spawn(new LoggingTask("c", log), 0.3, null);
        parallel.update(DT);
        assertEquals(List.of("task 'a' #1: no idea", "task 'b' #0: no idea"), errors);
        assertEquals(List.of("c"), log);
        assertEquals(1, parallel.count());
    }

    @Test
    void anErrorOfALatePreparationEndsTheTaskToo() {
        Thinker task = spawn(new Thinker("a").thinking(PreparableTest::fail), 0.5);
        tasks.runNow(task);
        assertEquals(List.of("task 'a' #0: no idea"), errors);
        assertFalse(task.isAlive());
        assertEquals(List.of(), tick());
    }

    @Test
    void preparingMustNotAccessTheList() {
        String refused = "task 'a' #0 may only touch its Java fields while tasks prepare";
        for (Consumer<Thinker> action : List.<Consumer<Thinker>>of(
                Thinker::kill, self -> self.doze(1), Thinker::itsList, self -> self.setGroup("x"))) {
            TaskList fresh = list(ForkJoin.SEQUENTIAL);
            errors.clear();
            fresh.spawn(new Thinker("a").thinking(action), 0.5, null);
            fresh.update(DT);
            assertEquals(List.of("task 'a' #0: " + refused), errors);
        }
        errors.clear();
        spawn(new Thinker("a").thinking(self -> tasks.spawn(new LoggingTask("b", log), 0.5, null)), 0.5);
        tick();
        assertEquals(List.of("task 'a' #0: spawn() called while tasks prepare"), errors);
    }

    @Test
    void aVirtualMachineErrorLeavesTheListUsable() {
        TaskList broken = list(share -> {
            throw new OutOfMemoryError("test");
        });
        Thinker task = new Thinker("a");
        broken.spawn(task, 0.5, null);
        broken.spawn(new Thinker("b"), 0.5, null);
        assertThrows(OutOfMemoryError.class, () -> broken.update(DT));
        task.kill();
        assertEquals(1, broken.count());
    }
}
