package kodama.script;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Writes values into the messages of tests as a script would write them, as far as that goes. */
final class SpecText {
    private static final int DEEPEST = 4;
    private static final int MOST_ENTRIES = 20;

    /** A number that has more digits than these is not the same as what they say. */
    private static final int DIGITS_SHOWN = 14;

    private SpecText() {}

    static String of(LuaValue value) {
        return of(value, new ArrayList<>());
    }

    private static String of(LuaValue value, List<LuaValue> outer) {
        if (value instanceof LuaString) return quoted(Utf8.decode(value));
        if (!(value instanceof LuaTable table)) return value.tojstring();
        if (outer.contains(value)) return "{ itself }";
        if (outer.size() == DEEPEST) return "{ ... }";
        outer.add(value);
        String text = fields(table, outer);
        outer.remove(outer.size() - 1);
        return text;
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    private static String fields(LuaTable table, List<LuaValue> outer) {
        StringJoiner text = new StringJoiner(", ", "{ ", " }").setEmptyValue("{}");
        int length = table.rawlen();
        int shown = 0;
        for (LuaValue key : SpecDifference.keys(table)) {
            if (shown++ == MOST_ENTRIES) return text.add("...").toString();
            text.add(name(key, length, outer) + of(table.rawget(key), outer));
        }
        return text.toString();
    }

    private static String name(LuaValue key, int length, List<LuaValue> outer) {
        boolean isListed = key.type() == LuaValue.TNUMBER && key.todouble() >= 1 && key.todouble() <= length;
        if (isListed) return "";
        return (isName(key) ? key.tojstring() : "[" + of(key, outer) + "]") + " = ";
    }

    static boolean isName(LuaValue key) {
        return key instanceof LuaString && key.tojstring().matches("[A-Za-z_]\\w*");
    }

    /** What was expected and what there was; numbers that look alike are written with all their digits. */
    static String expectedButWas(LuaValue expected, LuaValue actual) {
        String wanted = of(expected);
        String found = of(actual);
        boolean lookAlike = wanted.equals(found) && expected.type() == LuaValue.TNUMBER;
        if (lookAlike)
            return "expected %s but was %s; is_near allows for what lies behind %d digits"
                    .formatted(expected.todouble(), actual.todouble(), DIGITS_SHOWN);
        return "expected " + wanted + " but was " + found;
    }
}
