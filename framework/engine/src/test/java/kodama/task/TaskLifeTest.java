package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Finish hooks, delayed and repeated spawns, pools, handles, growth. */
class TaskLifeTest {
    private final List<String> log = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private TaskList tasks = list(TaskOptions.of(10));

    private TaskList list(TaskOptions options) {
        return new TaskList(options, (who, error) -> errors.add(who + ": " + error.getMessage()));
    }

    private LoggingTask spawn(String name) {
        LoggingTask probe = new LoggingTask(name, log);
        assertTrue(tasks.spawn(probe, 0.5, null));
        return probe;
    }

    private List<String> tick() {
        log.clear();
        tasks.update(1);
        tasks.endFrame();
        return List.copyOf(log);
    }

    private static String error(Runnable action) {
        return assertThrows(RuntimeException.class, action::run).getMessage();
    }

    // finish hooks

    @Test
    void finishHooksRunInOrderAndOneThatThrowsDoesNotStopTheNext() {
        LoggingTask task = spawn("a");
        task.onFinish = () -> log.add("finish");
        task.onFinish(() -> log.add("first"));
        task.onFinish(() -> {
            throw new IllegalStateException("stuck");
        });
        task.onFinish(() -> log.add("last"));
        task.kill();
        assertEquals(List.of("finish", "first", "last"), log);
        assertEquals(List.of("task 'a' #0 in a finish hook: stuck"), errors);
    }

    @Test
    void finishHooksRunHoweverTheTaskEnds() {
        LoggingTask parent = spawn("parent");
        LoggingTask child = new LoggingTask("child", log);
        tasks.spawn(child, 0.5, parent);
        child.onFinish(() -> log.add("child is over"));
        LoggingTask failing = spawn("failing");
        failing.then(self -> {
            throw new IllegalStateException("oh");
        });
        failing.onFinish(() -> log.add("failing is over"));
        parent.kill();
        assertEquals(List.of("child is over"), log);
        assertEquals(List.of("failing", "failing is over"), tick());
    }

    @Test
    void aHookCannotBeAddedToADeadTask() {
        LoggingTask task = spawn("a");
        task.onFinish(() -> log.add(error(() -> task.onFinish(() -> {}))));
        task.kill();
        assertEquals(List.of("task 'a' #0 is dead; it is too late to add a finish hook"), log);
    }

    // delayed spawns

    @Test
    void aDelayedSpawnRunsAfterItsTicksAndIsInvisibleBefore() {
        LoggingTask task = new LoggingTask("late", log);
        task.setDrawn(true);
        task.setHasBody(true);
        tasks.spawnAfter(3, task, 0.5, null);
        assertTrue(task.isAlive());
        assertEquals(List.of(), tick());
        assertEquals(List.of(), tick());
        assertEquals(0, seen());
        assertEquals(List.of("late"), tick());
        assertEquals(2, seen());
        assertEquals(List.of("late"), tick());
    }

    private int seen() {
        int[] count = {0};
        tasks.forEachDrawn(task -> count[0]++);
        tasks.forEachBody(task -> count[0]++);
        return count[0];
    }

    @Test
    void aDelayedSpawnIsKilledWithItsParent() {
        LoggingTask parent = spawn("parent");
        LoggingTask task = new LoggingTask("late", log);
        tasks.spawnAfter(2, task, 0.5, parent);
        tick();
        parent.kill();
        assertFalse(task.isAlive());
        assertEquals(List.of(), tick());
        assertEquals(
                "ticks until the spawn must be at least 0 but was -1",
                error(() -> tasks.spawnAfter(-1, parent, 0.5, null)));
    }

    @Test
    void aDelayFollowsTheRate() {
        LoggingTask task = new LoggingTask("late", log);
        tasks.spawnAfter(2, task, 0.5, null);
        task.setRate(0.5);
        for (int i = 0; i < 3; i++) assertEquals(List.of(), tick());
        assertEquals(List.of("late"), tick());
    }

    // repeated spawns

    @Test
    void aDeadTaskMayBeSpawnedAgainInTheNextFrame() {
        LoggingTask task = spawn("a");
        task.setPhase(3);
        task.then(self -> {
            self.sleep(100);
            return true;
        });
        task.onFinish(() -> log.add("over"));
        tick();
        TaskHandle old = task.handle();
        long oldId = task.id();
        assertEquals("task 'a' #0 is already alive", error(() -> tasks.spawn(task, 0.5, null)));
        task.kill();
        assertEquals(
                "task 'a' #0 died in this frame; it can be spawned again in the next",
                error(() -> tasks.spawn(task, 0.5, null)));
        tasks.endFrame();
        assertTrue(tasks.spawn(task, 0.7, null));
        assertNull(tasks.get(old));
        assertNull(tasks.get(oldId));
        assertSame(task, tasks.get(task.handle()));
        assertSame(task, tasks.get(task.id()));
        assertEquals(old.generation() + 1, task.handle().generation());
        assertEquals(List.of("a"), tick(), "it does not sleep any more");
        task.kill();
        assertEquals(List.of("a"), log, "the hook was of its former life");
        assertEquals(3, task.phase());
    }

    @Test
    void theConditionOfADeadTaskDoesNotDelayItsNextLife() {
        LoggingTask task = spawn("a");
        task.then(self -> {
            self.kill();
            self.waitUntil(() -> false);
            return true;
        });
        tick();
        task.then(self -> true);
        tasks.spawn(task, 0.5, null);
        assertEquals(List.of("a"), tick());
    }

    @Test
    void aNamedTaskThatIsDeadOnArrivalLeavesItsNamesakesFindable() {
        LoggingTask namesake = spawn("music");
        namesake.setPersistent(true);
        spawn("other").onFinish(() -> spawn("music"));
        tasks.killAll(true);
        assertSame(namesake, tasks.find("music"));
        namesake.kill();
        assertNull(tasks.find("music"));
    }

    @Test
    void aTaskFromThePoolKeepsNothingFromAnEarlierLife() {
        int[] resets = {0};
        TaskPool<LoggingTask> pool = new TaskPool<>(tasks, 1, () -> new LoggingTask("p", log) {
            @Override
            protected void reset() {
                resets[0]++;
                setName("fresh");
            }
        });
        LoggingTask task = pool.spawn(0.5, null);
        task.setName("used");
        task.setGroup("enemy");
        task.setPersistent(true);
        task.setDrawn(true);
        task.setHasBody(true);
        task.setPhase(7);
        task.setRate(0);
        task.pause();
        task.setDrawPriority(0.1);
        task.onFinish(() -> {});
        task.kill();
        assertTrue(pool.isDummy(pool.spawn(0.5, null)), "it comes to rest at the end of the frame");
        tasks.endFrame();
        assertSame(task, pool.spawn(0.6, null));
        assertEquals("fresh", task.name());
        assertEquals("", task.group());
        assertFalse(
                task.isPersistent() || task.isDrawn() || task.hasBody() || task.hasDrawPriority() || task.isPaused());
        assertEquals(Phase.INIT, task.phase());
        assertEquals(1, task.timeScale());
        assertEquals(0.6, task.drawPriority());
        assertEquals(List.of("fresh"), tick());
        assertEquals(3, resets[0]);
        assertEquals(List.of("task 'p': task 'p' was not spawned: all 1 of its pool are in use"), errors);
    }

    @Test
    void anUnusedPoolTaskCanOnlyBeSpawnedByItsPool() {
        List<LoggingTask> made = new ArrayList<>();
        TaskPool<LoggingTask> pool = new TaskPool<>(tasks, 2, () -> {
            made.add(new LoggingTask("p", log));
            return made.get(made.size() - 1);
        });
        for (LoggingTask each : made)
            assertEquals(
                    "task 'p' must be spawned by its pool, TaskPool.spawn, but was spawned by hand",
                    error(() -> tasks.spawn(each, 0.5, null)));
        assertEquals(2, pool.free());
        LoggingTask task = pool.spawn(0.5, null);
        task.kill();
        tasks.endFrame();
        assertThrows(IllegalStateException.class, () -> tasks.spawn(task, 0.5, null));
        assertThrows(IllegalStateException.class, () -> tasks.spawnUncounted(task, 0.5));
        assertEquals(2, pool.free());
    }

    @Test
    void aTaskWhoseSpawnFailsStaysInItsPool() {
        TaskPool<LoggingTask> pool = new TaskPool<>(tasks, 1, () -> new LoggingTask("p", log));
        assertThrows(IllegalArgumentException.class, () -> pool.spawn(Double.NaN, null));
        assertThrows(IllegalArgumentException.class, () -> pool.spawn(0.5, new LoggingTask("no parent", log)));
        assertEquals(1, pool.free());
        assertFalse(pool.isDummy(pool.spawn(0.5, null)));
    }

    @Test
    void eachTaskThatIsNotSpawnedIsReportedToTheListener() {
        tasks = list(TaskOptions.of(1));
        tasks.setDropListener((task, reason) -> log.add(task + ": " + reason));
        spawn("a");
        for (String name : List.of("b", "c")) assertFalse(tasks.spawn(new LoggingTask(name, log), 0.5, null));
        new TaskPool<>(tasks, 1, () -> new LoggingTask("p", log)).spawn(0.5, null);
        String full = ": all 1 slots for tasks are in use";
        assertEquals(List.of("task 'b'" + full, "task 'c'" + full, "task 'LoggingTask'" + full), log);
        assertEquals(List.of(), errors);
        assertEquals(3, tasks.dropped());
    }

    @Test
    void aPoolSpawnsTenTimesItsSizeWithoutHarm() {
        TaskPool<LoggingTask> pool = new TaskPool<>(tasks, 5, () -> new LoggingTask("p", log));
        for (int frame = 0; frame < 3; frame++) {
            for (int i = 0; i < 50; i++) pool.spawn(0.5, null).then(self -> false);
            assertEquals(5, tick().size());
        }
        assertEquals(135, tasks.dropped());
        assertEquals(5, pool.free());
        assertEquals(
                "size of the pool must be between 1 and 1048576 but was 0",
                error(() -> new TaskPool<>(tasks, 0, () -> new LoggingTask("p", log))));
    }

    @Test
    void clearingKeepsTheGenerationsSoThatOldHandlesStayStale() {
        List<TaskHandle> old = new ArrayList<>();
        for (int i = 0; i < 10; i++) old.add(spawn("a" + i).handle());
        tasks.killAll(false);
        tasks.endFrame();
        for (int i = 0; i < 10; i++) spawn("b" + i);
        for (TaskHandle handle : old) assertNull(tasks.get(handle));
    }

    // handles

    @Test
    void aHandlePacksIntoANumberAndBack() {
        for (int slot : new int[] {0, 1, TaskOptions.MAX_TASKS + 99})
            for (int generation : new int[] {0, 77, Integer.MAX_VALUE, Integer.MIN_VALUE, -1}) {
                TaskHandle handle = new TaskHandle(slot, generation);
                assertEquals(handle, TaskHandle.of(handle.id()));
                assertEquals(handle.id(), (long) (double) handle.id(), "Lua has all of its digits");
            }
        LoggingTask task = spawn("a");
        assertEquals(task.handle().id(), task.id());
        assertEquals(0, task.slot());
        assertEquals(-1, new LoggingTask("b", log).slot());
    }

    @Test
    void aHandleReturnsWhereItsTaskWasSpawnedAndDied() {
        String[] place = {"spawner.lua:3"};
        tasks = list(TaskOptions.of(10).tracing(() -> place[0]));
        LoggingTask task = spawn("enemy");
        TaskHandle handle = task.handle();
        assertEquals("task 'enemy' #0 is alive: spawned at spawner.lua:3", tasks.describe(handle));
        assertSame(task, tasks.require(handle));
        place[0] = "bomb.lua:9";
        task.kill();
        String dead = "task 'enemy' #0 is dead: spawned at spawner.lua:3, ended at bomb.lua:9";
        assertEquals(dead, error(() -> tasks.require(handle)));
        tasks.endFrame();
        spawn("another");
        assertEquals(dead, tasks.describe(handle));
        for (int i = 0; i < 1024; i++) {
            spawn("x").kill();
            tasks.endFrame();
        }
        assertEquals("task #0 is dead", tasks.describe(handle));
    }

    @Test
    void killsFromOutsideAreRecordedWithTheirPlace() {
        tasks = list(TaskOptions.of(10).tracing(() -> "a change of scene"));
        LoggingTask task = spawn("enemy");
        LoggingTask other = spawn("other");
        tasks.runAs("the inspector", task::kill);
        other.kill();
        assertEquals(
                "task 'enemy' #0 is dead: spawned at a change of scene, ended in the inspector",
                tasks.describe(task.handle()));
        assertEquals(
                "task 'other' #1 is dead: spawned at a change of scene, ended at a change of scene",
                tasks.describe(other.handle()));
    }

    @Test
    void killingAllTasksSparesBuiltInTasks() {
        LoggingTask game = spawn("game");
        LoggingTask own = new LoggingTask("own", log);
        tasks.spawnBuiltIn(own, 0.5);
        tasks.all().kill();
        assertFalse(game.isAlive());
        assertTrue(own.isAlive() && own.isBuiltIn());
        tasks.killAll(false);
        assertFalse(own.isAlive());
    }

    @Test
    void theListReturnsWhereItsLivingTasksWereSpawned() {
        String[] place = {"spawner.lua:3"};
        tasks = list(TaskOptions.of(10).tracing(() -> place[0]));
        spawn("a");
        spawn("b").kill();
        place[0] = "boss.lua:5";
        spawn("c");
        assertEquals(List.of("spawner.lua:3", "boss.lua:5"), tasks.spawnLocations());
        tasks.killAll(false);
        assertEquals(List.of(), tasks.spawnLocations());
    }

    @Test
    void withoutTracesTheListCountsItsLivingTasks() {
        spawn("a");
        spawn("b");
        assertEquals(List.of("", ""), tasks.spawnLocations());
    }

    @Test
    void withoutTracesAHandleReturnsWhetherItsTaskIsAlive() {
        LoggingTask task = spawn("enemy");
        assertEquals("task 'enemy' #0 is alive", tasks.describe(task.handle()));
        task.kill();
        assertEquals("task 'enemy' #0 is dead", tasks.describe(task.handle()));
        tasks.endFrame();
        assertEquals("task #0 is dead", tasks.describe(task.handle()));
    }

    // growth and figures

    @Test
    void aListGrowsIfItMay() {
        tasks = list(TaskOptions.of(2).growing());
        List<LoggingTask> all = new ArrayList<>();
        for (int i = 0; i < 100; i++) all.add(spawn("t" + i));
        assertEquals(128, tasks.capacity());
        assertFalse(tasks.isFull());
        for (LoggingTask task : all) assertSame(task, tasks.get(task.handle()));
        assertEquals(100, tick().size());
        assertEquals(0, tasks.dropped());
    }

    @Test
    void aTaskThatSpawnsItselfWithoutEndEndsWithTheCapacity() {
        tasks = list(TaskOptions.of(1000));
        LoggingTask.Turn[] again = new LoggingTask.Turn[1];
        again[0] = self -> {
            tasks.spawn(new LoggingTask("again", log, again[0]), 0.5, null);
            return false;
        };
        spawn("again").then(again[0]);
        assertEquals(1000, tick().size());
        assertEquals(
                List.of("task 'again': task 'again' was not spawned: all 1000 slots for tasks are in use"), errors);
        assertEquals(1, tasks.dropped());
        assertEquals(List.of(), tick());
    }

    @Test
    void theHighWaterMarkAndTheBytesAreCounted() {
        LoggingTask a = spawn("a");
        long one = tasks.bytes();
        for (LoggingTask task : List.of(a, spawn("b"))) task.kill();
        tasks.endFrame();
        spawn("c");
        assertEquals(2, tasks.peak());
        assertEquals(1, tasks.count());
        assertEquals(one, tasks.bytes());
        assertNotEquals(0, one);
        tasks = list(TaskOptions.STATES);
        spawn("d");
        assertEquals(one + 64, tasks.bytes());
        assertEquals(64, tasks.arena().used());
    }

    @Test
    void killingTwiceIsHarmlessAndCountsOnce() {
        LoggingTask a = spawn("a");
        a.onFinish(() -> log.add("over"));
        a.kill();
        a.kill();
        tasks.endFrame();
        a.kill();
        assertEquals(List.of("over"), log);
        assertEquals(0, tasks.count());
    }

    @Test
    void wrongOptionsAreNamed() {
        assertEquals("capacity must be between 1 and 1048576 but was 0", error(() -> TaskOptions.of(0)));
        assertEquals("work size must be at least 0 but was -1", error(() -> TaskOptions.of(1)
                .withWork(-1, 1)));
        assertEquals("arena size must be at least 1 but was 0", error(() -> TaskOptions.of(1)
                .withWork(48, 0)));
        assertEquals("the name of a group must not be empty", error(() -> tasks.group("")));
        assertEquals("n must be at least 0 but was -1", error(() -> tasks.all().nth(-1)));
        LoggingTask task = spawn("a");
        assertEquals(
                "draw priority must be a finite number but was NaN", error(() -> task.setDrawPriority(Double.NaN)));
        assertEquals("priority must be a finite number but was NaN", error(() -> task.setPriority(Double.NaN)));
    }

    // work areas

    @Test
    void aTaskHasAClearedWorkAreaUntilTheEndOfItsLastFrame() {
        tasks = list(TaskOptions.HANDHELD);
        LoggingTask task = spawn("ship");
        assertEquals(48, task.work().size());
        task.work().setS16(10, -256);
        task.onFinish(() -> log.add("x " + task.work().s16(10)));
        task.kill();
        assertEquals(List.of("x -256"), log);
        tasks.endFrame();
        assertEquals("task 'ship' #0 has no work area", error(task::work));
        tasks.spawn(task, 0.5, null);
        assertEquals(0, task.work().s16(10));
        assertNotSame(task.work(), spawn("other").work());
    }

    @Test
    void aWorkAreaInBytesThatWereUsedBeforeIsCleared() {
        tasks = list(TaskOptions.of(1).withWork(48, 48));
        LoggingTask task = spawn("ship");
        task.work().setS16(10, -256);
        task.kill();
        tasks.endFrame();
        assertEquals(0, spawn("next").work().s16(10));
    }

    @Test
    void workAreasAreMovedTogetherAtTheEndOfAFrameWithTheirContents() {
        tasks = list(TaskOptions.HANDHELD);
        LoggingTask last = null;
        for (int i = 0; i < 213; i++) {
            LoggingTask task = spawn("t");
            task.work().setS32(0, i);
            if (i < 212) {
                task.kill();
                if (i % 50 == 49) tasks.endFrame();
            } else {
                last = task;
            }
        }
        assertTrue(last != null && last.work().start() > 10_000);
        tasks.endFrame();
        assertEquals(0, last.work().start());
        assertEquals(212, last.work().s32(0));
        assertEquals(10_240 - 48, tasks.arena().remaining());
    }

    // groups

    @Test
    void theNthOfAGroupIsCountedInTheOrderOfRunning() {
        LoggingTask a = spawn("a");
        LoggingTask b = spawn("b");
        LoggingTask c = spawn("c");
        for (LoggingTask task : List.of(a, b, c)) task.setGroup("enemy");
        b.setPriority(0.1);
        TaskGroup enemies = tasks.group("enemy");
        assertSame(b, enemies.nth(0));
        assertSame(c, enemies.nth(2));
        assertNull(enemies.nth(3));
        assertSame(a, tasks.all().nth(1));
        c.kill();
        assertEquals(2, enemies.count());
        assertEquals("enemy", enemies.name());
    }

    @Test
    void aGroupIsKilledTheLastFirstOrAllButOne() {
        for (String name : List.of("a", "b", "c")) {
            LoggingTask task = spawn(name);
            task.setGroup("enemy");
            task.onFinish(() -> {
                log.add(name);
                spawn("explosion");
            });
        }
        spawn("ship");
        Task b = tasks.find("b");
        tasks.group("enemy").killOthers(b);
        assertEquals(List.of("c", "a"), log);
        tasks.group("enemy").kill();
        assertEquals(List.of("c", "a", "b"), log);
        assertEquals(List.of("ship", "explosion", "explosion", "explosion"), tick());
    }

    @Test
    void killingTheOthersSparesRelativesAndPersistentTasks() {
        LoggingTask parent = spawn("parent");
        LoggingTask self = new LoggingTask("self", log);
        tasks.spawn(self, 0.5, parent);
        LoggingTask child = new LoggingTask("child", log);
        tasks.spawn(child, 0.5, self);
        LoggingTask sibling = new LoggingTask("sibling", log);
        tasks.spawn(sibling, 0.5, parent);
        spawn("music").setPersistent(true);
        spawn("other").onFinish(() -> spawn("ghost"));
        tasks.all().killOthers(self);
        assertEquals(List.of("parent", "self", "child", "music"), LoggingTask.names(tasks));
    }
}
