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
 * A Lua file that lists how the game may begin, in groups.
 *
 * <pre>{@code
 * return {
 *   { group = "Stage 1",
 *     { "From its start", scene = "stage" },
 *     { "Boss fight", scene = "stage", mark = "boss", save = "rich", commands = { { "lives", 5 } } },
 *     "bonus",                                  -- a scene's name alone will do
 *   },
 * }
 * }</pre>
 *
 * <p>What is wrong with one entry is told and leaves the others as they are.
 */
public final class PortalFile {
    /**
     * A beginning of the list.
     *
     * @param group what it belongs to, such as a chapter; empty for none
     * @param title its name within the group
     * @param first how the game begins
     */
    public record Entry(String group, String title, FirstScene first) {}

    private static final int DEEPEST = 20;
    private static final int MOST = 10_000;

    /** What a group may have besides its list. */
    private static final OptionClass OF_A_GROUP = OptionClass.of(
            "Beginnings",
            "What `portal.lua` returns, and each group in it: a list of groups, of beginnings, and of names of scenes.",
            Option.text("group", "What stands above the group."));

    private static final OptionClass OF_AN_ENTRY = FirstSceneTable.OPTIONS.and(
            "Beginning", "An entry of `portal.lua`: a title, which may be left out, and how the game begins.");

    private final String path;
    private final GameFiles files;
    private final Consumer<FirstScene> check;
    private final List<String> lines;
    private final List<Entry> beginnings = new ArrayList<>();
    private final List<RuntimeException> problems = new ArrayList<>();

    private int count;

    private PortalFile(String path, GameFiles files, Consumer<FirstScene> check, byte[] source) {
        this.path = path;
        this.files = files;
        this.check = check;
        this.lines = Utf8Decoder.decode(source).lines().toList();
    }

    /** What such a file returns, and what is in it, for the reference. */
    public static List<ClassDoc> classes() {
        return List.of(
                OF_A_GROUP.toDoc().withItems(Signature.type("Beginnings|Beginning|string")),
                OF_AN_ENTRY.toDoc().withItems(Signature.type("string")));
    }

    /**
     * Reads a file of the game, which has the scenes and debug saves that it names.
     *
     * @throws GameFileException if it is not there
     */
    public static PortalFile read(String path, GameFiles files) {
        return read(path, files, first -> {});
    }

    /**
     * Reads a file of the game, and has someone look at what its entries begin with.
     *
     * @param check throws a LuaException if an entry cannot begin so
     * @throws GameFileException if it is not there
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
            if (count++ == MOST) throw new LuaException(path + " must not list more than %,d entries".formatted(MOST));
            Value item = group.get(i);
            if (isGroup(item)) addGroup(lua, item.table(), name, depth + 1);
            else addEntry(lua, item, name, i);
        }
    }

    private static boolean isGroup(Value item) {
        return item.is(LuaType.TABLE) && !item.table().get("group").isNil();
    }

    private static String nameOf(Table group, String outer, int depth) {
        if (depth > DEEPEST) throw new LuaException("groups are nested more than " + DEEPEST + " deep");
        refuseOtherNames(group);
        Value name = group.get("group");
        if (name.isNil()) return outer;
        if (name.is(LuaType.STRING)) return name.text();
        throw new LuaException("'group' must be a string but was a " + name.typeName());
    }

    private static void refuseOtherNames(Table group) {
        for (Table.Entry entry : group) {
            Value key = entry.key();
            if (key.is(LuaType.STRING) && !OF_A_GROUP.has(key))
                throw new LuaException("a group has no '" + key + "'" + Spelling.hint(key.text(), OF_A_GROUP.names())
                        + "; entries are tables in its list");
        }
    }

    private void addEntry(Lua lua, Value item, String group, int number) {
        Value title = item.is(LuaType.TABLE) ? item.table().get(1) : item;
        String place = "entry " + number + (group.isEmpty() ? "" : " of '" + group + "'");
        String where = title.is(LuaType.STRING) ? title.text() : place;
        Entry entry = attempt(where, () -> existing(entry(lua, item, group)));
        if (entry != null) beginnings.add(entry);
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

    /** Keeps what goes wrong, with the line where the title in question stands. */
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

    /** The line of a title, which a table does not know; 0 when it is no plain string there. */
    private int lineOf(String title) {
        Pattern quoted = Pattern.compile("(['\"])" + Pattern.quote(title) + "\\1");
        for (int i = 0; i < lines.size(); i++) if (quoted.matcher(lines.get(i)).find()) return i + 1;
        return 0;
    }

    /** The beginnings in the file's order; those without a mistake. */
    public List<Entry> entries() {
        return List.copyOf(beginnings);
    }

    /** Errors whose messages begin with the file, and the line where it is known. */
    public List<RuntimeException> problems() {
        return List.copyOf(problems);
    }
}
