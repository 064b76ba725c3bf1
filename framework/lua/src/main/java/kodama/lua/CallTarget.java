package kodama.lua;

import kodama.lua.value.LuaReal;
import kodama.lua.value.VarargsArray;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The Java entry points of a function: arguments are Java arguments, and registers are local variables. A frame only
 * exists after a side exit.
 *
 * <p>{@code func} is the register of the called function on the coroutine's stack. It is not written, but the registers
 * from there on are free. The result is one value, {@code NONE}, several values, or a sentinel: {@link
 * Sentinels#EXITED} or {@link Sentinels#REFUSED}.
 */
abstract class CallTarget {

    /** Calls the function. */
    Varargs call0(Coroutine co, LuaValue callee, int func) {
        return call(co, callee, func, LuaValue.NONE);
    }

    /** Calls the function. */
    Varargs call1(Coroutine co, LuaValue callee, int func, LuaValue a) {
        return call(co, callee, func, a);
    }

    /** Calls the function. */
    Varargs call2(Coroutine co, LuaValue callee, int func, LuaValue a, LuaValue b) {
        return call(co, callee, func, LuaValue.varargsOf(a, b));
    }

    /** Calls the function. */
    Varargs call3(Coroutine co, LuaValue callee, int func, LuaValue a, LuaValue b, LuaValue c) {
        return call(co, callee, func, VarargsArray.of(a, b, c));
    }

    /** Calls the function. */
    Varargs call4(Coroutine co, LuaValue callee, int func, LuaValue a, LuaValue b, LuaValue c, LuaValue d) {
        return call(co, callee, func, VarargsArray.of(a, b, c, d));
    }

    /** Calls the function. */
    Varargs call5(Coroutine co, LuaValue callee, int func, LuaValue a, LuaValue b, LuaValue c, LuaValue d, LuaValue e) {
        return call(co, callee, func, VarargsArray.of(a, b, c, d, e));
    }

    /** Calls the function. */
    Varargs call6(
            Coroutine co,
            LuaValue callee,
            int func,
            LuaValue a,
            LuaValue b,
            LuaValue c,
            LuaValue d,
            LuaValue e,
            LuaValue f) {
        return call(co, callee, func, VarargsArray.of(a, b, c, d, e, f));
    }

    /** Calls the function with one argument followed by others. */
    Varargs call(Coroutine co, LuaValue callee, int func, LuaValue a, Varargs others) {
        return call(co, callee, func, VarargsArray.joined(new LuaValue[] {a}, others));
    }

    /** Calls the function with any number of arguments. */
    abstract Varargs call(Coroutine co, LuaValue callee, int func, Varargs args);

    // with numbers, returning a number

    /** Calls the function; returns a number. */
    double number1(Coroutine co, LuaValue callee, int func, double a) {
        return number(call1(co, callee, func, LuaReal.of(a)), co);
    }

    /** Calls the function; returns a number. */
    double number2(Coroutine co, LuaValue callee, int func, double a, double b) {
        return number(call2(co, callee, func, LuaReal.of(a), LuaReal.of(b)), co);
    }

    /** Calls the function; returns a number. */
    double number3(Coroutine co, LuaValue callee, int func, double a, double b, double c) {
        return number(call3(co, callee, func, LuaReal.of(a), LuaReal.of(b), LuaReal.of(c)), co);
    }

    /** Returns a result as a number; NaN represents any other result, which {@link #takeResult} returns. */
    static double number(Varargs results, Coroutine co) {
        return results instanceof LuaReal number && number.v == number.v ? number.v : kept(results, co);
    }

    /** Returns a number; NaN is also kept for {@link #takeResult}, because it represents other results. */
    static double number(double result, Coroutine co) {
        return result == result ? result : kept(LuaReal.of(result), co);
    }

    private static double kept(Varargs results, Coroutine co) {
        co.machine.execution.returned = results;
        return Double.NaN;
    }

    /** Returns the result for which NaN stands, and clears it. */
    static Varargs takeResult(Coroutine co) {
        Varargs results = co.machine.execution.returned;
        co.machine.execution.returned = LuaValue.NONE; // so that the machine does not keep them alive
        return results;
    }
}
