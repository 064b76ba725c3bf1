package kodama.script.api.data;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.base.StepBudget;
import kodama.data.Csv;
import kodama.data.DataException;
import kodama.data.DataScanner;
import kodama.data.Json;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.api.SaveData;
import kodama.script.config.PlainData;
import kodama.script.game.GameContext;
import org.jspecify.annotations.Nullable;

/**
 * The module {@code data}: the data files that scripts have read since the last reset, as tables. A file is read once;
 * when it has changed, it is read again into the same tables.
 */
@LuaModule(
        name = "data",
        doc = "Data files of the game as tables: levels, waves, texts. The extension selects the format:"
                + " `.json`, `.csv`, `.tsv`, `.txt`, or `.lua`, which returns a table and cannot use any functions.")
public final class DataModule {
    /** The endings of the files that {@code data.read} reads. */
    public static final List<String> ENDINGS = List.of(".json", ".csv", ".tsv", ".txt", ".lua");

    private static final AliasDoc DATA_PATH =
            AliasDoc.name("DataPath", "A data file: its path relative to the game's folder.");

    private static final OptionClass OPTIONS = OptionClass.of(
            "DataOptions",
            "Options for CSV files.",
            Option.flag(
                    "header",
                    false,
                    "Whether the first row contains the names of the columns. If so, each row is a table with these"
                            + " keys."),
            Option.text("separator", "Character that separates cells; by default, a comma, or a tab in .tsv files."));

    private static final int MAX_BYTES = 16 << 20;

    /** Instruction budget of a Lua file. */
    private static final long BUDGET = 1_000_000;

    /** The effort of reading a file, without its bytes. */
    private static final int COST = 5_000;

    /** The format of a table file: whether its rows have names, and the separator of its cells. */
    private record Form(boolean hasHeader, char separator) {}

    private record Key(String path, Form form) {}

    private final Lua lua;
    private final GameFiles files;
    private final StepBudget effort;
    private final Map<Key, Value> values = new HashMap<>();
    private final Map<String, Integer> reloads = new TreeMap<>();

    DataModule(GameContext game) {
        lua = game.lua();
        files = game.files();
        effort = game.effort();
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(DataModule.class).withOptions(OPTIONS).withAliases(DATA_PATH));
    }

    public static Module of(GameContext game) {
        DataModule data = new DataModule(game);
        game.onFileSaved(data::reload);
        return Module.of(data);
    }

    @LuaFunction(
            value = "read(path: string<DataPath>, options?: DataOptions) -> any",
            doc = "Returns the contents of a data file, as the same table each time. In JSON, null becomes nil,"
                    + " which leaves a gap in a list. CSV is a list of rows, text is a list of lines. CSV cells that"
                    + " are numbers become numbers, unless they are quoted or have an unnecessary leading zero. During"
                    + " development, a file that is saved is read again into the same tables.")
    Value read(String path, @Nullable Table options) {
        Key key = new Key(path, form(path, options));
        Value known = values.get(key);
        if (known != null) return known;
        Value value = load(key);
        values.put(key, value);
        return value;
    }

    private Form form(String path, @Nullable Table given) {
        boolean isTabs = path.endsWith(".tsv");
        if (given == null) return new Form(false, isTabs ? '\t' : ',');
        Options options = new Options("data.read", given, OPTIONS);
        String separator = options.text("separator", isTabs ? "\t" : ",");
        if (separator.length() != 1 || "\"\r\n".contains(separator))
            throw new LuaException(
                    "data.read: option 'separator' must be one character other than a quote or line end but was '"
                            + separator + "'");
        return new Form(options.flag("header"), separator.charAt(0));
    }

    private Value load(Key key) {
        try {
            effort.spend(COST);
            byte[] content = files.read(key.path);
            effort.spend(content.length);
            if (content.length > MAX_BYTES)
                throw new DataException(
                        key.path, "it must have at most " + MAX_BYTES + " bytes but has " + content.length);
            return parsed(key, content);
        } catch (DataException | GameFileException wrong) {
            throw new LuaException("data.read: " + wrong.getMessage());
        }
    }

    private Value parsed(Key key, byte[] content) {
        String path = key.path;
        char separator = key.form.separator;
        return switch (path.substring(Math.max(0, path.lastIndexOf('.')))) {
            case ".json" -> toLua(Json.read(path, content));
            case ".csv", ".tsv" ->
                toLua(key.form.hasHeader ? Csv.records(path, content, separator) : Csv.rows(path, content, separator));
            case ".txt" -> toLua(DataScanner.lines(path, content));
            case ".lua" -> table(path, content);
            default -> throw new DataException(path, "its ending must be .json, .csv, .tsv, .txt or .lua");
        };
    }

    private Value toLua(@Nullable Object data) {
        return data == null ? Value.NIL : PlainData.toLua(lua, data);
    }

    /**
     * Runs a Lua file and copies its table, so that no table contains itself or is shared by two tables, which are
     * refilled separately.
     */
    private Value table(String path, byte[] script) {
        Value[] returned = {Value.NIL};
        long before = lua.spent();
        try {
            lua.withOwnBudget(() -> returned[0] = lua.routine(lua.load(path, script, lua.newTable()), BUDGET)
                    .runToEnd(Values.NONE, "a data file cannot wait")
                    .get(1));
        } finally {
            effort.spend(lua.spent() - before);
        }
        if (returned[0].is(LuaType.TABLE))
            return toLua(SaveData.of(SaveData.Purpose.file(path), "table", returned[0], effort));
        throw new DataException(
                path,
                "it must return a table but returned "
                        + (returned[0].isNil() ? "nothing" : "a " + returned[0].typeName()));
    }

    @LuaFunction(
            value = "reloads(path: string<DataPath>) -> integer",
            doc = "Returns how often a file was read again because it was saved. Use it to update anything that you"
                    + " derived from the file.")
    int reloads(String path) {
        return reloads.getOrDefault(path, 0);
    }

    /**
     * Reads a changed file again into the tables that scripts hold. If the file is invalid, the tables keep their
     * contents. Returns whether a script has read the file.
     */
    private boolean reload(String path) {
        boolean isKnown = false;
        for (Map.Entry<Key, Value> each : values.entrySet()) {
            if (!each.getKey().path.equals(path)) continue;
            isKnown = true;
            each.setValue(refilled(each.getValue(), load(each.getKey())));
        }
        if (isKnown) reloads.merge(path, 1, Integer::sum);
        return isKnown;
    }

    /** Replaces the contents of a table, and of the tables in it that still exist. */
    private static Value refilled(Value old, Value updated) {
        if (!(old instanceof Table table) || !(updated instanceof Table filling)) return updated;
        for (Table.Entry entry : table) if (filling.get(entry.key()).isNil()) table.put(entry.key(), Value.NIL);
        for (Table.Entry entry : filling) table.put(entry.key(), refilled(table.get(entry.key()), entry.value()));
        return table;
    }
}
