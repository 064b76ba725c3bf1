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
 * Routines for instructions of translated code that are known to call metamethods. If the metamethod is translated,
 * they call it as Java; otherwise they return {@link Sentinels#REFUSED}, and the interpreter runs the instruction.
 * {@code func} is the register that the metamethod would have.
 */
final class MetamethodStubs {

    /** Most tables in an {@code __index} chain; the interpreter handles longer ones. */
    private static final int MAX_CHAIN_LENGTH = 10;

    private MetamethodStubs() {}

    /** Runs arithmetic, on numbers as well; for negation {@code y} is {@code x}. */
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

    // comparisons: the result is a value that is true or false

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

    // fields that the table itself does not have

    static Varargs index(Coroutine co, LuaValue object, LuaValue key, int func) {
        if (isLong(key)) return Sentinels.REFUSED;
        LuaValue from = object;
        for (int i = 0; i < MAX_CHAIN_LENGTH; i++) {
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
        for (int i = 0; i < MAX_CHAIN_LENGTH; i++) {
            if (into instanceof LuaTable table && Indexing.raw(table, key) != LuaValue.NIL) return Sentinels.REFUSED;
            LuaValue handler = co.machine.metamethod(into, Metamethod.NEWINDEX);
            if (!(handler instanceof ScriptTable))
                return call(co, handler, cost + i * Indexing.LINK, func, into, key, value);
            into = handler;
        }
        return Sentinels.REFUSED;
    }

    /** Whether the interpreter charges for the length of a key. */
    private static boolean isLong(LuaValue key) {
        return key instanceof LuaString name && name.m_length > InstructionCosts.LONG_NAME;
    }

    // the call of the metamethod

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

    /** Charges for a call, unless it was refused. */
    private static Varargs begun(Coroutine co, int cost, Varargs results) {
        if (results == Sentinels.REFUSED) co.budget.chargeDeferred(-(cost + JavaFunctionCalls.COST_OF_EVENT));
        return results;
    }
}
