package kodama.unittest;

import java.util.HashSet;
import java.util.Set;
import kodama.lua.bind.Lua;
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

    /** The effort of comparing two values. */
    private static final int COST = 10;

    /** Two tables that are compared. */
    private record Pair(Table left, Table right) {}

    /** Returns the difference, or null if there is none; the script is charged for each pair of values. */
    static @Nullable SpecDifference of(Value left, Value right, Lua lua) {
        return of(left, right, new HashSet<>(), 0, lua);
    }

    /** Each pair of tables is compared once: if it is met again, it was equal, or is the same circle in both. */
    private static @Nullable SpecDifference of(Value left, Value right, Set<Pair> met, int depth, Lua lua) {
        lua.charge(COST);
        if (isSame(left, right)) return null;
        if (!(left instanceof Table a) || !(right instanceof Table b) || depth == DEEPEST)
            return new SpecDifference("", left, right);
        return met.add(new Pair(a, b)) ? inFields(a, b, met, depth + 1, lua) : null;
    }

    private static boolean isSame(Value a, Value b) {
        boolean areNumbers = a.is(LuaType.NUMBER) && b.is(LuaType.NUMBER);
        return areNumbers ? a.number() == b.number() : a.equals(b);
    }

    private static @Nullable SpecDifference inFields(Table left, Table right, Set<Pair> met, int depth, Lua lua) {
        for (Table.Entry entry : left) {
            SpecDifference inside = of(entry.value(), right.get(entry.key()), met, depth, lua);
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
