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

/** The last part of the module {@code task}: how many tasks there are, and what they take. */
@LuaModule(name = "task")
final class TaskStatistics {
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
            doc = "Estimates how much memory all live tasks take; for tuning. Looks at every place.")
    double bytes() {
        return tasks.bytes();
    }

    @LuaFunction(
            value = "dump(format?: \"table\"|\"json\"|\"hex\"|DumpOptions) -> string",
            doc = "Writes down all tasks on the console, and returns what it wrote: as a \"table\" (if not given), as"
                    + " \"json\", or the work areas in \"hex\". `task.dump { file = \"tasks\" }` writes into a save.")
    String dump(Value format) {
        return write(format);
    }

    private String write(Value wish) {
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

    @LuaField(value = "capacity: integer", doc = "Most tasks there can be at once; a scene's first task comes on top.")
    int capacity() {
        return tasks.capacity();
    }

    @LuaField(
            value = "taken: integer",
            doc = "How many of those places are taken; a dead task keeps its own until the tick is over.")
    int taken() {
        return tasks.taken();
    }

    @LuaField(value = "high_water: integer", doc = "Most places that were ever taken at once.")
    int highWater() {
        return tasks.peak();
    }

    @LuaField(value = "dropped: integer", doc = "Tasks not started for lack of room.")
    double dropped() {
        return tasks.dropped();
    }
}
