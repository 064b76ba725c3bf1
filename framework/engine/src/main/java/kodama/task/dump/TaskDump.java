package kodama.task.dump;

import kodama.data.JsonWriter;
import kodama.task.TaskList;
import kodama.task.TaskRow;
import kodama.task.TaskStatus;
import kodama.task.arena.Arena;

/** Writes down what is in a list of tasks at a moment, for hard bugs and for tuning. */
public final class TaskDump {
    private TaskDump() {}

    /**
     * Writes a table for people.
     *
     * @param tasks the list
     * @return figures, a heading, then a line for each place, dead tasks too; free ones in a row share a line; ends
     *     with a line break
     */
    public static String table(TaskList tasks) {
        StringBuilder text = new StringBuilder(figures(tasks));
        TaskTable.write(text, tasks.rows());
        return text.toString();
    }

    private static String figures(TaskList tasks) {
        return "tick %d: %d of %d tasks alive, at most %d, %d not spawned, about %d bytes\n"
                .formatted(tasks.tick(), tasks.count(), tasks.capacity(), tasks.peak(), tasks.dropped(), tasks.bytes());
    }

    /**
     * Writes JSON for tools.
     *
     * @param tasks the list
     * @return an object with the figures and, under {@code tasks}, an object for each place that is not free; ends with
     *     a line break
     */
    public static String json(TaskList tasks) {
        JsonWriter json = new JsonWriter();
        json.open('{');
        json.field("tick", tasks.tick());
        json.field("count", tasks.count());
        json.field("capacity", tasks.capacity());
        json.field("peak", tasks.peak());
        json.field("dropped", tasks.dropped());
        json.field("bytes", tasks.bytes());
        json.name("tasks").open('[');
        for (TaskRow row : tasks.rows()) if (row.status() != TaskStatus.FREE) write(json, row);
        json.close(']');
        json.close('}');
        return json + "\n";
    }

    private static void write(JsonWriter json, TaskRow row) {
        json.open('{');
        json.field("slot", row.slot());
        json.field("generation", row.generation());
        json.field("state", row.state());
        json.field("name", row.name());
        json.field("group", row.group());
        json.field("priority", row.priority());
        json.field("drawPriority", row.drawPriority());
        json.field("sequence", row.sequence());
        json.field("phase", row.phase());
        json.field("pace", row.pace());
        json.field("age", row.age());
        json.field("due", row.due());
        json.field("place", row.place());
        json.field("parent", row.parent());
        json.field("persistent", row.persistent());
        json.field("bytes", row.bytes());
        json.field("workStart", row.workStart());
        if (row.born() != null) json.field("born", row.born());
        if (row.died() != null) json.field("died", row.died());
        json.close('}');
    }

    /**
     * Writes the bytes of all work areas.
     *
     * @param tasks the list
     * @return a heading of two lines, then a line for each 16 bytes; says so in a line if the tasks have no work areas
     */
    public static String hex(TaskList tasks) {
        Arena arena = tasks.arena();
        return arena == null ? "these tasks have no work areas\n" : arena.hexDump();
    }
}
