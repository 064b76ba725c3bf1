package kodama.lua;

import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * What calls a function as Java: what the function is called with are Java's arguments, its registers are Java's local
 * variables. A frame there is only once it has left.
 *
 * <p>Where {@code func} is asked for, it is the place of the called function in the coroutine's registers; none of
 * those is written, but from there on they are free. What comes back is one value, {@code NONE}, several values, or a
 * mark: {@link Marks#LEFT} or {@link Marks#REFUSED}.
 */
abstract class JavaCode {

    /** Calls the function. */
    Varargs call0(Coroutine co, LuaValue f, int func) {
        return call(co, f, func, LuaValue.NONE);
    }

    /** Calls the function. */
    Varargs call1(Coroutine co, LuaValue f, int func, LuaValue a) {
        return call(co, f, func, a);
    }

    /** Calls the function. */
    Varargs call2(Coroutine co, LuaValue f, int func, LuaValue a, LuaValue b) {
        return call(co, f, func, LuaValue.varargsOf(a, b));
    }

    /** Calls the function. */
    Varargs call3(Coroutine co, LuaValue f, int func, LuaValue a, LuaValue b, LuaValue c) {
        return call(co, f, func, LuaValue.varargsOf(a, b, c));
    }

    /** Calls the function with any number of arguments. */
    abstract Varargs call(Coroutine co, LuaValue f, int func, Varargs args);
}
