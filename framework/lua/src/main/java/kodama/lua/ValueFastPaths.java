package kodama.lua;

import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Metamethod;
import kodama.lua.value.Metatables;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaUserdata;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Upvaldesc;

/** Fast paths for comparisons, upvalues and closures, used by the interpreter and by translated code. */
final class ValueFastPaths {

    private static final LuaValue NIL = LuaValue.NIL;

    /** The result of a comparison that the interpreter has to do. */
    private static final int UNKNOWN = -1;

    private ValueFastPaths() {}

    static LuaValue upvalue(Upvalue[] upvalues, int index) {
        return upvalues[index].value();
    }

    static void setUpvalue(Upvalue[] upvalues, int index, LuaValue value) {
        upvalues[index].set(value);
    }

    /** Whether a value is false; null represents a number. */
    static boolean isFalse(@Nullable LuaValue value) {
        return value == NIL || value == LuaValue.FALSE;
    }

    static LuaValue not(LuaValue value) {
        return isFalse(value) ? LuaValue.TRUE : LuaValue.FALSE;
    }

    static boolean equal(LuaValue value, double number) {
        return value instanceof LuaNumber other && other.todouble() == number;
    }

    static int equal(LuaValue x, LuaValue y, Coroutine co) {
        if (x instanceof LuaReal p && y instanceof LuaReal q) return p.v == q.v ? 1 : 0;
        if (x == y) return 1;
        if (x instanceof ScriptTable p && y instanceof ScriptTable q)
            return hasEquality(p) && hasEquality(q) ? UNKNOWN : 0;
        if (x instanceof LuaUserdata && y instanceof LuaUserdata && x.getmetatable() != null) return UNKNOWN;
        Comparison.charge(co.machine, x, y);
        return Comparison.rawEqual(x, y) ? 1 : 0;
    }

    private static boolean hasEquality(ScriptTable table) {
        return !Metatables.metamethod(table.getmetatable(), Metamethod.EQ).isnil();
    }

    static int less(LuaValue x, LuaValue y, Coroutine co) {
        if (x instanceof LuaReal p && y instanceof LuaReal q) return p.v < q.v ? 1 : 0;
        Comparison.charge(co.machine, x, y);
        return Comparison.rawLess(x, y);
    }

    static int lessOrEqual(LuaValue x, LuaValue y, Coroutine co) {
        if (x instanceof LuaReal p && y instanceof LuaReal q) return p.v <= q.v ? 1 : 0;
        Comparison.charge(co.machine, x, y);
        return Comparison.rawLessOrEqual(x, y);
    }

    /** Whether a loop's next index is beyond its limit, in the direction of the step. */
    static boolean isBeyond(double next, double limit, double step) {
        return !(step > 0 ? next <= limit : limit <= next);
    }

    /** Joins values, or returns null. */
    static @Nullable LuaValue concat(Coroutine co, LuaValue[] values) {
        return Concatenation.plain(co.machine, values);
    }

    static LuaValue closure(Coroutine co, ScriptFunction outer, int base, int child) {
        co.machine.budget.chargeDeferred(InstructionCosts.OBJECT);
        return closure(co, outer, outer.code.children[child], base);
    }

    /** Makes a closure, or returns the last one if it would be identical. */
    private static ScriptFunction closure(Coroutine co, ScriptFunction outer, FunctionCode code, int base) {
        Upvaldesc[] wanted = code.prototype.upvalues;
        Upvalue[] upvalues = new Upvalue[wanted.length];
        for (int i = 0; i < wanted.length; i++) {
            Upvaldesc each = wanted[i];
            upvalues[i] = each.instack ? co.upvalue(base + each.idx) : outer.upvalues[each.idx];
        }
        ScriptFunction last = code.lastClosure;
        if (last != null && isSame(last.upvalues, upvalues)) return last;
        return code.lastClosure = new ScriptFunction(co.machine, code, upvalues);
    }

    private static boolean isSame(Upvalue[] some, Upvalue[] others) {
        for (int i = 0; i < some.length; i++) if (some[i] != others[i]) return false;
        return true;
    }
}
