package kodama.unittest;

import java.util.HashSet;
import java.util.Set;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/**
 * The first difference between two values; tables are compared by their contents.
 *
 * @param path empty for the values themselves, {@code .x} or {@code [2].x} inside tables
 * @param left the first value there
 * @param right the second value there
 */
record SpecDifference(String path, Value left, Value right) {
    private static final int DEEPEST = 100;

    /** Instruction budget for a comparison of two values. */
    private static final int COST = 10;

    /** Two tables being compared. */
    private record Pair(Table left, Table right) {}

    /** Returns the difference, or null if there is none. Charges the script for each pair of values. */
    static @Nullable SpecDifference of(Value left, Value right, Lua lua) {
        return of(left, right, new HashSet<>(), 0, lua);
    }

    /** Compares each pair of tables only once: a pair met again was equal, or is part of a cycle in both. */
    private static @Nullable SpecDifference of(Value left, Value right, Set<Pair> compared, int depth, Lua lua) {
        lua.charge(COST);
        if (isSame(left, right)) return null;
        if (!(left instanceof Table a) || !(right instanceof Table b) || depth == DEEPEST)
            return new SpecDifference("", left, right);
        return compared.add(new Pair(a, b)) ? inFields(a, b, compared, depth + 1, lua) : null;
    }

    private static boolean isSame(Value a, Value b) {
        boolean areNumbers = a.is(LuaType.NUMBER) && b.is(LuaType.NUMBER);
        return areNumbers ? a.number() == b.number() : a.equals(b);
    }

    private static @Nullable SpecDifference inFields(Table left, Table right, Set<Pair> compared, int depth, Lua lua) {
        for (Table.Entry entry : left) {
            SpecDifference inside = of(entry.value(), right.get(entry.key()), compared, depth, lua);
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
