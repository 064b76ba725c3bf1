package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Rates, pauses, and waits for conditions, events and the ends of tasks. */
class TaskTimeTest {
    private final List<String> log = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final TaskList tasks =
            new TaskList(TaskOptions.of(100), (who, error) -> errors.add(who + ": " + error.getMessage()));

    private LoggingTask spawn(String name) {
        return spawn(name, null, self -> true);
    }

    private LoggingTask spawn(String name, @Nullable Task parent, LoggingTask.Turn turn) {
        LoggingTask probe = new LoggingTask(name, log, turn);
        assertTrue(tasks.spawn(probe, 0.5, parent));
        return probe;
    }

    private LoggingTask sleeper(String name, int ticks) {
        return spawn(name, null, self -> {
            self.sleep(ticks);
            return true;
        });
    }

    private List<String> tick() {
        log.clear();
        tasks.update(1);
        tasks.endFrame();
        return List.copyOf(log);
    }

    /** Runs ticks and returns the ticks, counted from 1, in which something ran. */
    private List<Integer> ranIn(int ticks) {
        List<Integer> ran = new ArrayList<>();
        for (int i = 1; i <= ticks; i++) if (!tick().isEmpty()) ran.add(i);
        return ran;
    }

    private static final class Clock extends Task {
        private double time;

        @Override
        protected boolean update(double dt) {
            time += dt;
            return true;
        }
    }

    private static String error(Runnable action) {
        return assertThrows(RuntimeException.class, action::run).getMessage();
    }

    // rates

    @Test
    void aRateScalesTheTimeThatATaskGets() {
        Clock clock = new Clock();
        tasks.spawn(clock, 0.5, null);
        clock.setRate(0.5);
        tick();
        clock.setRate(2);
        tick();
        assertEquals(2.5, clock.time);
        clock.setRate(0);
        tick();
        assertEquals(2.5, clock.time);
        clock.setRate(1);
        tick();
        assertEquals(3.5, clock.time);
    }

    @Test
    void aTimeFactorScalesTheTimeOfTasksThatAreNotPersistent() {
        Clock clock = new Clock();
        Clock persistent = new Clock();
        persistent.setPersistent(true);
        tasks.spawn(clock, 0.5, null);
        tasks.spawn(persistent, 0.5, null);
        tasks.all().setRate(0.5);
        tasks.all().setTimeFactor(0.5);
        tick();
        assertEquals(0.25, clock.time);
        assertEquals(0.5, persistent.time);
        assertEquals(0.25, tasks.all().timeScale());
        tasks.all().setTimeFactor(0);
        tick();
        assertEquals(0.25, clock.time);
        assertEquals(0.5, tasks.all().rate());
        String message = error(() -> tasks.all().setTimeFactor(-1));
        assertEquals("time factor must be at least 0 but was -1", message);
    }

    @Test
    void aWaitOf60TicksTakes120AtHalfTheRateAnd30AtTwice() {
        sleeper("slow", 60).setRate(0.5);
        assertEquals(List.of(1, 121, 241), ranIn(250));
        tasks.killAll(false);
        sleeper("fast", 60).setRate(2);
        assertEquals(List.of(1, 31, 61), ranIn(70));
    }

    @Test
    void aChangeOfTheRateTakesEffectAtOnce() {
        LoggingTask task = sleeper("a", 60);
        assertEquals(List.of(1), ranIn(31));
        task.setRate(0.5);
        assertEquals(List.of(60), ranIn(60), "30 of 60 ticks were left");
    }

    @Test
    void aSleepOfOneTickFollowsARateThatIsSetBeforeItEnds() {
        LoggingTask task = sleeper("a", 1);
        tick();
        task.setRate(0.25);
        assertEquals(List.of(4, 8), ranIn(8));
    }

    @Test
    void fractionsOfWaitsAreCarriedFromOneToTheNext() {
        sleeper("a", 1).setRate(0.75);
        assertEquals(75, ranIn(100).size());
        tasks.killAll(false);
        sleeper("b", 3).setRate(2);
        assertEquals(List.of(1, 3, 4, 6, 7, 9), ranIn(9));
    }

    @Test
    void ratesThatAreNotBinaryFractionsAreExactToo() {
        sleeper("a", 3).setRate(0.1);
        assertEquals(List.of(1, 31, 61, 91), ranIn(100));
        tasks.killAll(false);
        LoggingTask b = sleeper("b", 7);
        b.setRate(0.7);
        assertEquals(List.of(1, 11, 21), ranIn(25));
    }

    @Test
    void aTaskRunsAtMostOncePerTickAtAnyRate() {
        sleeper("a", 1).setRate(5);
        spawn("b").setRate(5);
        for (int i = 0; i < 5; i++) assertEquals(List.of("a", "b"), tick());
    }

    @Test
    void ratesOfAncestorsGroupAndAllMultiply() {
        LoggingTask parent = spawn("parent");
        LoggingTask child = spawn("child", parent, self -> true);
        parent.setGroup("enemy");
        parent.setRate(0.5);
        child.setRate(3);
        assertEquals(1.5, child.timeScale());
        tasks.group("enemy").setRate(0.5);
        assertEquals(0.25, parent.timeScale());
        assertEquals(0.75, child.timeScale(), "without a group it counts to its parent's, once");
        tasks.all().setRate(2);
        assertEquals(1.5, child.timeScale());
        child.setGroup("shot");
        assertEquals(3, child.timeScale());
        assertEquals(3, child.rate());
        LoggingTask young = spawn("young");
        young.setGroup("enemy");
        assertEquals(1, young.timeScale());
    }

    @Test
    void aRateMustBeFiniteAndNotNegative() {
        LoggingTask task = spawn("a");
        assertEquals("rate must be at least 0 but was -1", error(() -> task.setRate(-1)));
        assertEquals("rate must be a finite number but was NaN", error(() -> task.setRate(Double.NaN)));
        assertEquals(
                "rate must be at least 0 but was -1", error(() -> tasks.all().setRate(-1)));
        assertEquals(1, task.timeScale());
    }

    // pauses

    @Test
    void aPausedTaskDoesNotRunAndItsWaitDoesNotElapse() {
        LoggingTask task = sleeper("a", 10);
        assertEquals(List.of(1), ranIn(4));
        task.pause();
        assertTrue(task.isPaused());
        assertEquals(List.of(), ranIn(100));
        task.resume();
        assertEquals(List.of(7), ranIn(8), "3 of 10 ticks had passed");
    }

    @Test
    void aPausedTaskIsDrawnAndHitAndItsChildrenArePausedToo() {
        LoggingTask parent = spawn("parent");
        spawn("child", parent, self -> true);
        parent.setDrawn(true);
        parent.setHasBody(true);
        parent.pause();
        assertEquals(List.of(), tick());
        int[] seen = new int[2];
        tasks.forEachDrawn(task -> seen[0]++);
        tasks.forEachBody(task -> seen[1]++);
        assertEquals(1, seen[0]);
        assertEquals(1, seen[1]);
        parent.resume();
        assertEquals(List.of("parent", "child"), tick());
    }

    @Test
    void aPausedGroupSparesPersistentTasksAndIncludesLaterMembers() {
        spawn("scroll").setGroup("back");
        spawn("enemy").setGroup("enemy");
        LoggingTask timer = spawn("timer");
        timer.setGroup("enemy");
        timer.setPersistent(true);
        spawn("its child", timer, self -> true);
        tasks.group("enemy").pause();
        assertEquals(List.of("scroll", "timer", "its child"), tick());
        spawn("late").setGroup("enemy");
        assertEquals(List.of("scroll", "timer", "its child"), tick());
        timer.setPersistent(false);
        assertEquals(List.of("scroll"), tick());
        tasks.group("enemy").resume();
        assertFalse(tasks.group("enemy").isPaused());
        assertEquals(List.of("scroll", "enemy", "timer", "its child", "late"), tick());
    }

    @Test
    void allArePausedAndResumeUnlessTheyArePausedThemselves() {
        spawn("a");
        LoggingTask b = spawn("b");
        tasks.all().pause();
        b.pause();
        assertEquals(List.of(), tick());
        tasks.all().resume();
        assertEquals(List.of("a"), tick());
    }

    @Test
    void aPausedTaskReceivesEventsWhenItResumes() {
        LoggingTask task = spawn("a", null, self -> {
            self.waitFor("hit");
            return true;
        });
        tick();
        task.pause();
        task.signal("hit", "hard");
        assertEquals(List.of(), tick());
        task.resume();
        assertEquals(List.of("a"), tick());
        assertEquals("hard", task.received());
    }

    @Test
    void aTaskMayPauseItselfOrTheNextOne() {
        LoggingTask[] next = new LoggingTask[1];
        LoggingTask first = spawn("first", null, self -> {
            self.pause();
            next[0].pause();
            return true;
        });
        next[0] = spawn("next");
        assertEquals(List.of("first"), tick());
        next[0].resume();
        first.resume();
        assertEquals(List.of("first"), tick());
    }

    // conditions and events

    @Test
    void aConditionIsCheckedOncePerTickAtTheTasksTurn() {
        int[] asked = {0};
        LoggingTask task = spawn("a", null, self -> {
            self.waitUntil(() -> ++asked[0] == 3);
            return true;
        });
        assertEquals(List.of(1, 4), ranIn(4));
        assertEquals(3, asked[0]);
        task.wake();
        assertEquals(List.of("a"), tick(), "waking ends this wait too");
    }

    @Test
    void aConditionThatThrowsEndsTheTask() {
        spawn("a", null, self -> {
            self.waitUntil(() -> {
                throw new IllegalStateException("broken");
            });
            return true;
        });
        tick();
        tick();
        assertEquals(List.of("task 'a' #0: broken"), errors);
        assertEquals(0, tasks.count());
    }

    @Test
    void aWaitForAnEventCanHaveALimit() {
        LoggingTask waiter = spawn("waiter", null, self -> {
            self.waitFor("hit", 3);
            return true;
        });
        assertEquals(List.of("waiter"), tick());
        assertEquals(List.of(), tick());
        assertEquals(List.of(), tick());
        assertEquals(List.of("waiter"), tick());
        assertFalse(waiter.hasReceived());
        waiter.signal("miss", null);
        waiter.signal("hit", null);
        assertTrue(waiter.hasReceived());
        assertEquals(List.of("waiter"), tick());
        assertFalse(waiter.hasReceived(), "a new wait has begun");
    }

    @Test
    void aTimeoutOfZeroIsRejected() {
        LoggingTask waiter = spawn("waiter", null, self -> true);
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> waiter.waitFor("hit", 0));
        assertEquals("ticks to sleep must be at least 1 but was 0", refused.getMessage());
    }

    @Test
    void anEventWakesTasksThatWaitForItAndIsReceivedByAll() {
        LoggingTask waiter = spawn("waiter", null, self -> {
            self.waitFor("hit");
            return true;
        });
        tick();
        waiter.signal("miss", 1);
        assertEquals(List.of(), tick());
        waiter.signal("hit", 2);
        assertEquals(List.of("waiter"), tick());
        assertEquals(2, waiter.received());
        waiter.signal("hit", null);
        tick();
        assertNull(waiter.received());
        List<String> heard = new ArrayList<>();
        Task listener = new Task() {
            @Override
            protected boolean update(double dt) {
                return true;
            }

            @Override
            protected void onEvent(String event, @Nullable Object argument) {
                heard.add(event + argument);
            }
        };
        listener.signal("early", 0);
        tasks.spawn(listener, 0.5, null);
        listener.setGroup("g");
        tasks.group("g").signal("a", 1);
        tasks.all().signal("b", 2);
        listener.kill();
        listener.signal("late", 3);
        assertEquals(List.of("a1", "b2"), heard);
    }

    @Test
    void anotherWaitReplacesTheFirst() {
        LoggingTask task = spawn("a", null, self -> {
            self.waitFor("hit");
            self.sleep(2);
            return true;
        });
        tick();
        task.signal("hit", null);
        assertEquals(List.of(), tick());
        assertEquals(List.of("a"), tick());
    }

    // await

    private LoggingTask waiterFor(String name, Task other) {
        return spawn(name, null, self -> {
            self.await(other);
            return true;
        });
    }

    @Test
    void aTaskThatAwaitsAnotherContinuesWhenThatHasEnded() {
        LoggingTask other = spawn("other");
        LoggingTask first = waiterFor("first", other);
        waiterFor("second", other);
        waiterFor("killed", other).kill();
        tick();
        assertEquals(List.of("other"), tick());
        first.wake();
        assertEquals(List.of("other", "first"), tick());
        other.kill();
        assertEquals(List.of("first", "second"), tick());
        assertEquals(List.of("first", "second"), tick(), "the dead are not waited for");
    }

    @Test
    void circularAwaitsAreErrorsThatNameTheCircle() {
        LoggingTask a = spawn("a");
        LoggingTask b = waiterFor("b", a);
        LoggingTask c = waiterFor("c", b);
        tick();
        assertEquals(
                "circular await: task 'a' #0 -> task 'c' #2 -> task 'b' #1 -> task 'a' #0", error(() -> a.await(c)));
        assertEquals("circular await: task 'a' #0 -> task 'a' #0", error(() -> a.await(a)));
        assertEquals(List.of("a"), tick(), "a does not wait");
    }

    @Test
    void aParentMayAwaitItsChild() {
        LoggingTask parent = new LoggingTask("parent", log);
        tasks.spawn(parent, 0.5, null);
        LoggingTask child = spawn("child", parent, self -> tasks.tick() < 3);
        parent.then(self -> {
            self.await(child);
            return true;
        });
        assertEquals(List.of("parent", "child"), tick());
        assertEquals(List.of("child"), tick());
        assertEquals(List.of("child"), tick());
        assertEquals(List.of("parent"), tick());
    }

    // step

    @Test
    void aStepIsOneRunHoweverLongTheWaitBeforeIt() {
        LoggingTask task = sleeper("a", 3);
        tick();
        task.pause();
        assertEquals(List.of(), ranIn(5));
        task.step();
        assertFalse(task.isPaused());
        assertEquals(List.of(3), ranIn(9));
        assertTrue(task.isPaused());
        task.resume();
        assertEquals(List.of(3, 6), ranIn(7));
    }

    @Test
    void aStepOfARunningTaskIsItsNextRun() {
        LoggingTask task = spawn("a");
        task.step();
        assertEquals(List.of(1), ranIn(3));
        task.step();
        assertEquals(List.of(1), ranIn(3));
    }

    @Test
    void aStepWaitsForTheConditionOrEventThatTheTaskWaitsFor() {
        boolean[] holds = {false};
        LoggingTask task = spawn("a", null, self -> {
            self.waitUntil(() -> holds[0]);
            return true;
        });
        tick();
        task.step();
        assertEquals(List.of(), ranIn(3));
        holds[0] = true;
        assertEquals(List.of(1), ranIn(3));
        assertTrue(task.isPaused());

        LoggingTask listener = spawn("b", null, self -> {
            self.waitFor("hit");
            return true;
        });
        tick();
        listener.step();
        assertEquals(List.of(), ranIn(3));
        listener.signal("hit", null);
        assertEquals(List.of(1), ranIn(3));
    }

    @Test
    void toResumeOrPauseTakesAStepBack() {
        LoggingTask task = spawn("a");
        task.step();
        task.resume();
        assertEquals(List.of(1, 2, 3), ranIn(3));
        task.step();
        task.pause();
        assertEquals(List.of(), ranIn(3));
        task.kill();
        task.step();
        assertEquals(List.of(), ranIn(1));
    }

    @Test
    void aRowContainsTheAgeOfATask() {
        tick();
        tick();
        LoggingTask task = spawn("a");
        for (int i = 0; i < 5; i++) tick();
        assertEquals(List.of(5L), tasks.livingRows().stream().map(TaskRow::age).toList());
        task.kill();
        assertEquals(List.of(), tasks.livingRows());
    }
}
