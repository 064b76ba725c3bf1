package kodama.script.task;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/**
 * Formats the fields of a task's table for a person. Long values are cut while they are formatted, because a string may
 * be as large as the game's memory, and a table may lead to the whole game.
 */
public final class FieldFormatter {
    private static final int MAX_FIELDS = 200;
    /** Limit of the letters of a value. */
    static final int MAX_LETTERS = 200;

    /** Limit in bytes, as a letter has at most four. */
    private static final int MAX_BYTES = 4 * MAX_LETTERS;

    private static final int MAX_DEPTH = 4;
    private static final String ELLIPSIS = "..";

    private final StringBuilder text = new StringBuilder();

    private FieldFormatter() {}

    /** Returns at most 200 fields of a table, with values of at most some 200 letters. */
    public static Map<String, String> of(Table table) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (Table.Entry entry : table) {
            if (fields.size() == MAX_FIELDS) break;
            fields.put(name(entry.key()), text(entry.value()));
        }
        return Collections.unmodifiableMap(fields);
    }

    /** Returns a key as in a table constructor of Lua: names unchanged, everything else in brackets. */
    public static String name(Value key) {
        return key.isName() ? key.text() : "[" + text(key) + "]";
    }

    /** Formats a string without quotes, so that it can be edited. */
    static String plain(Value words) {
        String start = words.prefix(MAX_BYTES);
        return start.length() <= MAX_LETTERS ? start : start.substring(0, MAX_LETTERS) + ELLIPSIS;
    }

    /** Formats a value, with at most some 200 letters. */
    public static String text(Value value) {
        FieldFormatter writer = new FieldFormatter();
        writer.write(value, 0);
        return writer.isFull() ? writer.text.substring(0, MAX_LETTERS) + ELLIPSIS : writer.text.toString();
    }

    private boolean isFull() {
        return text.length() > MAX_LETTERS;
    }

    private void write(Value value, int depth) {
        if (value.is(LuaType.STRING)) writeText(value);
        else if (value instanceof Table table) writeTable(table, depth);
        else text.append(value.is(LuaType.FUNCTION) ? "a function" : value.text());
    }

    private void writeText(Value words) {
        text.append('"').append(words.prefix(MAX_BYTES).replace("\n", "\\n")).append('"');
    }

    private void writeTable(Table table, int depth) {
        if (table.isEmpty()) text.append("{}");
        else if (depth == MAX_DEPTH) text.append("{ ").append(ELLIPSIS).append(" }");
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
