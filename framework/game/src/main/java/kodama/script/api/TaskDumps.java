package kodama.script.api;

import java.util.List;
import kodama.base.Effort;
import kodama.base.Spelling;
import kodama.log.Log;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.script.game.GameSaves;
import kodama.task.TaskDump;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** Writes down the tasks of a game when a script asks for it. */
public final class TaskDumps {
    private static final String FUNCTION = "task.dump";
    private static final String FORMAT = "format";
    private static final String FILE = "file";
    private static final List<String> FORMATS = List.of("table", "json", "hex");

    static final OptionClass OPTIONS = OptionClass.of(
            "DumpOptions",
            "How tasks are written down, and where.",
            Option.words(FORMAT, FORMATS, "As a table, as JSON, or the work areas in hex."),
            Option.text(
                    FILE,
                    "Name of a save that gets the lines of the dump as a list, instead of the console; save.read"
                            + " returns them."));

    private final TaskList tasks;
    private final GameSaves saves;
    private final Effort effort;
    private final Log log;

    /**
     * Gets ready to write.
     *
     * @param tasks all tasks
     * @param saves where they are saved
     * @param effort charges the script that asks
     * @param log where they are written
     */
    public TaskDumps(TaskList tasks, GameSaves saves, Effort effort, Log log) {
        this.tasks = tasks;
        this.saves = saves;
        this.effort = effort;
        this.log = log;
    }

    /** Writes to the log or into a save, and returns what it wrote. */
    String write(Value wish) {
        if (wish.is(LuaType.TABLE)) return write(new Options(FUNCTION, wish.table(), OPTIONS));
        return write(wish.isNil() ? FORMATS.get(0) : wish.text(), null);
    }

    private String write(Options options) {
        boolean isSaved = !options.value(FILE).isNil();
        return write(options.text(FORMAT), isSaved ? options.text(FILE) : null);
    }

    private String write(String format, @Nullable String file) {
        String text = text(format);
        effort.spend(text.length());
        if (file == null) log.print(text.stripTrailing());
        else save(file, text);
        return text;
    }

    private void save(String file, String text) {
        effort.spend(text.length());
        saves.write(file, text.lines().toList());
    }

    private String text(String format) {
        return switch (format) {
            case "table" -> TaskDump.table(tasks);
            case "json" -> TaskDump.json(tasks);
            case "hex" -> TaskDump.hex(tasks);
            default ->
                throw new LuaException(FUNCTION + ": format must be one of " + String.join(", ", FORMATS) + " but was '"
                        + format + "'" + Spelling.hint(format, FORMATS));
        };
    }
}
