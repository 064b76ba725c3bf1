package kodama.dev.inspect;

import java.util.Comparator;
import java.util.Optional;
import kodama.script.task.ScriptedTask;
import kodama.task.Task;
import kodama.task.TaskHandle;
import kodama.task.TaskList;
import kodama.task.TaskRow;

/** Finds the task under a place of the picture. Owned by the game thread. */
final class TaskPick {
    /** A task that only draws by itself is found from so far; in virtual pixels. */
    private static final double REACH = 8;

    private static final Comparator<TaskRow> FRONT_FIRST = Comparator.comparingDouble(TaskRow::drawPriority)
            .thenComparingLong(TaskRow::sequence)
            .reversed();

    private final TaskList tasks;
    private final double x;
    private final double y;

    private TaskPick(TaskList tasks, double x, double y) {
        this.tasks = tasks;
        this.x = x;
        this.y = y;
    }

    /** The one in front whose picture or outline is there, or else the nearest of those that draw by themselves. */
    static Optional<TaskHandle> at(TaskList tasks, double x, double y) {
        TaskPick pick = new TaskPick(tasks, x, y);
        return pick.front().or(pick::nearest).map(Task::handle);
    }

    private Optional<ScriptedTask> front() {
        return tasks.livingRows().stream()
                .sorted(FRONT_FIRST)
                .map(this::task)
                .flatMap(Optional::stream)
                .filter(this::isUnder)
                .findFirst();
    }

    private Optional<ScriptedTask> nearest() {
        return tasks.livingRows().stream()
                .map(this::task)
                .flatMap(Optional::stream)
                .filter(task -> task.isDrawn() && distance(task) <= REACH)
                .min(Comparator.comparingDouble(this::distance));
    }

    private Optional<ScriptedTask> task(TaskRow row) {
        Task task = tasks.get(new TaskHandle(row.slot(), row.generation()));
        return task instanceof ScriptedTask scripted ? Optional.of(scripted) : Optional.empty();
    }

    /** A field of the wrong type is the game's fault, and told when a frame meets it. */
    private boolean isUnder(ScriptedTask task) {
        try {
            return task.covers(x, y);
        } catch (RuntimeException wrongField) {
            return false;
        }
    }

    private double distance(ScriptedTask task) {
        try {
            return Math.hypot(task.x() - x, task.y() - y);
        } catch (RuntimeException wrongField) {
            return Double.POSITIVE_INFINITY;
        }
    }
}
