package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.base.StepBudget;
import org.junit.jupiter.api.Test;

class SortedTasksTest {
    private final SortedTasks list =
            new SortedTasks(new SlotIntArray(), TaskOrder.DRAW, new TaskSorter(), StepBudget.UNLIMITED);

    private final Slots slots = new Slots(20_000, 20_000);

    private TaskRecord probe(double priority, long sequence) {
        LoggingTask probe = new LoggingTask(priority + "/" + sequence, List.of());
        probe.priority = priority;
        probe.sequence = sequence;
        slots.acquire(probe);
        return probe;
    }

    private List<TaskRecord> all() {
        list.sort();
        List<TaskRecord> all = new ArrayList<>();
        for (int i = 0; i < list.count(); i++) all.add(list.get(i));
        return all;
    }

    @Test
    void theTasksAreSortedWheneverTheyAreRead(@Seed(7) Random random) {
        List<TaskRecord> members = new ArrayList<>();
        for (long step = 0; step < 20_000; step++) {
            int action = random.nextInt(4);
            if (members.isEmpty() || action < 2 && members.size() < 300) add(members, probe(random.nextInt(20), step));
            else if (action == 2) list.remove(members.remove(random.nextInt(members.size())));
            else move(members.get(random.nextInt(members.size())), random.nextInt(20), step);
            if (random.nextInt(30) == 0) assertEquals(sorted(members), all());
            assertEquals(members.size(), list.count());
        }
    }

    private void add(List<TaskRecord> members, TaskRecord probe) {
        members.add(probe);
        list.add(probe);
    }

    private void move(TaskRecord probe, double priority, long sequence) {
        probe.priority = priority;
        probe.sequence = sequence;
        list.move(probe);
    }

    private static List<TaskRecord> sorted(List<TaskRecord> members) {
        List<TaskRecord> sorted = new ArrayList<>(members);
        sorted.sort(Comparator.<TaskRecord>comparingDouble(p -> p.priority).thenComparingLong(p -> p.sequence));
        return sorted;
    }

    @Test
    void aTaskThatIsNotInTheListIsNeitherRemovedNorMoved() {
        TaskRecord stranger = probe(1, 1);
        list.remove(stranger);
        list.move(stranger);
        assertEquals(List.of(), all());
    }

    @Test
    void drawPrioritiesMoveATaskAndEqualOnesKeepTheOrderOfTheirSetting() {
        List<String> log = new ArrayList<>();
        TaskList tasks = new TaskList(TaskOptions.of(10), (who, error) -> {});
        LoggingTask[] probes = new LoggingTask[4];
        for (int i = 0; i < 4; i++) {
            probes[i] = new LoggingTask("t" + i, log);
            tasks.spawn(probes[i], 0.5, null);
            probes[i].setDrawn(true);
        }
        probes[2].setDrawPriority(0.1);
        probes[1].setDrawPriority(0.1);
        assertEquals(List.of("t2", "t1", "t0", "t3"), drawn(tasks));
        probes[2].setPriority(0.9);
        assertEquals(List.of("t2", "t1", "t0", "t3"), drawn(tasks));
        probes[2].clearDrawPriority();
        assertEquals(List.of("t1", "t0", "t3", "t2"), drawn(tasks));
        probes[0].setDrawn(false);
        probes[1].kill();
        assertEquals(List.of("t3", "t2"), drawn(tasks));
        assertEquals(0.9, probes[2].drawPriority());
    }

    private static List<String> drawn(TaskList tasks) {
        List<String> names = new ArrayList<>();
        tasks.forEachDrawn(task -> names.add(task.name()));
        return names;
    }
}
