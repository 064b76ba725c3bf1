package kodama.lua;

import java.util.Arrays;
import kodama.lua.compile.Instructions;
import kodama.lua.error.TypeErrors;
import kodama.lua.value.Metamethod;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaUserdata;
import org.luaj.vm2.LuaValue;

/** Comparisons: 1 for true, 0 for false, -1 if a metamethod must run first. */
public final class Comparison {

    /** The result if a metamethod must run first. */
    public static final int PENDING = -1;

    /**
     * Strings up to this length cost nothing. LuaJ shares some of them between all machines of a process, and a
     * script's cost must not depend on whether two strings are the same object, which the interpreter detects at once.
     */
    private static final int SHORT = 32;

    private Comparison() {}

    static int equal(Coroutine co, LuaValue x, LuaValue y) {
        charge(co.machine, x, y);
        if (rawEqual(x, y)) return 1;
        LuaValue handler = equality(co.machine, x, y);
        return handler.isnil() ? 0 : call(co, handler, x, y, false);
    }

    /** Charges a comparison of long strings to the budget. */
    public static void charge(LuaMachine machine, LuaValue x, LuaValue y) {
        if (!(x instanceof LuaString text && y instanceof LuaString other)) return;
        int common = Math.min(text.m_length, other.m_length);
        if (common > SHORT) machine.charge(common >> 4);
    }

    /**
     * Compares without metamethods.
     *
     * @return whether the values are equal
     */
    public static boolean rawEqual(LuaValue x, LuaValue y) {
        if (x == y) return !(x instanceof LuaNumber) || x.todouble() == y.todouble();
        if (x instanceof LuaNumber) return y instanceof LuaNumber && x.todouble() == y.todouble();
        if (x instanceof LuaString text) return y instanceof LuaString other && text.raweq(other);
        return !(x instanceof LuaTable) && x.type() == y.type() && x.raweq(y);
    }

    /** Returns the {@code __eq} metamethod that both operands share, or nil. */
    static LuaValue equality(LuaMachine machine, LuaValue x, LuaValue y) {
        boolean comparable =
                x instanceof LuaTable && y instanceof LuaTable || x instanceof LuaUserdata && y instanceof LuaUserdata;
        if (!comparable) return LuaValue.NIL;
        LuaValue handler = machine.metamethod(x, Metamethod.EQ);
        if (handler.isnil()) return handler;
        return rawEqual(handler, machine.metamethod(y, Metamethod.EQ)) ? handler : LuaValue.NIL;
    }

    static int less(Coroutine co, LuaValue x, LuaValue y) {
        charge(co.machine, x, y);
        int order = rawLess(x, y);
        if (order != PENDING) return order;
        LuaValue handler = handler(co.machine, Metamethod.LT, x, y);
        if (handler.isnil()) throw TypeErrors.order(x, y);
        return call(co, handler, x, y, false);
    }

    /**
     * Compares numbers and strings.
     *
     * @return 1 if {@code x} is less, 0 if not, {@link #PENDING} for other operands
     */
    public static int rawLess(LuaValue x, LuaValue y) {
        if (x instanceof LuaNumber && y instanceof LuaNumber) return x.todouble() < y.todouble() ? 1 : 0;
        if (x instanceof LuaString text && y instanceof LuaString other) return compare(text, other) < 0 ? 1 : 0;
        return PENDING;
    }

    /** Compares numbers and strings: 1 or 0; {@link #PENDING} for other operands. */
    static int rawLessOrEqual(LuaValue x, LuaValue y) {
        if (x instanceof LuaNumber && y instanceof LuaNumber) return x.todouble() <= y.todouble() ? 1 : 0;
        if (x instanceof LuaString text && y instanceof LuaString other) return compare(text, other) <= 0 ? 1 : 0;
        return PENDING;
    }

    static int lessOrEqual(Coroutine co, LuaValue x, LuaValue y) {
        charge(co.machine, x, y);
        int order = rawLessOrEqual(x, y);
        if (order != PENDING) return order;
        LuaValue handler = handler(co.machine, Metamethod.LE, x, y);
        if (!handler.isnil()) return call(co, handler, x, y, false);
        handler = handler(co.machine, Metamethod.LT, y, x);
        if (handler.isnil()) throw TypeErrors.order(x, y);
        return call(co, handler, y, x, true);
    }

    /** Compares two strings byte by byte. */
    static int compare(LuaString x, LuaString y) {
        int xEnd = x.m_offset + x.m_length;
        int yEnd = y.m_offset + y.m_length;
        return Arrays.compareUnsigned(x.m_bytes, x.m_offset, xEnd, y.m_bytes, y.m_offset, yEnd);
    }

    /**
     * Finds a metamethod of the left operand or, if it has none, of the right one.
     *
     * @param machine the machine, for metatables of types
     * @param event the metamethod
     * @return the metamethod, or nil
     */
    public static LuaValue handler(LuaMachine machine, Metamethod event, LuaValue x, LuaValue y) {
        LuaValue handler = machine.metamethod(x, event);
        return handler.isnil() ? machine.metamethod(y, event) : handler;
    }

    private static int call(Coroutine co, LuaValue handler, LuaValue x, LuaValue y, boolean inverted) {
        co.innermost().isInverted = inverted;
        LuaValue result = JavaFunctionCalls.meta(co, handler, x, y);
        if (result == null) return PENDING;
        return result.toboolean() != inverted ? 1 : 0;
    }

    /** Completes a comparison after its metamethod has returned: skips the next jump if it does not hold. */
    static void finish(Call call, int instruction, LuaValue result) {
        boolean holds = result.toboolean() != call.isInverted;
        boolean wanted = Instructions.a(instruction) != 0;
        if (holds != wanted) call.pc++;
    }
}
