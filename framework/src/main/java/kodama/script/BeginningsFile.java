package kodama.script;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import kodama.base.Effort;
import kodama.base.Spelling;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import kodama.request.FirstScene;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

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
 * <p>What is wrong with one entry is told and leaves the others as they are. A machine of its own reads the file, so that
 * nothing of the game has to run.
 */
public final class BeginningsFile {
    private static final long BUDGET = 1_000_000;
    private static final int DEEPEST = 20;
    private static final int MOST = 10_000;
    private static final OptionNames OF_A_GROUP = OptionNames.of("group");

    private final String path;
    private final GameFiles files;
    private final List<String> lines;
    private final List<NamedBeginning> beginnings = new ArrayList<>();
    private final List<RuntimeException> problems = new ArrayList<>();

    private int count;

    private BeginningsFile(String path, GameFiles files, byte[] source) {
        this.path = path;
        this.files = files;
        this.lines = new String(source, StandardCharsets.UTF_8).lines().toList();
    }

    /**
     * Reads a file.
     *
     * @param path its path
     * @param files the game's files, which have it and the scenes and debug saves that it names
     * @return what it lists, and what is wrong with it
     * @throws GameFileException if it is not there
     */
    public static BeginningsFile read(String path, GameFiles files) {
        byte[] source = files.read(path);
        BeginningsFile file = new BeginningsFile(path, files, source);
        try (LuaMachine machine = Libraries.machine(LuaOptions.forGame().withBudget(BUDGET))) {
            LuaValue list = machine.coroutine(machine.load(path, source))
                    .resume(LuaValue.NONE)
                    .arg1();
            file.read(machine, list);
        } catch (LuaFailure | LuaError wrong) {
            file.problems.add(wrong);
        }
        return file;
    }

    private void read(LuaMachine machine, LuaValue list) {
        if (list instanceof LuaTable table) addGroup(machine, table, "", 0);
        else throw new LuaError(path + " must return a list of groups but returned a " + list.typename());
    }

    private void addGroup(LuaMachine machine, LuaTable group, String outer, int depth) {
        String name = attempt(outer, () -> nameOf(group, outer, depth));
        if (name == null) return;
        for (int i = 1; i <= group.rawlen(); i++) {
            if (count++ == MOST) throw new LuaError(path + " must not list more than %,d entries".formatted(MOST));
            LuaValue item = group.rawget(i);
            if (isGroup(item)) addGroup(machine, (LuaTable) item, name, depth + 1);
            else addEntry(machine, item, name, i);
        }
    }

    private static boolean isGroup(LuaValue item) {
        return item instanceof LuaTable table && !table.rawget("group").isnil();
    }

    private static String nameOf(LuaTable group, String outer, int depth) {
        if (depth > DEEPEST) throw new LuaError("groups are nested more than " + DEEPEST + " deep");
        refuseOtherNames(group);
        LuaValue name = group.rawget("group");
        if (name.isnil()) return outer;
        if (name instanceof LuaString) return name.tojstring();
        throw new LuaError("'group' must be a string but was a " + name.typename());
    }

    private static void refuseOtherNames(LuaTable group) {
        Varargs entry = group.next(LuaValue.NIL);
        for (; !entry.arg1().isnil(); entry = group.next(entry.arg1())) {
            LuaValue key = entry.arg1();
            if (key instanceof LuaString && !OF_A_GROUP.has(key))
                throw new LuaError("a group has no '" + key.tojstring() + "'"
                        + Spelling.hint(key.tojstring(), OF_A_GROUP.names()) + "; entries are tables in its list");
        }
    }

    private void addEntry(LuaMachine machine, LuaValue item, String group, int number) {
        LuaValue title = item instanceof LuaTable table ? table.rawget(1) : item;
        String place = "entry " + number + (group.isEmpty() ? "" : " of '" + group + "'");
        String where = title instanceof LuaString ? title.tojstring() : place;
        NamedBeginning entry = attempt(where, () -> existing(entry(machine, item, group)));
        if (entry != null) beginnings.add(entry);
    }

    private NamedBeginning existing(NamedBeginning entry) {
        FirstSceneFiles.check(files, entry.first());
        return entry;
    }

    private static NamedBeginning entry(LuaMachine machine, LuaValue item, String group) {
        if (item instanceof LuaString name) return new NamedBeginning(group, name.tojstring(), first(name));
        if (!(item instanceof LuaTable table))
            throw new LuaError("an entry must be a table such as { \"Boss fight\", scene = \"stage\" } but was a "
                    + item.typename());
        FirstScene first = first(withoutList(machine, table));
        return new NamedBeginning(group, title(table, first), first);
    }

    private static FirstScene first(LuaValue value) {
        FirstScene first = FirstSceneTable.read(value, Effort.FREE);
        return first == null ? FirstScene.PROJECTS : first;
    }

    private static LuaTable withoutList(LuaMachine machine, LuaTable table) {
        if (table.rawlen() > 1)
            throw new LuaError("an entry must have one title in its list but has " + table.rawlen());
        LuaTable named = machine.newTable();
        Varargs entry = table.next(LuaValue.NIL);
        for (; !entry.arg1().isnil(); entry = table.next(entry.arg1()))
            if (!isTitle(entry.arg1())) named.rawset(entry.arg1(), entry.arg(2));
        return named;
    }

    private static boolean isTitle(LuaValue key) {
        return key instanceof LuaNumber && key.todouble() == 1;
    }

    private static String title(LuaTable table, FirstScene first) {
        LuaValue title = table.rawget(1);
        if (title instanceof LuaString) return title.tojstring();
        if (!title.isnil()) throw new LuaError("a title must be a string but was a " + title.typename());
        if (first.scene().isEmpty()) throw new LuaError("an entry must have a title or a scene");
        return first.mark().isEmpty() ? first.scene() : first.scene() + ": " + first.mark();
    }

    /** Keeps what goes wrong, with the line where the title in question stands. */
    private <T> @Nullable T attempt(String title, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (LuaError | GameFileException wrong) {
            int line = lineOf(title);
            String place = line == 0 ? path + ": " + title : path + ":" + line + ": '" + title + "'";
            problems.add(new LuaError((title.isEmpty() ? path : place) + ": " + wrong.getMessage()));
            return null;
        }
    }

    /** The line of a title, which a table does not know; 0 when it is no plain string there. */
    private int lineOf(String title) {
        Pattern quoted = Pattern.compile("(['\"])" + Pattern.quote(title) + "\\1");
        for (int i = 0; i < lines.size(); i++) if (quoted.matcher(lines.get(i)).find()) return i + 1;
        return 0;
    }

    /**
     * Returns what is listed.
     *
     * @return the beginnings in the file's order; those without a mistake
     */
    public List<NamedBeginning> beginnings() {
        return List.copyOf(beginnings);
    }

    /**
     * Returns what is wrong.
     *
     * @return errors whose messages begin with the file, and the line where it is known
     */
    public List<RuntimeException> problems() {
        return List.copyOf(problems);
    }
}
