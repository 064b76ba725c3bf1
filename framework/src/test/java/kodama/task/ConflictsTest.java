package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The points in which the documents disagree, and how they are settled. */
class ConflictsTest {
    private final List<String> log = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();

    private TaskList list(TaskOptions options, RunList kind) {
        return new TaskList(options.with(kind), (who, error) -> errors.add(error.getMessage()));
    }

    private Probe spawn(TaskList tasks, String name, double priority) {
        Probe probe = new Probe(name, log);
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
    void c1_aTaskRunsInTheTickOfItsSpawnIfItSortsAfterTheRunningOne(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        spawn(tasks, "spawner", 0.5).then(self -> {
            spawn(tasks, "behind", 0.4);
            spawn(tasks, "equal", 0.5);
            tasks.spawnAfter(1, new Probe("deferred", log), 0.9, null);
            return false;
        });
        assertEquals(List.of("spawner", "equal"), tick(tasks));
        assertEquals(List.of("behind", "equal", "deferred"), tick(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void c1_oneSettingDefersAll(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10).deferring(), kind);
        spawn(tasks, "spawner", 0.5).then(self -> {
            Probe moved = spawn(tasks, "moved", 0.6);
            moved.setPriority(0.7);
            spawn(tasks, "young", 0.9).wake();
            return false;
        });
        assertEquals(List.of("spawner"), tick(tasks));
        assertEquals(List.of("moved", "young"), tick(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void c2_aTaskIsDeadAtOnceAndUnlinkedAtTheEndOfTheFrame(RunList kind) {
        TaskList tasks = list(TaskOptions.of(1), kind);
        Probe task = spawn(tasks, "a", 0.5);
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
    void c3_theOrderIsByPriorityAndAmongEqualsFirstComeFirstServed(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        double[] priorities = {0.5, 0.25, 0.5, -3, 0.25, 7.5};
        for (int i = 0; i < priorities.length; i++) spawn(tasks, priorities[i] + "/" + i, priorities[i]);
        assertEquals(List.of("-3.0/3", "0.25/1", "0.25/4", "0.5/0", "0.5/2", "7.5/5"), tick(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void c8_aTaskStaysWhenItsPriorityIsSetToTheValueThatItHas(RunList kind) {
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
    void c8_aTaskGoesBehindItsEqualsWhenItIsRequeued(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        for (String name : List.of("a", "b", "c")) spawn(tasks, name, 0.5).setDrawn(true);
        spawn(tasks, "last", 0.6).setDrawn(true);
        tasks.find("a").requeue();
        assertEquals(List.of("b", "c", "a", "last"), tick(tasks));
        assertEquals(List.of("b", "c", "a", "last"), drawn(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void c8_aRequeuedTaskRunsOnceATickAndAfterItsEquals(RunList kind) {
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
    void c8_aRequeuedTaskIsDrawnInFrontOfThoseWithItsDrawPriority(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        List<Probe> all = new ArrayList<>();
        for (String name : List.of("a", "b", "c")) {
            Probe probe = spawn(tasks, name, 0.5);
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
    void c4_drawingFollowsTheOrderOfRunningUnlessATaskHasADrawPriority(RunList kind) {
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
    void c5_aFullPoolSaysNoAndThePoolOfAGameHandsOutADummy(RunList kind) {
        TaskList tasks = list(TaskOptions.of(1), kind);
        TaskPool<Probe> pool = new TaskPool<>(tasks, 5, () -> new Probe("p", log));
        spawn(tasks, "a", 0.5);
        assertFalse(tasks.spawn(new Probe("b", log), 0.5, null));
        assertTrue(pool.isDummy(pool.spawn(0.5, null)));
        assertSame(pool.spawn(0.5, null), pool.spawn(0.5, null));
        assertEquals(4, tasks.dropped());
        assertEquals(5, pool.free());
        assertEquals(List.of("task 'b' was not spawned: all 1 places for tasks are taken"), errors);
    }

    @ParameterizedTest
    @EnumSource
    void c6_ticksAndTimeAgreeAlsoAtAnotherRate(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        double[] time = new double[2];
        for (int i = 0; i < 2; i++) {
            int n = i;
            Task task = new Doer(self -> time[n] += self.dt);
            tasks.spawn(task, 0.5, null);
            if (i == 1) task.setRate(0.5);
        }
        for (int i = 0; i < 60; i++) tasks.update(0.25);
        assertEquals(15, time[0]);
        assertEquals(7.5, time[1]);
    }

    @ParameterizedTest
    @EnumSource
    void c7_aTaskEndsByReturningFalseAndByKill(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        spawn(tasks, "done", 0.5).then(self -> false);
        spawn(tasks, "suicide", 0.5).then(self -> {
            self.kill();
            return true;
        });
        Probe victim = spawn(tasks, "victim", 0.4);
        tick(tasks);
        assertEquals(1, tasks.count());
        victim.kill();
        assertEquals(0, tasks.count());
    }
}
