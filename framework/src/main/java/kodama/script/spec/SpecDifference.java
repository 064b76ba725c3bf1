package kodama.script.spec;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/**
 * The first place at which two values differ; tables are compared by what is in them.
 *
 * @param path empty for the values themselves, {@code .x} or {@code [2].x} inside tables
 * @param left the one value at that place
 * @param right the other
 */
record SpecDifference(String path, Value left, Value right) {
    private static final int DEEPEST = 100;

    /** Two tables that are being compared further out. */
    private record Pair(Table left, Table right) {}

    /** Returns the difference, or null if there is none. */
    static @Nullable SpecDifference of(Value left, Value right) {
        return of(left, right, new ArrayList<>());
    }

    private static @Nullable SpecDifference of(Value left, Value right, List<Pair> outer) {
        if (isSame(left, right)) return null;
        if (!(left instanceof Table a) || !(right instanceof Table b) || outer.size() == DEEPEST)
            return new SpecDifference("", left, right);
        Pair pair = new Pair(a, b);
        if (outer.contains(pair)) return null; // a circle is equal to a circle that goes round in the same way
        outer.add(pair);
        SpecDifference found = inFields(a, b, outer);
        outer.remove(outer.size() - 1);
        return found;
    }

    private static boolean isSame(Value a, Value b) {
        boolean areNumbers = a.is(LuaType.NUMBER) && b.is(LuaType.NUMBER);
        return areNumbers ? a.number() == b.number() : a.equals(b);
    }

    private static @Nullable SpecDifference inFields(Table left, Table right, List<Pair> outer) {
        for (Table.Entry entry : left) {
            SpecDifference inside = of(entry.value(), right.get(entry.key()), outer);
            if (inside != null) return inside.under(entry.key());
        }
        for (Table.Entry entry : right)
            if (left.get(entry.key()).isNil())
                return new SpecDifference("", Value.NIL, entry.value()).under(entry.key());
        return null;
    }

    private SpecDifference under(Value key) {
        String step = key.isName() ? "." + key : "[" + SpecText.of(key) + "]";
        return new SpecDifference(step + path, left, right);
    }
}
