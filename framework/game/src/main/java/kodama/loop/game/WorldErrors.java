package kodama.loop.game;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import kodama.base.ErrorSink;
import kodama.loop.FailedTask;
import kodama.loop.GameErrors;
import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * Passes on the errors of a world. The error that will be shown gets the state of the failed task, which is still alive
 * at that moment.
 */
final class WorldErrors implements ErrorSink {
    private static final String TASK = "task ";

    private final GameErrors errors;
    private final LongSupplier tick;
    private @Nullable TaskList tasks;
    private Function<Task, Map<String, String>> fields = task -> Map.of();

    WorldErrors(GameErrors errors, LongSupplier tick) {
        this.errors = errors;
        this.tick = tick;
    }

    /** Sets the tasks to search when one fails. */
    void setTasks(TaskList taskList, Function<Task, Map<String, String>> fieldsOf) {
        tasks = taskList;
        fields = fieldsOf;
    }

    @Override
    public void report(String origin, Throwable error) {
        errors.report(origin, error, () -> find(origin));
    }

    /** Searches all tasks; done only for the first error after each dismissal. */
    private Optional<FailedTask> find(String origin) {
        if (tasks == null || !origin.startsWith(TASK)) return Optional.empty();
        Task[] found = new Task[1];
        tasks.all().forEach(task -> {
            if (task.description().equals(origin)) found[0] = task;
        });
        return Optional.ofNullable(found[0]).map(this::describe);
    }

    private FailedTask describe(Task task) {
        Task parent = task.parent();
        return new FailedTask(
                task.name(), parent == null ? "" : parent.name(), task.group(), tick.getAsLong(), fields.apply(task));
    }
}
