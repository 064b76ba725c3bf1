package kodama.script.api;

import java.util.List;
import kodama.base.Effort;
import kodama.base.Spelling;
import kodama.log.Log;
import kodama.lua.bind.LuaException;
import kodama.task.TaskList;
import kodama.task.dump.TaskDump;

/** Writes down the tasks of a game when a script asks for it. */
public final class TaskDumps {
    private static final List<String> FORMATS = List.of("table", "json", "hex");

    private final TaskList tasks;
    private final Effort effort;
    private final Log log;

    /**
     * Gets ready to write.
     *
     * @param tasks all tasks
     * @param effort charges the script that asks
     * @param log where they are written
     */
    public TaskDumps(TaskList tasks, Effort effort, Log log) {
        this.tasks = tasks;
        this.effort = effort;
        this.log = log;
    }

    /** Writes to the log, and returns what it wrote. */
    String write(String format) {
        String text = text(format);
        effort.spend(text.length());
        log.print(text.stripTrailing());
        return text;
    }

    private String text(String format) {
        return switch (format) {
            case "table" -> TaskDump.table(tasks);
            case "json" -> TaskDump.json(tasks);
            case "hex" -> TaskDump.hex(tasks);
            default ->
                throw new LuaException("task.dump: format must be one of " + String.join(", ", FORMATS) + " but was '"
                        + format + "'" + Spelling.hint(format, FORMATS));
        };
    }
}
