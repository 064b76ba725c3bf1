package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import kodama.base.ErrorSink;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The rules of the task list, which both kinds of list fulfill. */
abstract class TaskListContract {
    private final ReadyListKind kind;
    private final List<String> log = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final TaskList tasks;

    TaskListContract(ReadyListKind kind) {
        this.kind = kind;
        tasks = list(1000, (who, error) -> errors.add(who + ": " + error.getMessage()));
    }

    private TaskList list(int capacity, ErrorSink sink) {
        return new TaskList(TaskOptions.of(capacity).with(kind), sink);
    }

    private LoggingTask spawn(String name, double priority) {
        return spawn(name, priority, null, self -> true);
    }

    private LoggingTask spawn(String name, double priority, LoggingTask.Turn turn) {
        return spawn(name, priority, null, turn);
    }

    private LoggingTask spawn(String name, double priority, @Nullable Task parent, LoggingTask.Turn turn) {
        LoggingTask task = new LoggingTask(name, log, turn);
        assertTrue(tasks.spawn(task, priority, parent));
        return task;
    }

    /** Runs a tick and ends the frame. Returns the names of the tasks that ran. */
    private List<String> tick() {
        log.clear();
        tasks.update(1.0 / 60);
        tasks.endFrame();
        return List.copyOf(log);
    }

    // order

    @Test
    void tasksRunInOrderOfPriorityAndAmongEqualsOfSpawn() {
        spawn("score", 0.9);
        spawn("ship", 0.5);
        spawn("stars", 0.1);
        spawn("shot", 0.5);
        List<String> order = List.of("stars", "ship", "shot", "score");
        assertEquals(order, tick());
        assertEquals(order, LoggingTask.names(tasks));
        assertEquals(order, tick());
    }

    @Test
    void priorityMayBeAnyFiniteNumber() {
        spawn("last", Double.MAX_VALUE);
        spawn("zero", 0.0);
        spawn("minus zero", -0.0);
        spawn("first", -Double.MAX_VALUE);
        assertEquals(List.of("first", "zero", "minus zero", "last"), tick());
        assertEquals(
                "priority must be a finite number but was NaN",
                assertThrows(IllegalArgumentException.class, () -> spawn("x", Double.NaN))
                        .getMessage());
    }

    @Test
    void orderIsKeptAcrossDeaths() {
        LoggingTask a = spawn("a", 0.5);
        spawn("b", 0.5);
        LoggingTask c = spawn("c", 0.5);
        spawn("d", 0.5);
        tick();
        c.kill();
        assertEquals(List.of("a", "b", "d"), tick());
        a.kill();
        spawn("e", 0.5); // in a's place of the pool, but last in the order
        assertEquals(List.of("b", "d", "e"), tick());
    }

    // spawning while tasks run

    @Test
    void aSpawnedTaskRunsInThisTickIfItSortsAfterTheRunningOne() {
        spawn("parent", 0.5, self -> {
            if (tasks.tick() > 1) return true;
            spawn("behind", 0.4);
            spawn("equal", 0.5);
            spawn("front", 0.6);
            return true;
        });
        spawn("elder", 0.5);
        assertEquals(List.of("parent", "elder", "equal", "front"), tick());
        assertEquals(List.of("behind", "parent", "elder", "equal", "front"), tick());
    }

    @Test
    void theLargestAndTheSmallestPriorityAreInsertedToo() {
        spawn("middle", 0.5, self -> {
            if (tasks.tick() == 1) {
                spawn("largest", 1);
                spawn("smallest", 0);
            }
            return true;
        });
        assertEquals(List.of("middle", "largest"), tick());
        assertEquals(List.of("smallest", "middle", "largest"), tick());
    }

    @Test
    void aChainOfSpawnsRunsInOneTickAndEndsWithTheCapacity() {
        LoggingTask.Turn[] chain = new LoggingTask.Turn[1];
        chain[0] = self -> {
            tasks.spawn(new LoggingTask("link", log, chain[0]), 0.5, null);
            return true;
        };
        spawn("link", 0.5, chain[0]);
        assertEquals(1000, tick().size());
        assertEquals(List.of("task 'link': task 'link' was not spawned: all 1000 slots for tasks are in use"), errors);
    }

    @Test
    void theFirstTaskMayEndItselfWithoutEndingTheTick() {
        spawn("first", 0.1, self -> {
            self.kill();
            return true;
        });
        spawn("second", 0.2);
        spawn("third", 0.3);
        assertEquals(List.of("first", "second", "third"), tick());
        assertEquals(List.of("second", "third"), tick());
    }

    // runs until the first wait

    @Test
    void aRunAtTheSpawnCountsAsTheRunOfTheTick() {
        spawn("parent", 0.5, self -> {
            if (tasks.tick() == 1) tasks.runNow(spawn("child", 0.9));
            return true;
        });
        spawn("between", 0.6);
        assertEquals(List.of("parent", "child", "between"), tick());
        assertEquals(List.of("parent", "between", "child"), tick());
    }

    @Test
    void aRunAtTheSpawnBetweenTicksIsNotPartOfTheNext() {
        LoggingTask task = spawn("a", 0.5, self -> {
            self.sleep(1);
            return true;
        });
        tasks.runNow(task);
        assertEquals(List.of("a"), log);
        assertEquals(List.of("a"), tick());
    }

    @Test
    void aRunAtTheSpawnThatFailsOrFinishesEndsTheTask() {
        LoggingTask failing = spawn("failing", 0.5, self -> {
            throw new IllegalStateException("stuck");
        });
        tasks.runNow(failing);
        LoggingTask ending = spawn("ending", 0.5, self -> false);
        tasks.runNow(ending);
        assertFalse(failing.isAlive() || ending.isAlive());
        assertEquals(List.of("task 'failing' #0: stuck"), errors);
        assertEquals(List.of(), tick());
    }

    @Test
    void aSecondRunInATickIsRejected() {
        LoggingTask task = spawn("a", 0.5);
        tasks.runNow(task);
        assertEquals(
                "task 'a' #0 has already run in tick 0",
                assertThrows(IllegalStateException.class, () -> tasks.runNow(task))
                        .getMessage());
    }

    @Test
    void currentIsTheInnermostRunningTask() {
        List<@Nullable Task> seen = new ArrayList<>();
        LoggingTask child = new LoggingTask("child", log, self -> {
            seen.add(tasks.current());
            return true;
        });
        LoggingTask parent = spawn("parent", 0.5, self -> {
            tasks.spawn(child, 0.5, null);
            tasks.runNow(child);
            seen.add(tasks.current());
            return true;
        });
        tick();
        assertEquals(List.of(child, parent), seen);
        assertNull(tasks.current());
    }

    @Test
    void endlessNestedSpawnsEndWithAnError() {
        LoggingTask.Turn[] chain = new LoggingTask.Turn[1];
        chain[0] = self -> {
            tasks.runNow(spawn("link", 0.5, chain[0]));
            return true;
        };
        spawn("link", 0.5, chain[0]);
        tick();
        assertEquals(
                List.of("task 'link' #100: 100 tasks are spawning each other without a wait; "
                        + "task 'link' #101 was not started"),
                errors);
        assertEquals(100, tasks.count());
    }

    // waiting

    @Test
    void sleepingOneTickRunsInTheNextAndSleepingNIsNTicksLater() {
        spawn("one", 0.5, self -> {
            self.sleep(1);
            return true;
        });
        spawn("three", 0.5, self -> {
            self.sleep(3);
            return true;
        });
        assertEquals(List.of("one", "three"), tick());
        assertEquals(List.of("one"), tick());
        assertEquals(List.of("one"), tick());
        assertEquals(List.of("one", "three"), tick());
    }

    @Test
    void sleepsLongerThanTheWheelComeBackOnTheirTick() {
        int[] sleeps = {4095, 4096, 4097, 10_000};
        long[] woke = new long[sleeps.length];
        for (int i = 0; i < sleeps.length; i++) {
            int n = i;
            LoggingTask task = spawn("s" + i, 0.5, self -> {
                woke[n] = tasks.tick();
                return false;
            });
            task.sleep(sleeps[i]);
        }
        for (int i = 0; i < 10_001; i++) tasks.update(1);
        for (int i = 0; i < sleeps.length; i++) assertEquals(sleeps[i], woke[i]);
    }

    @Test
    void sleepersTakeTheirPlaceInTheOrderAgain() {
        spawn("a", 0.3, self -> {
            self.sleep(2);
            return true;
        });
        spawn("b", 0.2);
        spawn("c", 0.4);
        assertEquals(List.of("b", "a", "c"), tick());
        assertEquals(List.of("b", "c"), tick());
        assertEquals(List.of("b", "a", "c"), tick());
    }

    @Test
    void sleepingLessThanOneTickIsAnError() {
        LoggingTask task = spawn("a", 0.5);
        assertEquals(
                "ticks to sleep must be at least 1 but was 0",
                assertThrows(IllegalArgumentException.class, () -> task.sleep(0))
                        .getMessage());
    }

    @Test
    void aSuspendedTaskRunsOnlyAfterItIsWoken() {
        LoggingTask waiter = spawn("waiter", 0.5, self -> {
            self.suspend();
            return true;
        });
        tick();
        assertEquals(List.of(), tick());
        waiter.wake();
        waiter.wake();
        assertEquals(List.of("waiter"), tick());
        assertEquals(List.of(), tick());
    }

    @Test
    void aWokenTaskRunsInThisTickIfItSortsAfterTheRunningOne() {
        LoggingTask behind = spawn("behind", 0.4, self -> {
            self.suspend();
            return true;
        });
        LoggingTask front = spawn("front", 0.6, self -> {
            self.sleep(100);
            return true;
        });
        tick();
        spawn("waker", 0.5, self -> {
            behind.wake();
            front.wake();
            return false;
        });
        assertEquals(List.of("waker", "front"), tick());
        assertEquals(List.of("behind"), tick());
    }

    @Test
    void aTaskThatHasRunDoesNotRunAgainWhenItIsWoken() {
        LoggingTask waiter = spawn("waiter", 0.9, self -> {
            self.suspend();
            self.wake();
            return true;
        });
        spawn("waker", 0.95, self -> {
            waiter.wake();
            return true;
        });
        assertEquals(List.of("waiter", "waker"), tick());
        assertEquals(List.of("waiter", "waker"), tick());
    }

    @Test
    void aSleepEndedEarlyLeavesNothingBehind() {
        LoggingTask task = spawn("a", 0.5, self -> {
            self.sleep(3);
            return true;
        });
        tick();
        task.wake();
        assertEquals(List.of("a"), tick());
        assertEquals(List.of(), tick());
        assertEquals(List.of(), tick());
        assertEquals(List.of("a"), tick());
    }

    @Test
    void aTaskPutToSleepByAnotherDoesNotRunInThatTick() {
        LoggingTask victim = new LoggingTask("victim", log);
        spawn("hypnotist", 0.1, self -> {
            if (tasks.tick() == 2) victim.sleep(1);
            return true;
        });
        tasks.spawn(victim, 0.5, null);
        assertEquals(List.of("hypnotist", "victim"), tick());
        assertEquals(List.of("hypnotist"), tick());
        assertEquals(List.of("hypnotist", "victim"), tick());
    }

    @Test
    void waitingTasksAreDrawnToo() {
        spawn("a", 0.5).suspend();
        spawn("b", 0.4).sleep(1000);
        assertEquals(List.of("b", "a"), LoggingTask.names(tasks));
    }

    // moving

    @Test
    void aMovedTaskGoesBehindItsNewEquals() {
        LoggingTask a = spawn("a", 0.1);
        spawn("b", 0.5);
        spawn("c", 0.5);
        tick();
        a.setPriority(0.5);
        assertEquals(List.of("b", "c", "a"), tick());
        assertEquals(List.of("b", "c", "a"), LoggingTask.names(tasks));
    }

    @Test
    void aTaskThatMovesItselfForwardDoesNotRunTwiceAndOthersKeepTheirTurns() {
        spawn("a", 0.1, self -> {
            self.setPriority(0.9);
            return true;
        });
        spawn("b", 0.5);
        spawn("c", 0.95);
        assertEquals(List.of("a", "b", "c"), tick());
        assertEquals(List.of("b", "a", "c"), tick());
    }

    @Test
    void aTaskMovedBehindTheRunningOneRunsNext() {
        LoggingTask moved = new LoggingTask("moved", log);
        spawn("mover", 0.5, self -> {
            moved.setPriority(0.1);
            return true;
        });
        spawn("other", 0.6);
        tasks.spawn(moved, 0.9, null);
        assertEquals(List.of("mover", "moved", "other"), tick());
        assertEquals(List.of("moved", "mover", "other"), tick());
    }

    @Test
    void aTaskMovedToAndFroRunsOnce() {
        LoggingTask moved = new LoggingTask("moved", log);
        spawn("mover", 0.5, self -> {
            moved.setPriority(0.1);
            moved.setPriority(0.8);
            moved.setPriority(0.7);
            return true;
        });
        tasks.spawn(moved, 0.6, null);
        spawn("other", 0.75);
        assertEquals(List.of("mover", "moved", "other"), tick());
        assertEquals(List.of("mover", "moved", "other"), tick());
    }

    @Test
    void aMovedSleeperSleepsOn() {
        LoggingTask sleeper = spawn("sleeper", 0.9, self -> {
            self.sleep(3);
            return true;
        });
        tick();
        sleeper.setPriority(0.1);
        spawn("other", 0.5);
        assertEquals(List.of("other"), tick());
        assertEquals(List.of("other"), tick());
        assertEquals(List.of("sleeper", "other"), tick());
    }

    // death

    @Test
    void aKilledTaskIsDeadAtOnceAndFinishesOnce() {
        List<String> finished = new ArrayList<>();
        LoggingTask task = spawn("a", 0.5);
        TaskHandle handle = task.handle();
        task.onFinish = () -> finished.add(task.isAlive() + " " + tasks.get(handle));
        task.kill();
        task.kill();
        assertEquals(List.of("false null"), finished);
        assertEquals(0, tasks.count());
        assertEquals(List.of(), LoggingTask.names(tasks));
        tick();
        assertEquals(List.of("false null"), finished);
    }

    @Test
    void returningFalseFinishesAndKillingOneselfLetsTheRestRun() {
        List<String> finished = new ArrayList<>();
        spawn("returns", 0.5, self -> false).onFinish = () -> finished.add("returns");
        spawn("kills", 0.5, self -> {
                            self.kill();
                            finished.add("after");
                            return true;
                        })
                        .onFinish =
                () -> finished.add("kills");
        tick();
        assertEquals(List.of("returns", "kills", "after"), finished);
        assertEquals(List.of(), tick());
    }

    @Test
    void aTaskKilledBeforeItsTurnDoesNotRun() {
        LoggingTask victim = new LoggingTask("victim", log);
        spawn("killer", 0.1, self -> {
            victim.kill();
            return true;
        });
        tasks.spawn(victim, 0.5, null);
        assertEquals(List.of("killer"), tick());
    }

    @Test
    void childrenDieWithTheirParentAndFinishBeforeItYoungestFirst() {
        List<String> finished = new ArrayList<>();
        LoggingTask parent = spawn("parent", 0.5);
        for (String name : List.of("elder", "younger")) {
            LoggingTask child = spawn(name, 0.5, parent, self -> true);
            LoggingTask grandchild = spawn(name + "'s", 0.5, child, self -> true);
            child.onFinish = () -> finished.add(name + child.isAlive());
            grandchild.onFinish = () -> finished.add(name + "'s");
            assertSame(parent, child.parent());
        }
        parent.onFinish = () -> finished.add("parent");
        parent.kill();
        assertEquals(List.of("younger's", "elder's", "youngerfalse", "elderfalse", "parent"), finished);
        assertEquals(0, tasks.count());
    }

    @Test
    void aDeadChildDoesNotAffectItsFamily() {
        LoggingTask parent = spawn("parent", 0.5);
        LoggingTask[] children = new LoggingTask[3];
        for (int i = 0; i < 3; i++) children[i] = spawn("child" + i, 0.5, parent, self -> true);
        for (int i : new int[] {1, 0, 2}) {
            children[i].kill();
            tick();
            assertTrue(parent.isAlive());
        }
        LoggingTask last = spawn("last", 0.5, parent, self -> true);
        parent.kill();
        assertFalse(last.isAlive());
    }

    @Test
    void aLongLineOfDescendantsDiesWithoutOverflowingTheStack() {
        TaskList many = list(200_000, (who, error) -> errors.add(who));
        LoggingTask first = new LoggingTask("first", log);
        many.spawn(first, 0.5, null);
        Task parent = first;
        for (int i = 1; i < 200_000; i++) {
            LoggingTask child = new LoggingTask("child", log);
            many.spawn(child, 0.5, parent);
            parent = child;
        }
        first.kill();
        many.endFrame();
        assertEquals(0, many.count());
    }

    @Test
    void aDeadParentIsRejected() {
        LoggingTask parent = spawn("parent", 0.5);
        parent.kill();
        assertEquals(
                "parent of task 'child' must be alive but task 'parent' #0 is not",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> tasks.spawn(new LoggingTask("child", log), 0.5, parent))
                        .getMessage());
    }

    @Test
    void finishMaySpawn() {
        spawn("enemy", 0.5, self -> false).onFinish = () -> spawn("explosion", 0.6);
        assertEquals(List.of("enemy", "explosion"), tick());
        assertEquals(List.of("explosion"), tick());
    }

    @Test
    void finishingTasksMayKillEachOther() {
        LoggingTask a = spawn("a", 0.5);
        LoggingTask b = spawn("b", 0.5);
        List<String> finished = new ArrayList<>();
        a.onFinish = () -> {
            finished.add("a");
            b.kill();
        };
        b.onFinish = () -> {
            finished.add("b");
            a.kill();
        };
        a.kill();
        assertEquals(List.of("a", "b"), finished);
    }

    // errors

    @Test
    void anErrorEndsOneTaskAndIsReportedWithItsName() {
        List<String> finished = new ArrayList<>();
        spawn("door", 0.5, self -> {
                            throw new IllegalStateException("stuck");
                        })
                        .onFinish =
                () -> finished.add("door");
        spawn("key", 0.5);
        assertEquals(List.of("door", "key"), tick());
        assertEquals(List.of("key"), tick());
        assertEquals(List.of("task 'door' #0: stuck"), errors);
        assertEquals(List.of("door"), finished);
    }

    @Test
    void anErrorInFinishIsReportedAndTheOthersFinish() {
        List<String> finished = new ArrayList<>();
        LoggingTask parent = spawn("parent", 0.5);
        spawn("child", 0.5, parent, self -> true).onFinish = () -> {
            throw new IllegalStateException("stuck");
        };
        parent.onFinish = () -> finished.add("parent");
        parent.kill();
        assertEquals(List.of("task 'child' #1 in finish: stuck"), errors);
        assertEquals(List.of("parent"), finished);
    }

    @Test
    void afterAVirtualMachineErrorTheListIsIntact() {
        spawn("a", 0.1);
        spawn("overflow", 0.2, self -> {
            spawn("late", 0.25);
            if (tasks.tick() == 2) throw new InternalError();
            self.sleep(1);
            return true;
        });
        spawn("b", 0.3);
        tick();
        assertThrows(InternalError.class, this::tick);
        assertEquals(List.of("a", "overflow", "late", "late", "late", "b"), tick());
    }

    @Test
    void aJavaTaskThatOverflowsOrLacksAClassEndsAlone() {
        spawn("overflow", 0.2, self -> {
            throw new StackOverflowError("deep");
        });
        spawn("linkage", 0.3, self -> {
            throw new NoClassDefFoundError("Helper");
        });
        spawn("b", 0.4);
        assertEquals(List.of("overflow", "linkage", "b"), tick());
        assertEquals(List.of("task 'overflow' #0: deep", "task 'linkage' #1: Helper"), errors);
    }

    @Test
    void aRunTimeListenerSetWithinATickStartsWithTheNext() {
        List<String> heard = new ArrayList<>();
        RunTimeListener<Task> runTimeListener = new RunTimeListener<>() {
            @Override
            public void onBegin() {
                heard.add("begin");
            }

            @Override
            public void onRan(Task task) {
                heard.add(task.name());
            }
        };
        spawn("a", 0.1);
        spawn("b", 0.2, self -> {
            tasks.setRunTimeListener(tasks.tick() == 1 ? runTimeListener : null);
            return true;
        });
        tick();
        assertEquals(List.of(), heard);
        tick();
        tick();
        assertEquals(List.of("begin", "a", "b"), heard);
    }

    @Test
    void callsAtTheWrongTimeAreErrors() {
        spawn("a", 0.5, self -> {
            tasks.update(1);
            return true;
        });
        spawn("b", 0.5, self -> {
            tasks.endFrame();
            return true;
        });
        tick();
        assertEquals(
                List.of(
                        "task 'a' #0: update() called from inside a task",
                        "task 'b' #1: endFrame() called from inside a task"),
                errors);
        assertEquals("runNext() called outside of an update", refusal(tasks::runNext));
        assertEquals("finishUpdate() called outside of an update", refusal(tasks::finishUpdate));
        tasks.beginUpdate(1);
        assertEquals("update() called in the middle of an update", refusal(() -> tasks.update(1)));
        assertEquals("endFrame() called in the middle of an update", refusal(tasks::endFrame));
        tasks.finishUpdate();
        LoggingTask fresh = new LoggingTask("fresh", log);
        assertEquals(
                "task 'fresh' has not been spawned yet",
                assertThrows(IllegalStateException.class, fresh::suspend).getMessage());
        LoggingTask twice = spawn("twice", 0.5);
        assertEquals(
                "task 'twice' #1 is already alive",
                assertThrows(IllegalStateException.class, () -> tasks.spawn(twice, 0.5, null))
                        .getMessage());
    }

    private static String refusal(Executable call) {
        return assertThrows(IllegalStateException.class, call).getMessage();
    }

    @Test
    void callsOnATaskThatIsNotAliveAreHarmless() {
        LoggingTask fresh = new LoggingTask("fresh", log);
        fresh.kill();
        fresh.wake();
        fresh.setPriority(0.1);
        LoggingTask dead = spawn("dead", 0.5);
        dead.kill();
        dead.wake();
        dead.sleep(3);
        dead.suspend();
        dead.setPriority(0.9);
        dead.setGroup("enemy");
        tasks.runNow(dead);
        assertEquals(List.of(), tick());
        assertEquals(0, tasks.count("enemy"));
        assertTrue(tasks.spawn(fresh, 0.5, null));
    }

    // handles, capacity

    @Test
    void aHandleIsStaleWhenItsSlotIsReused() {
        LoggingTask old = spawn("old", 0.5);
        TaskHandle handle = old.handle();
        assertSame(old, tasks.get(handle));
        old.kill();
        tick();
        LoggingTask young = spawn("young", 0.5);
        assertEquals(handle.slot(), young.handle().slot());
        assertNull(tasks.get(handle));
        assertEquals(handle, old.handle());
        assertSame(young, tasks.get(young.handle()));
        assertNull(tasks.get(new TaskHandle(5000, 0)));
        assertNull(tasks.get(new TaskHandle(-1, 0)));
    }

    @Test
    void aFullListDropsTasksAndReportsItOncePerTick() {
        TaskList small = list(2, (who, error) -> errors.add(error.getMessage()));
        LoggingTask a = new LoggingTask("a", log);
        assertTrue(small.spawn(a, 0.5, null));
        assertTrue(small.spawn(new LoggingTask("b", log), 0.5, null));
        for (int i = 0; i < 20; i++) assertFalse(small.spawn(new LoggingTask("c", log), 0.5, null));
        assertEquals(20, small.dropped());
        assertEquals(List.of("task 'c' was not spawned: all 2 slots for tasks are in use"), errors);
        a.kill();
        assertFalse(small.spawn(new LoggingTask("c", log), 0.5, null));
        small.endFrame();
        assertTrue(small.spawn(new LoggingTask("c", log), 0.5, null));
        assertEquals(2, small.count());
    }

    // groups, names, all

    @Test
    void groupsAndNamesAreCountedAndFound() {
        LoggingTask a = spawn("a", 0.5);
        LoggingTask b = spawn("b", 0.4);
        a.setGroup("enemy");
        b.setGroup("enemy");
        assertEquals(2, tasks.count("enemy"));
        assertSame(b, tasks.find("b"));
        assertSame(b, tasks.find("enemy"));
        assertNull(tasks.find("ship"));
        List<String> members = new ArrayList<>();
        tasks.group("enemy").forEach(task -> {
            members.add(task.name());
            a.kill();
        });
        assertEquals(List.of("b"), members);
        assertEquals(1, tasks.count("enemy"));
        assertNull(tasks.find("a"));
        b.setGroup("");
        b.setName(null);
        assertEquals(0, tasks.count("enemy"));
        assertNull(tasks.find("b"));
        assertEquals("LoggingTask", b.name());
    }

    @Test
    void killAllSparesPersistentTasksAndTheirChildren() {
        LoggingTask director = spawn("director", 0.5);
        director.setPersistent(true);
        spawn("helper", 0.5, director, self -> true);
        LoggingTask scene = spawn("scene", 0.5);
        spawn("child", 0.5, scene, self -> true).setPersistent(true);
        tasks.killAll(true);
        assertEquals(List.of("director", "helper"), LoggingTask.names(tasks));
        tasks.killAll(false);
        assertEquals(0, tasks.count());
    }

    @Test
    void killAllGoesBackwardAndTasksSpawnedDuringItNeverRun() {
        List<String> finished = new ArrayList<>();
        for (String name : List.of("a", "b", "c"))
            spawn(name, 0.5).onFinish = () -> {
                finished.add(name);
                assertFalse(spawn("explosion", 0.5).isAlive());
            };
        tasks.killAll(false);
        assertEquals(List.of("c", "b", "a"), finished);
        assertEquals(0, tasks.count());
        assertEquals(List.of(), tick());
        assertNotNull(spawn("next scene", 0.5));
        assertEquals(List.of("next scene"), tick());
    }

    @Test
    void aTaskMayKillAllOthersAndContinue() {
        spawn("a", 0.1);
        LoggingTask changer = spawn("changer", 0.5, self -> {
            tasks.killAll(true);
            spawn("next", 0.7);
            return true;
        });
        changer.setPersistent(true);
        spawn("b", 0.6);
        assertEquals(List.of("a", "changer", "next"), tick());
    }

    @Test
    void anIterationOverAllTasksMayChangeEverything() {
        for (int i = 0; i < 10; i++) spawn("t" + i, 0.5);
        List<String> seen = new ArrayList<>();
        tasks.all().forEach(task -> {
            seen.add(task.name());
            task.setPriority(seen.size() % 2);
            spawn("new", 0.9);
            if (seen.size() == 1) tasks.find("t5").kill();
            tasks.all().forEach(inner -> inner.wake());
        });
        assertEquals(List.of("t0", "t1", "t2", "t3", "t4", "t6", "t7", "t8", "t9"), seen);
    }
}
