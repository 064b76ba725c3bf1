package kodama.lua;

import kodama.lua.value.LuaReal;
import kodama.lua.value.VarargsArray;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * What calls a function as Java: what the function is called with are Java's arguments, its registers are Java's local
 * variables. A frame there is only once it has left.
 *
 * <p>Where {@code func} is asked for, it is the place of the called function in the coroutine's registers; none of
 * those is written, but from there on they are free. What comes back is one value, {@code NONE}, several values, or a
 * mark: {@link Sentinels#EXITED} or {@link Sentinels#REFUSED}.
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

    /** Calls the function with an argument and others behind it. */
    Varargs call(Coroutine co, LuaValue callee, int func, LuaValue a, Varargs others) {
        return call(co, callee, func, VarargsArray.joined(new LuaValue[] {a}, others));
    }

    /** Calls the function with any number of arguments. */
    abstract Varargs call(Coroutine co, LuaValue callee, int func, Varargs args);

    // with numbers, for a number

    /** Calls the function for a number. */
    double number1(Coroutine co, LuaValue callee, int func, double a) {
        return number(call1(co, callee, func, LuaReal.of(a)), co);
    }

    /** Calls the function for a number. */
    double number2(Coroutine co, LuaValue callee, int func, double a, double b) {
        return number(call2(co, callee, func, LuaReal.of(a), LuaReal.of(b)), co);
    }

    /** Calls the function for a number. */
    double number3(Coroutine co, LuaValue callee, int func, double a, double b, double c) {
        return number(call3(co, callee, func, LuaReal.of(a), LuaReal.of(b), LuaReal.of(c)), co);
    }

    /** What comes back as a number; anything else waits for {@link #taken}, and NaN stands for it. */
    static double number(Varargs results, Coroutine co) {
        return results instanceof LuaReal number && number.v == number.v ? number.v : kept(results, co);
    }

    /** The same for what is a number: one that is NaN has to wait as well, as that is the mark. */
    static double number(double result, Coroutine co) {
        return result == result ? result : kept(LuaReal.of(result), co);
    }

    private static double kept(Varargs results, Coroutine co) {
        co.machine.execution.returned = results;
        return Double.NaN;
    }

    /** What has come back in place of a number. */
    static Varargs taken(Coroutine co) {
        Varargs results = co.machine.execution.returned;
        co.machine.execution.returned = LuaValue.NONE; // or the machine would keep them alive
        return results;
    }
}
