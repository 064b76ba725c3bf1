package kodama.lua;

import kodama.lua.compile.Opcode;
import kodama.lua.compile.RealArithmetic;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Metamethod;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Instructions of translated code that are known to call metamethods: as Java calls, when the metamethod is translated,
 * too. Otherwise they answer {@link Sentinels#REFUSED}, and the interpreter does all of it. {@code func} is where the
 * metamethod would stand in the coroutine's registers.
 */
final class MetamethodStubs {

    /** Tables behind one another; more are the interpreter's. */
    private static final int LONGEST_CHAIN = 10;

    private MetamethodStubs() {}

    /** Arithmetic, on numbers as well; {@code x} with itself for a change of sign. */
    static Varargs arithmetic(Coroutine co, int opcode, LuaValue x, LuaValue y, int func) {
        if (x instanceof LuaReal p && y instanceof LuaReal q) return ofNumbers(co, opcode, p.v, q.v);
        if (!(x instanceof ScriptTable) && !(y instanceof ScriptTable)) return Sentinels.REFUSED;
        LuaValue handler = Comparison.handler(co.machine, Metamethod.ofArithmetic(opcode), x, y);
        return call(co, handler, Arithmetic.cost(x, y), func, x, y);
    }

    private static Varargs ofNumbers(Coroutine co, int opcode, double x, double y) {
        if (opcode == Opcode.UNM) return LuaReal.of(-x);
        boolean divides = opcode == Opcode.DIV || opcode == Opcode.MOD || opcode == Opcode.POW;
        if (divides) co.budget.chargeDeferred(InstructionCosts.DIVISION);
        return LuaReal.of(RealArithmetic.apply(opcode, x, y));
    }

    static Varargs length(Coroutine co, LuaValue value, int func) {
        double length = TableFastPaths.length(value);
        if (length >= 0) return LuaReal.of(length);
        LuaValue handler = co.machine.metamethod(value, Metamethod.LEN);
        if (handler == LuaValue.NIL && value instanceof ScriptTable table) return LuaReal.of(table.rawlen());
        return call(co, handler, 0, func, value, value);
    }

    // comparisons: a value that says whether it holds

    static Varargs equal(Coroutine co, LuaValue x, LuaValue y, int func) {
        int known = ValueFastPaths.equal(x, y, co);
        if (known >= 0) return LuaValue.valueOf(known != 0);
        LuaValue handler = Comparison.equality(co.machine, x, y);
        return handler == LuaValue.NIL ? LuaValue.FALSE : call(co, handler, 0, func, x, y);
    }

    static Varargs less(Coroutine co, LuaValue x, LuaValue y, int func) {
        int known = ValueFastPaths.less(x, y, co);
        if (known >= 0) return LuaValue.valueOf(known != 0);
        return call(co, Comparison.handler(co.machine, Metamethod.LT, x, y), 0, func, x, y);
    }

    static Varargs lessOrEqual(Coroutine co, LuaValue x, LuaValue y, int func) {
        int known = ValueFastPaths.lessOrEqual(x, y, co);
        if (known >= 0) return LuaValue.valueOf(known != 0);
        return call(co, Comparison.handler(co.machine, Metamethod.LE, x, y), 0, func, x, y);
    }

    // fields that the table itself has not

    static Varargs index(Coroutine co, LuaValue object, LuaValue key, int func) {
        if (isLong(key)) return Sentinels.REFUSED;
        LuaValue from = object;
        for (int i = 0; i < LONGEST_CHAIN; i++) {
            if (from instanceof LuaTable table && Indexing.raw(table, key) != LuaValue.NIL) return Sentinels.REFUSED;
            LuaValue handler = co.machine.metamethod(from, Metamethod.INDEX);
            if (!(handler instanceof ScriptTable)) return call(co, handler, i * Indexing.LINK, func, from, key);
            from = handler;
        }
        return Sentinels.REFUSED;
    }

    static Varargs newIndex(Coroutine co, LuaValue object, LuaValue key, LuaValue value, int cost, int func) {
        if (isLong(key)) return Sentinels.REFUSED;
        LuaValue into = object;
        for (int i = 0; i < LONGEST_CHAIN; i++) {
            if (into instanceof LuaTable table && Indexing.raw(table, key) != LuaValue.NIL) return Sentinels.REFUSED;
            LuaValue handler = co.machine.metamethod(into, Metamethod.NEWINDEX);
            if (!(handler instanceof ScriptTable))
                return call(co, handler, cost + i * Indexing.LINK, func, into, key, value);
            into = handler;
        }
        return Sentinels.REFUSED;
    }

    /** What the interpreter counts the length of. */
    private static boolean isLong(LuaValue key) {
        return key instanceof LuaString name && name.m_length > InstructionCosts.LONG_NAME;
    }

    // the call

    private static @Nullable TranslatedCode translated(LuaValue handler) {
        return handler instanceof ScriptFunction script ? script.code.translated : null;
    }

    private static Varargs call(Coroutine co, LuaValue handler, int cost, int func, LuaValue x, LuaValue y) {
        TranslatedCode code = translated(handler);
        if (code == null || !co.budget.trySpend(cost + JavaFunctionCalls.COST_OF_EVENT)) return Sentinels.REFUSED;
        return begun(co, cost, code.call2(co, handler, func, x, y));
    }

    private static Varargs call(
            Coroutine co, LuaValue handler, int cost, int func, LuaValue x, LuaValue y, LuaValue z) {
        TranslatedCode code = translated(handler);
        if (code == null || !co.budget.trySpend(cost + JavaFunctionCalls.COST_OF_EVENT)) return Sentinels.REFUSED;
        return begun(co, cost, code.call3(co, handler, func, x, y, z));
    }

    /** What came back; a call that could not begin counts nothing. */
    private static Varargs begun(Coroutine co, int cost, Varargs results) {
        if (results == Sentinels.REFUSED) co.budget.chargeDeferred(-(cost + JavaFunctionCalls.COST_OF_EVENT));
        return results;
    }
}
