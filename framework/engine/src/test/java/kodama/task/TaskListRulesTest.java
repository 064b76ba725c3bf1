package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rules that the source documents of this task system leave open, or from which it differs. */
class TaskListRulesTest {
    private final List<String> log = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();

    private TaskList list(TaskOptions options, ReadyListKind kind) {
        return new TaskList(options.with(kind), (who, error) -> errors.add(error.getMessage()));
    }

    private LoggingTask spawn(TaskList tasks, String name, double priority) {
        LoggingTask probe = new LoggingTask(name, log);
        assertTrue(tasks.spawn(probe, priority, null));
        return probe;
    }

    private List<String> tick(TaskList tasks) {
        log.clear();
        tasks.update(1);
        tasks.endFrame();
        return List.copyOf(log);
    }

    @ParameterizedTest
    @EnumSource
    void oneNumberSetsTheMaximumNumberOfTasks(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.HANDHELD, kind);
        assertEquals(100, tasks.capacity());
        for (int i = 0; i < 100; i++) spawn(tasks, "t" + i, 0.5);
        assertTrue(tasks.isFull());
        assertFalse(tasks.spawn(new LoggingTask("t100", log), 0.5, null));
        assertEquals(100, tick(tasks).size());
    }

    @ParameterizedTest
    @EnumSource
    void whenATaskFirstRunsDoesNotDependOnHolesInThePool(ReadyListKind kind) {
        for (boolean hole : new boolean[] {true, false}) {
            TaskList tasks = list(TaskOptions.of(10), kind);
            LoggingTask first = spawn(tasks, "first", 0.5);
            LoggingTask spawner = spawn(tasks, "spawner", 0.5);
            if (hole) first.kill();
            tick(tasks);
            spawner.then(self -> {
                spawn(tasks, "young", 0.5);
                return false;
            });
            List<String> order = tick(tasks);
            assertEquals("young", order.get(order.size() - 1), "hole: " + hole);
        }
    }

    private static final class Shot extends Task {
        int angle;
        final List<String> log;

        Shot(List<String> log) {
            this.log = log;
        }

        @Override
        protected void reset() {
            angle = 0;
        }

        @Override
        protected boolean update(double dt) {
            log.add("angle " + angle);
            return false;
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSpawnerFillsTheWorkBeforeAnythingOfTheTaskRuns(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        LoggingTask ship = spawn(tasks, "ship", 0.4);
        ship.then(self -> {
            for (int i = -2; i <= 2; i++) {
                Shot shot = new Shot(log);
                tasks.spawn(shot, 0.5, null);
                shot.angle = 192 + 6 * i;
            }
            return false;
        });
        assertEquals(List.of("ship", "angle 180", "angle 186", "angle 192", "angle 198", "angle 204"), tick(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void theDummyNeverRunsAndIsReset(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        TaskPool<Shot> pool = new TaskPool<>(tasks, 1, () -> new Shot(log));
        pool.spawn(0.5, null);
        Shot dummy = pool.spawn(0.5, null);
        dummy.angle = 77;
        dummy.setGroup("shots");
        dummy.onFinish(() -> log.add("finish"));
        assertTrue(pool.isDummy(dummy));
        assertFalse(dummy.isAlive());
        dummy.kill();
        assertEquals(List.of("angle 0"), tick(tasks));
        pool.spawn(0.5, null);
        assertSame(dummy, pool.spawn(0.5, null));
        assertEquals(0, dummy.angle);
        assertEquals("", dummy.group());
        assertEquals(2, tasks.dropped());
        assertEquals(0, tasks.count("shots"));
    }

    @ParameterizedTest
    @EnumSource
    void theLargestAndAnEqualPriorityFindTheirPlaceAtTheEnd(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        LoggingTask mover = spawn(tasks, "mover", 0.1);
        spawn(tasks, "a", 0.5);
        spawn(tasks, "equal", 0.5);
        spawn(tasks, "largest", 1);
        assertEquals(List.of("mover", "a", "equal", "largest"), tick(tasks));
        mover.setPriority(1);
        assertEquals(List.of("a", "equal", "largest", "mover"), tick(tasks));
        mover.setPriority(2);
        assertEquals(List.of("a", "equal", "largest", "mover"), tick(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void aTaskDeletesAllOthersThenSpawnsThenEnds(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        spawn(tasks, "before", 0.1);
        LoggingTask changer = spawn(tasks, "changer", 0.5);
        spawn(tasks, "next", 0.5);
        spawn(tasks, "after", 0.9);
        changer.then(self -> {
            tasks.all().killOthers(self);
            spawn(tasks, "new scene", 0.7);
            return false;
        });
        assertEquals(List.of("before", "changer", "new scene"), tick(tasks));
        assertEquals(List.of("new scene"), tick(tasks));
        assertEquals(1, tasks.count());
    }

    @ParameterizedTest
    @EnumSource
    void anExactFitIsAccepted(ReadyListKind kind) {
        Arena arena = new Arena(96, 0);
        assertNotNull(arena.allocate(48));
        assertNotNull(arena.allocate(48));
        assertNull(arena.allocate(1));
        TaskList tasks = list(TaskOptions.of(10).withWork(48, 96), kind);
        spawn(tasks, "a", 0.5);
        spawn(tasks, "b", 0.5);
        assertFalse(tasks.spawn(new LoggingTask("c", log), 0.5, null));
        assertEquals(List.of("task 'c' was not spawned: no room is left for its work area"), errors);
    }

    @ParameterizedTest
    @EnumSource
    void aPoolDoesNotUnderflowAndSpawnsWithinATickFollowARule(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        TaskPool<Shot> pool = new TaskPool<>(tasks, 3, () -> new Shot(log));
        for (int i = 0; i < 5; i++) pool.spawn(0.5, null);
        assertEquals(0, pool.free());
        assertEquals(3, tick(tasks).size());
        assertEquals(3, pool.free());
        spawn(tasks, "registers", 0.5).then(self -> {
            spawn(tasks, "behind", 0.4);
            spawn(tasks, "in front", 0.6);
            return false;
        });
        assertEquals(List.of("registers", "in front"), tick(tasks));
        assertEquals(List.of("behind", "in front"), tick(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void oneSettingDefersAll(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10).deferring(), kind);
        spawn(tasks, "spawner", 0.5).then(self -> {
            LoggingTask moved = spawn(tasks, "moved", 0.6);
            moved.setPriority(0.7);
            spawn(tasks, "young", 0.9).wake();
            return false;
        });
        assertEquals(List.of("spawner"), tick(tasks));
        assertEquals(List.of("moved", "young"), tick(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void aTaskIsDeadAtOnceAndUnlinkedAtTheEndOfTheFrame(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(1), kind);
        LoggingTask task = spawn(tasks, "a", 0.5);
        TaskHandle handle = task.handle();
        task.kill();
        assertNull(tasks.get(handle));
        assertEquals("dead", tasks.rows().get(0).state());
        assertEquals("a", tasks.rows().get(0).name());
        assertTrue(tasks.isFull());
        tasks.endFrame();
        assertEquals("free", tasks.rows().get(0).state());
        assertFalse(tasks.isFull());
    }

    @ParameterizedTest
    @EnumSource
    void aTaskStaysWhenItsPriorityIsSetToTheValueThatItHas(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        for (String name : List.of("a", "b", "c")) spawn(tasks, name, 0).setDrawn(true);
        long sequence = tasks.find("a").sequence();
        tasks.find("a").setPriority(-0.0);
        assertEquals(sequence, tasks.find("a").sequence());
        assertEquals(List.of("a", "b", "c"), tick(tasks));
        assertEquals(List.of("a", "b", "c"), drawn(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void aTaskGoesBehindItsEqualsWhenItIsRequeued(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        for (String name : List.of("a", "b", "c")) spawn(tasks, name, 0.5).setDrawn(true);
        spawn(tasks, "last", 0.6).setDrawn(true);
        tasks.find("a").requeue();
        assertEquals(List.of("b", "c", "a", "last"), tick(tasks));
        assertEquals(List.of("b", "c", "a", "last"), drawn(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void aRequeuedTaskRunsOnceATickAndAfterItsEquals(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        for (String name : List.of("a", "b", "c"))
            spawn(tasks, name, 0.5).then(self -> {
                tasks.find("b").requeue();
                return true;
            });
        assertEquals(List.of("a", "c", "b"), tick(tasks));
        assertEquals(List.of("a", "c", "b"), tick(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void aRequeuedTaskIsDrawnInFrontOfThoseWithItsDrawPriority(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        List<LoggingTask> all = new ArrayList<>();
        for (String name : List.of("a", "b", "c")) {
            LoggingTask probe = spawn(tasks, name, 0.5);
            probe.setDrawn(true);
            probe.setDrawPriority(0.9);
            all.add(probe);
        }
        all.get(0).requeue();
        assertEquals(List.of("b", "c", "a"), drawn(tasks));
        all.get(2).kill();
        all.get(2).requeue();
        assertEquals(List.of("b", "a"), drawn(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void drawingFollowsTheOrderOfRunningUnlessATaskHasADrawPriority(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        for (String name : List.of("a", "b", "c")) spawn(tasks, name, 0.5).setDrawn(true);
        assertEquals(List.of("a", "b", "c"), drawn(tasks));
        tasks.find("c").setDrawPriority(0.1);
        assertEquals(List.of("c", "a", "b"), drawn(tasks));
        assertEquals(List.of("a", "b", "c"), tick(tasks));
        tasks.find("c").clearDrawPriority();
        assertEquals(List.of("a", "b", "c"), drawn(tasks));
    }

    private static List<String> drawn(TaskList tasks) {
        List<String> names = new ArrayList<>();
        tasks.forEachDrawn(task -> names.add(task.name()));
        return names;
    }

    @ParameterizedTest
    @EnumSource
    void aFullPoolReturnsFalseAndThePoolOfAGameReturnsADummy(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(1), kind);
        TaskPool<LoggingTask> pool = new TaskPool<>(tasks, 5, () -> new LoggingTask("p", log));
        spawn(tasks, "a", 0.5);
        assertFalse(tasks.spawn(new LoggingTask("b", log), 0.5, null));
        assertTrue(pool.isDummy(pool.spawn(0.5, null)));
        assertSame(pool.spawn(0.5, null), pool.spawn(0.5, null));
        assertEquals(4, tasks.dropped());
        assertEquals(5, pool.free());
        assertEquals(List.of("task 'b' was not spawned: all 1 slots for tasks are in use"), errors);
    }

    @ParameterizedTest
    @EnumSource
    void ticksAndTimeAgreeAlsoAtAnotherRate(ReadyListKind kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        double[] time = new double[2];
        for (int i = 0; i < 2; i++) {
            int n = i;
            Task task = new ActionTask(self -> time[n] += self.dt);
            tasks.spawn(task, 0.5, null);
            if (i == 1) task.setRate(0.5);
        }
        for (int i = 0; i < 60; i++) tasks.update(0.25);
        assertEquals(15, time[0]);
        assertEquals(7.5, time[1]);
    }

    /** Common code of all tasks of a game, like TaskEx of 001, which is independent of the system's task. */
    private abstract static class GameTask extends Task {
        private int energy = 2;

        @Override
        protected final boolean update(double dt) {
            move(dt);
            return --energy > 0;
        }

        abstract void move(double dt);
    }

    @Test
    void aGamePutsItsOwnLayerBetweenTheTaskAndItsTasks() {
        TaskList tasks = list(TaskOptions.of(4), ReadyListKind.LINKED);
        for (String name : List.of("ship", "moth"))
            tasks.spawn(
                    new GameTask() {
                        @Override
                        void move(double dt) {
                            log.add(name);
                        }
                    },
                    TaskList.DEFAULT_PRIORITY,
                    null);
        for (int tick = 1; tick <= 3; tick++) tasks.update(tick);
        assertEquals(List.of("ship", "moth", "ship", "moth"), log);
        assertEquals(0, tasks.count());
    }

    @Test
    void aListHasRoomFor1024StatesWith64Bytes() {
        TaskList tasks = list(TaskOptions.STATES, ReadyListKind.LINKED);
        int[] calls = {0};
        for (int i = 0; i < 1024; i++) {
            Task task = new ActionTask(self -> calls[0]++);
            assertTrue(tasks.spawn(task, TaskList.DEFAULT_PRIORITY, null));
            assertEquals(64, task.work().size());
        }
        assertFalse(tasks.spawn(ActionTask.idle(), TaskList.DEFAULT_PRIORITY, null));
        tasks.update(1);
        assertEquals(1024, calls[0]);
    }

    @Test
    void thePlaceThatBecameFreeLastIsTakenFirst() {
        TaskList tasks = list(TaskOptions.of(4), ReadyListKind.LINKED);
        List<LoggingTask> first =
                List.of(new LoggingTask("a", log), new LoggingTask("b", log), new LoggingTask("c", log));
        for (LoggingTask task : first) tasks.spawn(task, 0.5, null);
        for (LoggingTask task : first) {
            task.kill();
            tasks.endFrame();
        }
        List<Integer> places = new ArrayList<>();
        for (String name : List.of("d", "e", "f")) {
            LoggingTask task = new LoggingTask(name, log);
            tasks.spawn(task, 0.5, null);
            places.add(task.slot());
        }
        assertEquals(List.of(2, 1, 0), places);
    }

    @Test
    void aTaskIsMadeFilledAndThenRegistered() {
        TaskList tasks = list(TaskOptions.of(4), ReadyListKind.LINKED);
        LoggingTask task = new LoggingTask("made", log);
        task.setGroup("enemy");
        task.setPhase(Phase.MAIN);
        tasks.update(1);
        assertEquals(List.of(), log);
        tasks.spawn(task, 0.25, null);
        tasks.update(1);
        assertEquals(List.of("made"), log);
        assertEquals(1, tasks.count("enemy"));
        assertEquals(Phase.MAIN, task.phase());
    }
}
