package kodama.script.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import kodama.task.ActionTask;
import kodama.task.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The fields of tasks as a person reads and edits them. */
class TaskInspectorTest {
    private static final class Watcher implements Overlay {
        RunningGame shown;

        @Override
        public void begin(RunningGame game) {
            shown = game;
        }

        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            return false;
        }
    }

    @TempDir
    private Path folder;

    private final Watcher watcher = new Watcher();

    private Task task(String fields) {
        TestGame game = new TestGame(folder).under(watcher);
        game.scene("spawn(function(t) wait(9) end, { name = 'it', " + fields + " }) wait(99)")
                .ticks(2);
        assertEquals(List.of(), game.errors());
        return Objects.requireNonNull(watcher.shown.world().tasks().find("it"));
    }

    /**
     * Returns the rows except for those that every task has, as {@code x: number = 1}; with a star if they are
     * editable.
     */
    private static List<String> rows(Task task) {
        return TaskInspector.of(task).stream()
                .filter(row -> !List.of(
                                "priority", "draw_priority", "group", "name", "persistent", "smooth", "rate", "phase")
                        .contains(row.name()))
                .map(row -> "  ".repeat(row.depth()) + row.name() + ": " + row.type() + " = " + row.value()
                        + (row.isEditable() ? " *" : ""))
                .toList();
    }

    private static String value(Task task, String name) {
        return TaskInspector.of(task).stream()
                .filter(row -> row.name().equals(name))
                .map(TaskInspector.Row::value)
                .findFirst()
                .orElse("not there");
    }

    private static String refusal(Task task, List<Object> path, String typed) {
        RuntimeException refused = assertThrows(RuntimeException.class, () -> TaskInspector.write(task, path, typed));
        return String.valueOf(refused.getMessage());
    }

    @Test
    void rowsOfATableFollowIt() {
        assertEquals(
                List.of(
                                "x: number = 1.5 *",
                                "title: string = a \"moth\" *",
                                "on: boolean = true *",
                                "think: function = a function",
                                "shape: table = { size = 2, { deep = \"yes\" } }",
                                "  [1]: table = { deep = \"yes\" }",
                                "    deep: string = yes *",
                                "  size: number = 2 *")
                        .stream()
                        .sorted()
                        .toList(),
                rows(task("x = 1.5, title = 'a \"moth\"', on = true, think = print,"
                                + " shape = { size = 2, { deep = 'yes' } }"))
                        .stream()
                        .map(row -> row.replace("{ { deep = \"yes\" }, size = 2 }", "{ size = 2, { deep = \"yes\" } }"))
                        .sorted()
                        .toList());
    }

    @Test
    void fieldsStoredByTheTaskAreListed() {
        Task task = task("group = 'enemy', priority = 0.25, rate = 0.5");
        assertEquals("0.25", value(task, "priority"));
        assertEquals("enemy", value(task, "group"));
        assertEquals("it", value(task, "name"));
        assertEquals("0.5", value(task, "rate"));
        assertEquals("false", value(task, "persistent"));
        assertEquals("", value(task, "draw_priority"));
    }

    @Test
    void otherTasksAndCyclesAreNotFollowed() {
        Task task = task("friend = self, circle = (function() local t = { n = 1 } t.t = t return t end)()");
        assertEquals(
                1,
                rows(task).stream()
                        .filter(row -> row.startsWith("friend: task"))
                        .count());
        assertEquals(
                3, rows(task).stream().filter(row -> row.contains("n: number")).count());
    }

    @Test
    void aTaskWithManyFieldsShowsTheFirstOnes() {
        Task task = task("many = (function() local t = {} for i = 1, 1000 do t[i] = i end return t end)()");
        List<TaskInspector.Row> rows = TaskInspector.of(task);
        assertEquals("more fields", rows.get(200).value());
        assertEquals("priority", rows.get(201).name());
    }

    @Test
    void aTruncatedTextCannotBeEdited() {
        Task task = task("long = ('x'):rep(1000), short = ('x'):rep(200)");
        assertEquals(
                List.of("long: string = " + "x".repeat(200) + "..", "short: string = " + "x".repeat(200) + " *"),
                rows(task).stream().sorted().toList());
    }

    @Test
    void aTaskOfTheEngineHasNoFields() {
        Task task = ActionTask.idle();
        assertEquals(List.of(), TaskInspector.of(task));
        assertEquals("task 'ActionTask' has no fields", refusal(task, List.of("x"), "1"));
    }

    @Test
    void valuesAreParsedByTheirType() {
        Task task = task("x = 1, title = 'a', on = true, shape = { size = 2, [1] = 5, [true] = 'yes' }");
        TaskInspector.write(task, List.of("x"), " -2.5 ");
        TaskInspector.write(task, List.of("title"), "5");
        TaskInspector.write(task, List.of("on"), "false");
        TaskInspector.write(task, List.of("shape", "size"), "0x10");
        TaskInspector.write(task, List.of("shape", 1.0), "6");
        TaskInspector.write(task, List.of("shape", true), "\"no, no\"");
        assertEquals("-2.5", value(task, "x"));
        assertEquals("5", value(task, "title"));
        assertEquals("false", value(task, "on"));
        assertEquals("16", value(task, "size"));
        assertEquals("6", value(task, "[1]"));
        assertEquals("no, no", value(task, "[true]"));
        assertEquals(
                1, rows(task).stream().filter("title: string = 5 *"::equals).count());
    }

    @Test
    void fieldsStoredByTheTaskCanBeSetAndCleared() {
        Task task = task("group = 'enemy'");
        TaskInspector.write(task, List.of("priority"), "0.75");
        TaskInspector.write(task, List.of("group"), "");
        TaskInspector.write(task, List.of("draw_priority"), "0.1");
        TaskInspector.write(task, List.of("name"), "other");
        assertEquals(0.75, task.priority());
        assertEquals("", task.group());
        assertEquals(0.1, task.drawPriority());
        assertEquals("other", task.name());
        TaskInspector.write(task, List.of("draw_priority"), "");
        assertEquals(0.75, task.drawPriority());
    }

    @Test
    void writtenValuesAreCheckedAsInAScript() {
        Task task = task("x = 1, on = true, sprite_of = 'a', shape = { size = 2 }");
        assertEquals("'x' must be a number but was \"far\"", refusal(task, List.of("x"), "far"));
        assertEquals("'on' must be true or false but was \"yes\"", refusal(task, List.of("on"), "yes"));
        assertEquals("a task's 'rate' must be at least 0 but was -1", refusal(task, List.of("rate"), "-1"));
        assertEquals("'shape.size' must be a number but was \"\"", refusal(task, List.of("shape", "size"), ""));
        assertEquals("'gone' no longer exists", refusal(task, List.of("gone"), "1"));
        assertEquals("'gone' is no longer a table", refusal(task, List.of("gone", "x"), "1"));
        assertEquals("'shape' is a table, which cannot be edited", refusal(task, List.of("shape"), "1"));
        assertEquals("1", value(task, "x"));
    }
}
