package kodama.dev.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.task.ActionTask;
import kodama.task.Task;
import kodama.task.TaskList;
import kodama.task.TaskOptions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TaskTreeTest {
    private final TaskList tasks = new TaskList(TaskOptions.of(100), (who, error) -> {
        throw new AssertionError(error);
    });
    private final TaskTree outline = new TaskTree();

    private @Nullable Task boss;

    private Task spawn(String name, double priority, @Nullable Task parent, Task task) {
        task.setName(name);
        tasks.spawn(task, priority, parent);
        return task;
    }

    @BeforeEach
    void aFamilyAndTwoOthers() {
        spawn("ship", 0.5, null, ActionTask.idle()).setGroup("player");
        Task parent = spawn("Boss", 0.4, null, ActionTask.waitingFor("hit"));
        boss = parent;
        Task arm = spawn("arm", 0.6, parent, ActionTask.sleeping(50));
        spawn("hand", 0.5, arm, ActionTask.sleeping(5)).setRate(0.5);
        spawn("eye", 0.2, parent, ActionTask.idle()).pause();
        spawn("score", 0.9, null, ActionTask.awaiting(parent));
        tasks.update(1);
        tasks.endFrame();
        outline.show(now(1));
    }

    private Snapshot now(long world) {
        return Snapshot.of(world, tasks.tick(), tasks.livingRows());
    }

    private TaskLine line(String name) {
        return outline.lines().get(outline.indexOf(name));
    }

    /** The lines, with two spaces for each ancestor, + for folded tasks, ? for tasks shown only for their children. */
    private List<String> lines() {
        return outline.lines().stream()
                .map(line -> "  ".repeat(line.depth())
                        + line.row().name()
                        + (line.isFolded() ? "+" : "")
                        + (line.isFound() ? "" : "?"))
                .toList();
    }

    @Test
    void siblingsAreInRunOrderWithChildrenBelowTheirParents() {
        assertEquals(List.of("Boss", "  eye", "  arm", "    hand", "ship", "score"), lines());
    }

    @Test
    void aColumnSortsSiblings() {
        outline.sort(TaskColumn.NAME, false);
        assertEquals(List.of("Boss", "  arm", "    hand", "  eye", "score", "ship"), lines());
        outline.sort(TaskColumn.NAME, true);
        assertEquals(List.of("ship", "score", "Boss", "  eye", "  arm", "    hand"), lines());
        outline.sort(TaskColumn.GROUP, false);
        assertEquals("ship", lines().get(0));
    }

    @Test
    void aSearchCoversAllColumnsAndKeepsAncestors() {
        outline.search("HAN");
        assertEquals(List.of("Boss?", "  arm?", "    hand"), lines());
        outline.search("player");
        assertEquals(List.of("ship"), lines());
        outline.search("paused");
        assertEquals(List.of("Boss?", "  eye"), lines());
        outline.search("boss");
        assertEquals(List.of("Boss", "score"), lines());
        outline.search("nothing at all");
        assertEquals(List.of(), lines());
        outline.search("");
        assertEquals(6, lines().size());
    }

    @Test
    void foldedChildrenStayHiddenInTheNextSnapshot() {
        outline.fold(line("Boss"), true);
        assertEquals(List.of("Boss+", "ship", "score"), lines());
        outline.show(now(1));
        assertEquals(List.of("Boss+", "ship", "score"), lines());
        outline.search("hand");
        assertEquals(List.of("Boss?", "  arm?", "    hand"), lines());
        outline.search("");
        outline.fold(line("Boss"), false);
        assertEquals(6, lines().size());
    }

    @Test
    void aNewRunIsUnfolded() {
        outline.fold(line("Boss"), true);
        outline.show(now(2));
        assertEquals(6, lines().size());
    }

    @Test
    void tasksWithoutChildrenCannotBeFolded() {
        outline.fold(line("ship"), true);
        assertEquals(6, lines().size());
        assertEquals("ship", lines().get(4));
    }

    @Test
    void revealUnfoldsAndEndsTheSearch() {
        TaskKey hand = new TaskKey(1, line("hand").row().slot(), 0);
        outline.fold(line("arm"), true);
        outline.fold(line("Boss"), true);
        outline.search("ship");
        assertEquals(3, outline.reveal(hand));
        assertEquals(List.of("Boss", "  eye", "  arm", "    hand", "ship", "score"), lines());
        assertEquals(-1, outline.reveal(new TaskKey(1, 99, 0)));
        assertEquals(-1, outline.reveal(new TaskKey(1, hand.slot(), 7)));
    }

    @Test
    void aTaskWithoutItsParentIsARoot() {
        assertTrue(boss != null);
        boss.kill();
        outline.show(now(1));
        assertEquals(List.of("ship", "score"), lines());
        assertEquals(-1, outline.indexOf(new TaskKey(1, 1, 0)));
    }

    @Test
    void columnsShowWaitsAndStates() {
        assertEquals("\"hit\"", text(TaskColumn.WAITS, "Boss"));
        assertEquals("50 ticks", text(TaskColumn.WAITS, "arm"));
        assertEquals("10 ticks", text(TaskColumn.WAITS, "hand"));
        assertEquals("paused", text(TaskColumn.WAITS, "eye"));
        assertEquals("the end of 'Boss' #1", text(TaskColumn.WAITS, "score"));
        assertEquals("", text(TaskColumn.WAITS, "ship"));
        assertEquals("Boss #1", text(TaskColumn.NAME, "Boss"));
        assertEquals("0.4", text(TaskColumn.PRIORITY, "Boss"));
        assertEquals("player", text(TaskColumn.GROUP, "ship"));
        assertEquals("1", text(TaskColumn.AGE, "ship"));
        assertEquals("0.5", text(TaskColumn.RATE, "hand"));
        assertEquals("0", text(TaskColumn.RATE, "eye"));
    }

    private String text(TaskColumn column, String name) {
        return column.text(line(name).row(), now(1));
    }
}
