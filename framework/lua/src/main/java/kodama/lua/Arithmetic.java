package kodama.lua;

import kodama.lua.compile.Opcode;
import kodama.lua.compile.RealArithmetic;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Metamethod;
import kodama.lua.value.Numbers;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Arithmetic on values of any type. */
final class Arithmetic {

    /** Cost of arithmetic on operands that are not both numbers. */
    private static final int COST = 8;

    private Arithmetic() {}

    /** Returns the result, or null if a metamethod must run first. */
    static @Nullable LuaValue apply(Coroutine co, int opcode, LuaValue x, LuaValue y) {
        if (!(x instanceof LuaReal p && y instanceof LuaReal q)) return slow(co, opcode, x, y);
        co.machine.budget.chargeDeferred(InstructionCosts.DIVISION);
        return LuaReal.of(RealArithmetic.apply(opcode, p.v, q.v));
    }

    /** Returns the negated value, or null if a metamethod must run first. */
    static @Nullable LuaValue minus(Coroutine co, LuaValue x) {
        return x instanceof LuaReal real ? LuaReal.of(-real.v) : slow(co, Opcode.UNM, x, x);
    }

    private static @Nullable LuaValue slow(Coroutine co, int opcode, LuaValue x, LuaValue y) {
        co.machine.charge(cost(x, y));
        LuaReal p = Numbers.of(x);
        LuaReal q = p == null ? null : Numbers.of(y);
        if (p != null && q != null) return LuaReal.of(RealArithmetic.apply(opcode, p.v, q.v));
        LuaValue handler = Comparison.handler(co.machine, Metamethod.ofArithmetic(opcode), x, y);
        if (handler.isnil()) throw OperandErrors.arithmetic(co, x, y);
        return JavaFunctionCalls.meta(co, handler, x, y);
    }

    /** Returns the extra cost of an operation: 0 for two numbers. */
    static int cost(LuaValue x, LuaValue y) {
        return COST + 3 * (digits(x) + digits(y));
    }

    private static int digits(LuaValue value) {
        return value instanceof LuaString text ? text.m_length : 0;
    }
}
