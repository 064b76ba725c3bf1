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
 * Hands on the errors of a world, and with the one that will be shown what is to be seen of the task that failed: it is
 * still alive then, and a moment later it is not.
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

    /** Begins to look at tasks when one fails. */
    void setTasks(TaskList ofTheWorld, Function<Task, Map<String, String>> fieldsOfTask) {
        tasks = ofTheWorld;
        fields = fieldsOfTask;
    }

    @Override
    public void report(String who, Throwable error) {
        errors.report(who, error, () -> look(who));
    }

    /** Looks through all tasks, which no one notices: it is done for the first error after each that was dismissed. */
    private Optional<FailedTask> look(String who) {
        if (tasks == null || !who.startsWith(TASK)) return Optional.empty();
        Task[] found = new Task[1];
        tasks.all().forEach(task -> {
            if (task.description().equals(who)) found[0] = task;
        });
        return Optional.ofNullable(found[0]).map(this::look);
    }

    private FailedTask look(Task task) {
        Task parent = task.parent();
        return new FailedTask(
                task.name(), parent == null ? "" : parent.name(), task.group(), tick.getAsLong(), fields.apply(task));
    }
}
