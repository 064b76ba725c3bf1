package kodama.dev.inspect;

import java.util.List;
import kodama.script.profile.ScriptProfiler;
import kodama.task.Task;
import kodama.task.TaskHandle;
import kodama.task.TaskList;
import kodama.task.TaskRow;
import org.jspecify.annotations.Nullable;

/** The measured times of a snapshot's tasks. Immutable. */
final class TaskTimes {
    /** Nothing was measured. */
    static final TaskTimes NONE = new TaskTimes(0);

    // by slot; in nanoseconds
    private final long[] last;
    private final double[] mean;

    private TaskTimes(int slots) {
        last = new long[slots];
        mean = new double[slots];
    }

    /** Collects the times of tasks. */
    static TaskTimes of(List<TaskRow> rows, TaskList tasks, ScriptProfiler times) {
        if (rows.isEmpty()) return NONE;
        TaskTimes costs = new TaskTimes(rows.get(rows.size() - 1).slot() + 1);
        for (TaskRow row : rows) costs.add(row.slot(), tasks.get(new TaskHandle(row.slot(), row.generation())), times);
        return costs;
    }

    private void add(int slot, @Nullable Task task, ScriptProfiler times) {
        if (task == null) return;
        last[slot] = times.lastNanos(task);
        mean[slot] = times.meanNanos(task);
    }

    /** The time of a task in the last frame, in nanoseconds; 0 if it did not run or was not measured. */
    long lastNanos(TaskRow row) {
        return row.slot() < last.length ? last[row.slot()] : 0;
    }

    /** The mean time of a task per frame since the inspector was opened, in nanoseconds; 0 if it was not measured. */
    double meanNanos(TaskRow row) {
        return row.slot() < mean.length ? mean[row.slot()] : 0;
    }
}
