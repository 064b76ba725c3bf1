package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract that both lists of ready tasks fulfill. */
class ReadyListTest {
    private final List<String> log = new ArrayList<>();

    private final Slots slots = new Slots(2000, 2000);

    private TaskRecord probe(String name) {
        TaskRecord probe = new LoggingTask(name, log);
        slots.acquire(probe);
        return probe;
    }

    private TaskRecord[] passed(ReadyList list, String... names) {
        TaskRecord[] probes = new TaskRecord[names.length];
        list.beginWalk();
        for (int i = 0; i < names.length; i++) list.pass(probes[i] = probe(names[i]));
        list.endWalk();
        return probes;
    }

    private static List<String> walk(ReadyList list) {
        List<String> names = new ArrayList<>();
        list.beginWalk();
        for (TaskRecord task = list.peek(); task != null; task = list.peek()) {
            list.take();
            names.add(task.name());
            list.pass(task);
        }
        list.endWalk();
        return names;
    }

    @ParameterizedTest
    @EnumSource
    void anEmptyListHasNoTaskToCome(ReadyListKind kind) {
        ReadyList list = kind.create(slots);
        assertEquals(List.of(), walk(list));
        assertEquals(List.of(), walk(list));
    }

    @ParameterizedTest
    @EnumSource
    void passedTasksComeInTheSameOrderInTheNextWalk(ReadyListKind kind) {
        ReadyList list = kind.create(slots);
        passed(list, "a", "b", "c");
        assertEquals(List.of("a", "b", "c"), walk(list));
        assertEquals(List.of("a", "b", "c"), walk(list));
    }

    @ParameterizedTest
    @EnumSource
    void removedTasksDropOutFirstMiddleLastAndOnly(ReadyListKind kind) {
        for (int leaver = 0; leaver < 3; leaver++) {
            ReadyList list = kind.create(slots);
            TaskRecord[] probes = passed(list, "0", "1", "2");
            list.remove(probes[leaver]);
            List<String> others = new ArrayList<>(List.of("0", "1", "2"));
            others.remove(leaver);
            assertEquals(others, walk(list));
        }
        ReadyList list = kind.create(slots);
        list.remove(passed(list, "only")[0]);
        assertEquals(List.of(), walk(list));
    }

    @ParameterizedTest
    @EnumSource
    void aNewTaskIsPutBetweenThosePassedAndThoseToCome(ReadyListKind kind) {
        ReadyList list = kind.create(slots);
        TaskRecord[] probes = passed(list, "a", "c");
        list.beginWalk();
        list.take();
        list.pass(probes[0]);
        list.pass(probe("b"));
        assertEquals("c", name(list.peek()));
        list.endWalk();
        assertEquals(List.of("a", "b", "c"), walk(list));
    }

    private static String name(TaskRecord task) {
        return task.name();
    }

    @ParameterizedTest
    @EnumSource
    void theTakenTaskAndPassedOnesAndOnesToComeMayBeRemoved(ReadyListKind kind) {
        ReadyList list = kind.create(slots);
        TaskRecord[] probes = passed(list, "a", "b", "c", "d");
        list.beginWalk();
        list.take();
        list.pass(probes[0]);
        list.peek();
        list.take();
        list.remove(probes[1]);
        list.remove(probes[0]);
        list.remove(probes[2]);
        assertEquals("d", name(list.peek()));
        list.endWalk();
        assertEquals(List.of("d"), walk(list));
    }

    @ParameterizedTest
    @EnumSource
    void anAbortedWalkKeepsTheTasksToCome(ReadyListKind kind) {
        ReadyList list = kind.create(slots);
        TaskRecord[] probes = passed(list, "a", "b", "c");
        list.beginWalk();
        list.take();
        list.pass(probes[0]);
        list.endWalk();
        assertEquals(List.of("a", "b", "c"), walk(list));
    }

    @ParameterizedTest
    @EnumSource
    void eachTaskInTheListKnowsItsIndex(ReadyListKind kind) {
        ReadyList list = kind.create(slots);
        TaskRecord probe = passed(list, "a")[0];
        assertEquals(TaskRecord.Queue.LIST, probe.queue);
        list.remove(probe);
        assertEquals(TaskRecord.Queue.NONE, probe.queue);
        assertNull(list.peek());
    }

    @ParameterizedTest
    @EnumSource
    void aListGrowsAsFarAsItMust(ReadyListKind kind) {
        ReadyList list = kind.create(slots);
        String[] names = new String[1000];
        for (int i = 0; i < names.length; i++) names[i] = "t" + i;
        TaskRecord[] probes = passed(list, names);
        for (int i = 0; i < 1000; i += 2) list.remove(probes[i]);
        assertEquals(500, walk(list).size());
    }
}
