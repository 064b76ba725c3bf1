package kodama.dev.console;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Writes values in the syntax of Lua, for people: a table's list first, then its fields by name, nested tables
 * indented. Deep or long tables are cut, and cycles are marked.
 */
final class ValueWriter {
    private static final int DEEPEST = 4;
    private static final int MAX_FIELDS = 60;
    private static final int MAX_LETTERS = 400;
    private static final int WIDEST = 78;
    private static final String INDENT = "  ";

    private static final Comparator<Table.Entry> BY_KEY = Comparator.<Table.Entry>comparingInt(
                    entry -> entry.key().is(LuaType.NUMBER) ? 0 : 1)
            .thenComparingDouble(
                    entry -> entry.key().is(LuaType.NUMBER) ? entry.key().number() : 0)
            .thenComparing(entry -> entry.key().prefix(MAX_LETTERS));

    private final Function<Table, @Nullable Task> tasks;

    /** The tables around the one being written. */
    private final List<Table> around = new ArrayList<>();

    /** @param tasks returns the task of a table; null for none */
    ValueWriter(Function<Table, @Nullable Task> tasks) {
        this.tasks = tasks;
    }

    /** The value in one or more lines. */
    String write(Value value) {
        Task task = value instanceof Table table ? tasks.apply(table) : null;
        String written = value instanceof Table table ? table(table) : plain(value);
        return task == null ? written : task + " " + written;
    }

    private String plain(Value value) {
        if (value.is(LuaType.STRING)) return quoted(value);
        return value.is(LuaType.FUNCTION) ? "a function" : cut(value.text());
    }

    private static String quoted(Value words) {
        String text = cut(words.prefix(4 * MAX_LETTERS));
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    private static String cut(String text) {
        return text.length() <= MAX_LETTERS ? text : text.substring(0, MAX_LETTERS) + "..";
    }

    private String inner(Value value) {
        if (!(value instanceof Table table)) return plain(value);
        Task task = tasks.apply(table);
        return task == null ? table(table) : task.toString();
    }

    private String table(Table table) {
        if (table.isEmpty()) return "{}";
        if (around.contains(table)) return "{ same table again }";
        if (around.size() == DEEPEST) return "{ .. }";
        around.add(table);
        List<String> pieces = pieces(table);
        around.remove(around.size() - 1);
        String line = "{ " + String.join(", ", pieces) + " }";
        return line.length() <= WIDEST && !line.contains("\n") ? line : block(pieces);
    }

    private static String block(List<String> pieces) {
        StringBuilder block = new StringBuilder("{\n");
        for (String piece : pieces)
            block.append(INDENT).append(piece.replace("\n", "\n" + INDENT)).append(",\n");
        return block.append("}").toString();
    }

    private List<String> pieces(Table table) {
        int listed = table.length();
        List<Table.Entry> entries = new ArrayList<>();
        int left = 0;
        for (Table.Entry entry : table) {
            if (entries.size() < MAX_FIELDS * MAX_FIELDS) entries.add(entry);
            else left++;
        }
        entries.sort(BY_KEY);
        List<String> pieces = new ArrayList<>();
        for (Table.Entry entry : entries.subList(0, Math.min(MAX_FIELDS, entries.size())))
            pieces.add(name(entry.key(), listed) + inner(entry.value()));
        left += Math.max(0, entries.size() - MAX_FIELDS);
        if (left > 0) pieces.add("-- and " + left + " more");
        return pieces;
    }

    private String name(Value key, int listed) {
        boolean isListed = key.is(LuaType.NUMBER) && key.number() >= 1 && key.number() <= listed;
        if (isListed) return "";
        return (key.isName() ? key.text() : "[" + (key instanceof Table ? "a table" : plain(key)) + "]") + " = ";
    }
}
