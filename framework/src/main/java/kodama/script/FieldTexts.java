package kodama.script;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Writes down what a task's table holds, for a person to read. What is long is cut as it is written: a text may be as large
 * as the memory that a game has, and a table may lead to the whole game.
 */
final class FieldTexts {
    private static final int MOST_FIELDS = 200;
    private static final int MOST_LETTERS = 200;
    private static final int DEEPEST = 4;
    private static final String CUT = "..";

    private final StringBuilder text = new StringBuilder();

    private FieldTexts() {}

    static Map<String, String> of(LuaTable table) {
        Map<String, String> fields = new LinkedHashMap<>();
        Varargs entry = table.next(LuaValue.NIL);
        while (!entry.arg1().isnil() && fields.size() < MOST_FIELDS) {
            fields.put(name(entry.arg1()), of(entry.arg(2)));
            entry = table.next(entry.arg1());
        }
        return Collections.unmodifiableMap(fields);
    }

    private static String name(LuaValue key) {
        return SpecText.isName(key) ? key.tojstring() : "[" + of(key) + "]";
    }

    private static String of(LuaValue value) {
        FieldTexts writer = new FieldTexts();
        writer.write(value, 0);
        return writer.isFull() ? writer.text.substring(0, MOST_LETTERS) + CUT : writer.text.toString();
    }

    private boolean isFull() {
        return text.length() > MOST_LETTERS;
    }

    private void write(LuaValue value, int depth) {
        if (value instanceof LuaString words) writeText(words);
        else if (value instanceof LuaTable table) writeTable(table, depth);
        else text.append(value instanceof LuaFunction ? "a function" : value.tojstring());
    }

    private void writeText(LuaString words) {
        int letters = Math.min(words.rawlen(), 4 * MOST_LETTERS); // bytes, of which one letter has four at most
        text.append('"').append(words.substring(0, letters).tojstring().replace("\n", "\\n"));
        text.append('"');
    }

    private void writeTable(LuaTable table, int depth) {
        Varargs entry = table.next(LuaValue.NIL);
        if (entry.arg1().isnil()) text.append("{}");
        else if (depth == DEEPEST) text.append("{ ").append(CUT).append(" }");
        else writeEntries(table, entry, depth);
    }

    private void writeEntries(LuaTable table, Varargs first, int depth) {
        int listed = table.rawlen();
        String before = "{ ";
        for (Varargs entry = first; !entry.arg1().isnil() && !isFull(); entry = table.next(entry.arg1())) {
            LuaValue key = entry.arg1();
            boolean isListed = key.type() == LuaValue.TNUMBER && key.todouble() >= 1 && key.todouble() <= listed;
            text.append(before);
            if (!isListed) text.append(name(key)).append(" = ");
            write(entry.arg(2), depth + 1);
            before = ", ";
        }
        text.append(" }");
    }
}
