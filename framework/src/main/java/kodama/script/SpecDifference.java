package kodama.script;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The first place at which two values differ; tables are compared by what is in them.
 *
 * @param path empty for the values themselves, {@code .x} or {@code [2].x} inside tables
 * @param left the one value at that place
 * @param right the other
 */
record SpecDifference(String path, LuaValue left, LuaValue right) {
    private static final int DEEPEST = 100;

    /** Two tables that are being compared further out. */
    private record Pair(LuaValue left, LuaValue right) {
        boolean isOf(LuaValue a, LuaValue b) {
            return left == a && right == b;
        }
    }

    /** Returns the difference, or null if there is none. */
    static @Nullable SpecDifference of(LuaValue left, LuaValue right) {
        return of(left, right, new ArrayList<>());
    }

    private static @Nullable SpecDifference of(LuaValue left, LuaValue right, List<Pair> outer) {
        if (isSame(left, right)) return null;
        if (!(left instanceof LuaTable a) || !(right instanceof LuaTable b) || outer.size() == DEEPEST)
            return new SpecDifference("", left, right);
        // a circle is equal to a circle that goes round in the same way
        for (Pair pair : outer) if (pair.isOf(left, right)) return null;
        outer.add(new Pair(left, right));
        SpecDifference found = inFields(a, b, outer);
        outer.remove(outer.size() - 1);
        return found;
    }

    private static boolean isSame(LuaValue a, LuaValue b) {
        boolean areNumbers = a.type() == LuaValue.TNUMBER && b.type() == LuaValue.TNUMBER;
        return areNumbers ? a.todouble() == b.todouble() : a.equals(b);
    }

    private static @Nullable SpecDifference inFields(LuaTable left, LuaTable right, List<Pair> outer) {
        for (LuaValue key : keys(left)) {
            SpecDifference inside = of(left.rawget(key), right.rawget(key), outer);
            if (inside != null) return inside.under(key);
        }
        for (LuaValue key : keys(right)) {
            if (left.rawget(key).isnil()) return new SpecDifference("", LuaValue.NIL, right.rawget(key)).under(key);
        }
        return null;
    }

    private SpecDifference under(LuaValue key) {
        String step = SpecText.isName(key) ? "." + key.tojstring() : "[" + SpecText.of(key) + "]";
        return new SpecDifference(step + path, left, right);
    }

    /** The keys of a table in its own order. */
    static List<LuaValue> keys(LuaTable table) {
        List<LuaValue> keys = new ArrayList<>();
        for (Varargs entry = table.next(LuaValue.NIL); !entry.arg1().isnil(); entry = table.next(entry.arg1()))
            keys.add(entry.arg1());
        return keys;
    }
}
