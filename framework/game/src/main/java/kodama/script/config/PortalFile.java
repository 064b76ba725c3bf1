package kodama.script.config;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.base.Utf8Decoder;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.lua.LuaFailure;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Signature;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.request.FirstScene;
import org.jspecify.annotations.Nullable;

/**
 * A Lua file that lists how the game can start, in groups.
 *
 * <pre>{@code
 * return {
 *   { group = "Stage 1",
 *     { "From its start", scene = "stage" },
 *     { "Boss fight", scene = "stage", mark = "boss", save = "rich", commands = { { "lives", 5 } } },
 *     "bonus",                                  -- the name of a scene is enough
 *   },
 * }
 * }</pre>
 *
 * <p>A mistake in one entry is reported and does not affect the others.
 */
public final class PortalFile {
    /**
     * An entry of the list.
     *
     * @param group its group, such as a chapter; empty for none
     * @param title its name within the group
     * @param first how the game starts
     */
    public record Entry(String group, String title, FirstScene first) {}

    private static final int MAX_DEPTH = 20;
    private static final int MAX_ENTRIES = 10_000;

    /** The named fields of a group, in addition to its list. */
    private static final OptionClass GROUP = OptionClass.of(
            "PortalEntries",
            "The table returned by `portal.lua`, and each group in it: a list of groups, entries and names of"
                    + " scenes.",
            Option.text("group", "Title of the group."));

    private static final OptionClass ENTRY = FirstSceneTable.OPTIONS.and(
            "PortalEntry",
            "An entry of `portal.lua`: how the game starts. Its list contains only the title, which is optional.");

    private final String path;
    private final GameFiles files;
    private final Consumer<FirstScene> check;
    private final List<String> lines;
    private final List<Entry> entries = new ArrayList<>();
    private final List<RuntimeException> problems = new ArrayList<>();

    private int count;

    private PortalFile(String path, GameFiles files, Consumer<FirstScene> check, byte[] source) {
        this.path = path;
        this.files = files;
        this.check = check;
        this.lines = Utf8Decoder.decode(source).lines().toList();
    }

    /** Describes the classes of tables for the reference. */
    public static List<ClassDoc> classes() {
        return List.of(
                GROUP.toDoc().withItems(Signature.type("PortalEntries|PortalEntry|string")),
                ENTRY.toDoc().withItems(Signature.type("string")));
    }

    /**
     * Reads a file of the game, which must have the scenes and debug saves that the entries name.
     *
     * @throws GameFileException if the file is missing
     */
    public static PortalFile read(String path, GameFiles files) {
        return read(path, files, first -> {});
    }

    /**
     * Reads a file of the game and checks its entries.
     *
     * @param check throws a LuaException if the game cannot start as an entry says
     * @throws GameFileException if the file is missing
     */
    public static PortalFile read(String path, GameFiles files, Consumer<FirstScene> check) {
        byte[] source = files.read(path);
        PortalFile file = new PortalFile(path, files, check, source);
        try {
            return DataFile.read(path, source, file::add);
        } catch (LuaFailure | LuaException wrong) {
            file.problems.add(wrong);
            return file;
        }
    }

    private PortalFile add(Lua lua, Value list) {
        if (!list.is(LuaType.TABLE))
            throw new LuaException(path + " must return a list of groups but returned a " + list.typeName());
        addGroup(lua, list.table(), "", 0);
        return this;
    }

    private void addGroup(Lua lua, Table group, String outer, int depth) {
        String name = attempt(outer, () -> nameOf(group, outer, depth));
        if (name == null) return;
        for (int i = 1; i <= group.length(); i++) {
            if (count++ == MAX_ENTRIES)
                throw new LuaException(path + " must not list more than %,d entries".formatted(MAX_ENTRIES));
            Value item = group.get(i);
            if (isGroup(item)) addGroup(lua, item.table(), name, depth + 1);
            else addEntry(lua, item, name, i);
        }
    }

    private static boolean isGroup(Value item) {
        return item.is(LuaType.TABLE) && !item.table().get("group").isNil();
    }

    private static String nameOf(Table group, String outer, int depth) {
        if (depth > MAX_DEPTH) throw new LuaException("groups are nested more than " + MAX_DEPTH + " deep");
        refuseOtherNames(group);
        Value name = group.get("group");
        if (name.isNil()) return outer;
        if (name.is(LuaType.STRING)) return name.text();
        throw new LuaException("'group' must be a string but was a " + name.typeName());
    }

    private static void refuseOtherNames(Table group) {
        for (Table.Entry entry : group) {
            Value key = entry.key();
            if (key.is(LuaType.STRING) && !GROUP.has(key))
                throw new LuaException("unknown field '" + key + "' of a group"
                        + Spelling.hint(key.text(), GROUP.names()) + "; entries are tables in its list");
        }
    }

    private void addEntry(Lua lua, Value item, String group, int number) {
        Value title = item.is(LuaType.TABLE) ? item.table().get(1) : item;
        String place = "entry " + number + (group.isEmpty() ? "" : " of '" + group + "'");
        String where = title.is(LuaType.STRING) ? title.text() : place;
        Entry entry = attempt(where, () -> existing(entry(lua, item, group)));
        if (entry != null) entries.add(entry);
    }

    private Entry existing(Entry entry) {
        FirstSceneFiles.check(files, entry.first());
        check.accept(entry.first());
        return entry;
    }

    private static Entry entry(Lua lua, Value item, String group) {
        if (item.is(LuaType.STRING)) return new Entry(group, item.text(), first(item));
        if (!item.is(LuaType.TABLE))
            throw new LuaException("an entry must be a table such as { \"Boss fight\", scene = \"stage\" } but was a "
                    + item.typeName());
        FirstScene first = first(withoutTitle(lua, item.table()));
        return new Entry(group, title(item.table(), first), first);
    }

    private static FirstScene first(Value value) {
        FirstScene first = FirstSceneTable.read(value, StepBudget.UNLIMITED);
        return first == null ? FirstScene.DEFAULT : first;
    }

    private static Table withoutTitle(Lua lua, Table table) {
        if (table.length() > 1)
            throw new LuaException("an entry must have one title in its list but has " + table.length());
        Table named = lua.newTable();
        for (Table.Entry entry : table) named.put(entry.key(), entry.value());
        named.put(1, Value.NIL);
        return named;
    }

    private static String title(Table table, FirstScene first) {
        Value title = table.get(1);
        if (title.is(LuaType.STRING)) return title.text();
        if (!title.isNil()) throw new LuaException("a title must be a string but was a " + title.typeName());
        if (first.scene().isEmpty()) throw new LuaException("an entry must have a title or a scene");
        return first.mark().isEmpty() ? first.scene() : first.scene() + ": " + first.mark();
    }

    /** Reads a part of the file. If that fails, keeps the error with the line of the title. */
    private <T> @Nullable T attempt(String title, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (LuaException | GameFileException wrong) {
            int line = lineOf(title);
            String place = line == 0 ? path + ": " + title : path + ":" + line + ": '" + title + "'";
            problems.add(new LuaException((title.isEmpty() ? path : place) + ": " + wrong.getMessage()));
            return null;
        }
    }

    /**
     * Returns the line of a title, which is not known from the table; 0 if it is not written there as a plain string.
     */
    private int lineOf(String title) {
        Pattern quoted = Pattern.compile("(['\"])" + Pattern.quote(title) + "\\1");
        for (int i = 0; i < lines.size(); i++) if (quoted.matcher(lines.get(i)).find()) return i + 1;
        return 0;
    }

    /** Returns the valid entries, in the order of the file. */
    public List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** Returns the errors; their messages begin with the file and, if known, the line. */
    public List<RuntimeException> problems() {
        return List.copyOf(problems);
    }
}
