package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import kodama.task.arena.Arena;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The mistakes and traps of the documents this task system comes from; each has a test that shows it is not ours. */
class ErrataTest {
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
    void e1_oneNumberSaysHowManyTasksThereCanBe(RunList kind) {
        TaskList tasks = list(TaskOptions.HANDHELD, kind);
        assertEquals(100, tasks.capacity());
        for (int i = 0; i < 100; i++) spawn(tasks, "t" + i, 0.5);
        assertTrue(tasks.isFull());
        assertFalse(tasks.spawn(new Probe("t100", log), 0.5, null));
        assertEquals(100, tick(tasks).size());
    }

    @ParameterizedTest
    @EnumSource
    void e2_whenATaskFirstRunsDoesNotDependOnHolesInThePool(RunList kind) {
        for (boolean hole : new boolean[] {true, false}) {
            TaskList tasks = list(TaskOptions.of(10), kind);
            Probe first = spawn(tasks, "first", 0.5);
            Probe spawner = spawn(tasks, "spawner", 0.5);
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
    void e3_theSpawnerFillsTheWorkBeforeAnythingOfTheTaskRuns(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        Probe ship = spawn(tasks, "ship", 0.4);
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
    void e4_theDummyNeverRunsAndForgetsWhatWasWrittenToIt(RunList kind) {
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
    void e5_theLargestAndAnEqualPriorityFindTheirPlaceAtTheEnd(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        Probe mover = spawn(tasks, "mover", 0.1);
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
    void e6_whenTheFirstTaskEndsItselfAllOthersRun(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        for (String name : List.of("a", "b", "c")) {
            spawn(tasks, name, 0.5).then(self -> {
                self.kill();
                return true;
            });
        }
        spawn(tasks, "d", 0.5);
        assertEquals(List.of("a", "b", "c", "d"), tick(tasks));
        assertEquals(List.of("d"), tick(tasks));
    }

    @ParameterizedTest
    @EnumSource
    void e7_aTaskDeletesAllOthersThenSpawnsThenEnds(RunList kind) {
        TaskList tasks = list(TaskOptions.of(10), kind);
        spawn(tasks, "before", 0.1);
        Probe changer = spawn(tasks, "changer", 0.5);
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
    void e8_anExactFitIsAccepted(RunList kind) {
        Arena arena = new Arena(96, 0);
        assertNotNull(arena.allocate(48));
        assertNotNull(arena.allocate(48));
        assertNull(arena.allocate(1));
        TaskList tasks = list(TaskOptions.of(10).withWork(48, 96), kind);
        spawn(tasks, "a", 0.5);
        spawn(tasks, "b", 0.5);
        assertFalse(tasks.spawn(new Probe("c", log), 0.5, null));
        assertEquals(List.of("task 'c' was not spawned: no room is left for its work area"), errors);
    }

    @ParameterizedTest
    @EnumSource
    void e9_aPoolDoesNotRunEmptyBelowAndWhatIsSpawnedInATickHasARule(RunList kind) {
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
}
