package kodama.unittest;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/** Formats values for test messages, as far as possible in the syntax of Lua. */
final class SpecText {
    private static final int DEEPEST = 4;
    private static final int MAX_ENTRIES = 20;

    /** Number of digits shown; numbers with the same digits may still differ. */
    private static final int DIGITS_SHOWN = 14;

    private SpecText() {}

    static String of(Value value) {
        return of(value, new ArrayList<>());
    }

    private static String of(Value value, List<Value> outer) {
        if (value.is(LuaType.STRING)) return quoted(value.text());
        if (!(value instanceof Table table)) return value.text();
        if (outer.contains(value)) return "{ itself }";
        if (outer.size() == DEEPEST) return "{ ... }";
        outer.add(value);
        String text = fields(table, outer);
        outer.remove(outer.size() - 1);
        return text;
    }

    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    private static String fields(Table table, List<Value> outer) {
        StringJoiner text = new StringJoiner(", ", "{ ", " }").setEmptyValue("{}");
        int length = table.length();
        int shown = 0;
        for (Table.Entry entry : table) {
            if (shown++ == MAX_ENTRIES) return text.add("...").toString();
            text.add(name(entry.key(), length, outer) + of(entry.value(), outer));
        }
        return text.toString();
    }

    private static String name(Value key, int length, List<Value> outer) {
        boolean isListed = key.is(LuaType.NUMBER) && key.number() >= 1 && key.number() <= length;
        if (isListed) return "";
        return (key.isName() ? key.text() : "[" + of(key, outer) + "]") + " = ";
    }

    /** "expected … but was …"; numbers that look the same are written with all their digits. */
    static String expectedButWas(Value expected, Value actual) {
        String wanted = of(expected);
        String found = of(actual);
        boolean lookAlike = wanted.equals(found) && expected.is(LuaType.NUMBER);
        if (lookAlike)
            return "expected %s but was %s; is_near ignores differences after %d digits"
                    .formatted(expected.number(), actual.number(), DIGITS_SHOWN);
        return "expected " + wanted + " but was " + found;
    }
}
