package kodama.script.task;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/**
 * Writes down what a task's table holds, for a person to read. What is long is cut as it is written: a text may be as
 * large as the memory that a game has, and a table may lead to the whole game.
 */
public final class FieldFormatter {
    private static final int MOST_FIELDS = 200;
    /** More letters of a value are not written. */
    static final int MOST_LETTERS = 200;

    /** In bytes, of which one letter has four at most. */
    private static final int MOST_BYTES = 4 * MOST_LETTERS;

    private static final int DEEPEST = 4;
    private static final String CUT = "..";

    private final StringBuilder text = new StringBuilder();

    private FieldFormatter() {}

    /** At most 200 fields of a table, with their values cut to some 200 letters. */
    public static Map<String, String> of(Table table) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (Table.Entry entry : table) {
            if (fields.size() == MOST_FIELDS) break;
            fields.put(name(entry.key()), text(entry.value()));
        }
        return Collections.unmodifiableMap(fields);
    }

    /** A key as a script writes it that builds a table: a name as it is, all else in brackets. */
    public static String name(Value key) {
        return key.isName() ? key.text() : "[" + text(key) + "]";
    }

    /** Writes a string without quotes, so that it can be edited. */
    static String plain(Value words) {
        String start = words.prefix(MOST_BYTES);
        return start.length() <= MOST_LETTERS ? start : start.substring(0, MOST_LETTERS) + CUT;
    }

    /** Any value as text, cut to some 200 letters. */
    public static String text(Value value) {
        FieldFormatter writer = new FieldFormatter();
        writer.write(value, 0);
        return writer.isFull() ? writer.text.substring(0, MOST_LETTERS) + CUT : writer.text.toString();
    }

    private boolean isFull() {
        return text.length() > MOST_LETTERS;
    }

    private void write(Value value, int depth) {
        if (value.is(LuaType.STRING)) writeText(value);
        else if (value instanceof Table table) writeTable(table, depth);
        else text.append(value.is(LuaType.FUNCTION) ? "a function" : value.text());
    }

    private void writeText(Value words) {
        text.append('"').append(words.prefix(MOST_BYTES).replace("\n", "\\n")).append('"');
    }

    private void writeTable(Table table, int depth) {
        if (table.isEmpty()) text.append("{}");
        else if (depth == DEEPEST) text.append("{ ").append(CUT).append(" }");
        else writeEntries(table, depth);
    }

    private void writeEntries(Table table, int depth) {
        int listed = table.length();
        String before = "{ ";
        for (Table.Entry entry : table) {
            if (isFull()) break;
            text.append(before);
            if (!isListed(entry.key(), listed)) text.append(name(entry.key())).append(" = ");
            write(entry.value(), depth + 1);
            before = ", ";
        }
        text.append(" }");
    }

    private static boolean isListed(Value key, int listed) {
        return key.is(LuaType.NUMBER) && key.number() >= 1 && key.number() <= listed;
    }
}
