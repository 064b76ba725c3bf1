package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the documents on task systems say in passing, by the numbers of docs/requirements.md. */
class DocumentsTest {
    private final List<String> log = new ArrayList<>();

    private static TaskList list(TaskOptions options) {
        return new TaskList(options, (who, error) -> {});
    }

    /** What all tasks of a game have in common, as TaskEx of 001: the system's task knows nothing of it. */
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
    void r016_aGamePutsItsOwnLayerBetweenTheTaskAndItsTasks() {
        TaskList tasks = list(TaskOptions.of(4));
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

    /** Tasks in Lua and in Java are tasks of the layer that knows a game; both are tasks of the one that knows none. */
    @Test
    void r016_theLayerThatKnowsScriptsStandsOnTheOneThatKnowsNoGame() throws ClassNotFoundException {
        for (String name : List.of("kodama.script.task.LuaTask", "kodama.script.JavaTask")) {
            Class<?> type = Class.forName(name);
            assertTrue(Task.class.isAssignableFrom(type), name);
            assertNotSame(Task.class, type.getSuperclass(), name);
        }
    }

    @Test
    void r031_theListOf002HasRoomFor1024StatesWith64Bytes() {
        TaskList tasks = list(TaskOptions.STATES);
        int[] calls = {0};
        for (int i = 0; i < 1024; i++) {
            Task task = new Doer(self -> calls[0]++);
            assertTrue(tasks.spawn(task, TaskList.DEFAULT_PRIORITY, null));
            assertEquals(64, task.work().size());
        }
        assertFalse(tasks.spawn(Doer.idle(), TaskList.DEFAULT_PRIORITY, null));
        tasks.update(1);
        assertEquals(1024, calls[0]);
    }

    @Test
    void r039_thePlaceThatBecameFreeLastIsTakenFirst() {
        TaskList tasks = list(TaskOptions.of(4));
        List<Probe> first = List.of(new Probe("a", log), new Probe("b", log), new Probe("c", log));
        for (Probe task : first) tasks.spawn(task, 0.5, null);
        for (Probe task : first) {
            task.kill();
            tasks.endFrame();
        }
        List<Integer> places = new ArrayList<>();
        for (String name : List.of("d", "e", "f")) {
            Probe task = new Probe(name, log);
            tasks.spawn(task, 0.5, null);
            places.add(task.slot());
        }
        assertEquals(List.of(2, 1, 0), places);
    }

    @Test
    void r047_aTaskIsMadeFilledAndThenRegistered() {
        TaskList tasks = list(TaskOptions.of(4));
        Probe task = new Probe("made", log);
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

    @Test
    void r049_aPriorityIsGivenAtSpawnAndIsOneHalfOtherwise() {
        TaskList tasks = list(TaskOptions.of(4));
        tasks.spawn(new Probe("plain", log), TaskList.DEFAULT_PRIORITY, null);
        tasks.spawn(new Probe("player", log), 0.25, null);
        assertEquals(0.5, tasks.find("plain").priority());
        assertEquals(0.25, tasks.find("player").priority());
        tasks.update(1);
        assertEquals(List.of("player", "plain"), log);
    }

    @Test
    void r073_theSequenceTellsWhoCameFirst() {
        TaskList tasks = list(TaskOptions.of(4));
        Probe first = new Probe("first", log);
        Probe second = new Probe("second", log);
        tasks.spawn(first, 0.5, null);
        tasks.spawn(second, 0.5, null);
        assertTrue(first.sequence() < second.sequence());
        first.setPriority(0.4);
        first.setPriority(0.5);
        assertTrue(second.sequence() < first.sequence());
    }
}
