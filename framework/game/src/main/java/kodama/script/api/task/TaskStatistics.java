package kodama.script.api.task;

import java.util.List;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.log.Log;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.game.GameSaves;
import kodama.task.TaskDump;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** The functions and fields of the module {@code task} that count tasks, measure their memory and dump them. */
@LuaModule(name = "task")
final class TaskStatistics {
    private static final String FUNCTION = "task.dump";
    private static final String FORMAT = "format";
    private static final String FILE = "file";
    private static final List<String> FORMATS = List.of("table", "json", "hex");

    static final OptionClass OPTIONS = OptionClass.of(
            "DumpOptions",
            "Format and destination of a dump.",
            Option.words(FORMAT, FORMATS, "Format: a table, JSON, or the work areas in hexadecimal."),
            Option.text(
                    FILE,
                    "Name of a save that receives the lines of the dump as a list; read it with `save.read`. Without"
                            + " it, the dump is printed on the console."));

    private final TaskList tasks;
    private final GameSaves saves;
    private final StepBudget effort;
    private final Log log;

    TaskStatistics(GameContext game) {
        tasks = game.tasks();
        saves = game.saves();
        effort = game.effort();
        log = game.log();
    }

    @LuaFunction(
            value = "bytes() -> integer",
            doc = "Estimates the memory used by all live tasks, in bytes. For tuning: it visits every slot.")
    double bytes() {
        return tasks.bytes();
    }

    @LuaFunction(
            value = "dump(format?: \"table\"|\"json\"|\"hex\"|DumpOptions) -> string",
            doc = "Dumps all tasks on the console and returns the text: as a \"table\" (default), as \"json\", or"
                    + " the work areas in \"hex\". `task.dump { file = \"tasks\" }` writes to a save instead.")
    String dump(Value format) {
        return write(format);
    }

    private String write(Value options) {
        if (options.is(LuaType.TABLE)) return write(new Options(FUNCTION, options.table(), OPTIONS));
        return write(options.isNil() ? FORMATS.get(0) : options.text(), null);
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

    @LuaField(value = "capacity: integer", doc = "Maximum number of tasks; the first task of a scene is not counted.")
    int capacity() {
        return tasks.capacity();
    }

    @LuaField(
            value = "taken: integer",
            doc = "Number of slots in use; a dead task keeps its slot until the end of the tick.")
    int taken() {
        return tasks.taken();
    }

    @LuaField(value = "high_water: integer", doc = "Largest number of slots that have been in use at once.")
    int highWater() {
        return tasks.peak();
    }

    @LuaField(value = "dropped: integer", doc = "Number of tasks that were not spawned because the pool was full.")
    double dropped() {
        return tasks.dropped();
    }
}
