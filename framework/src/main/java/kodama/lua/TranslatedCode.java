package kodama.lua;

import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A Lua function as Java methods; {@code kodama.lua.translate} writes one subclass for each. What it is called with are
 * Java's arguments, its registers are Java's local variables: a frame there is only once it has left.
 *
 * <p>Where {@code func} is asked for, it is the place of the called function in the coroutine's registers; none of
 * those is written, but from there on they are free. What comes back is one value, {@code NONE}, several values, or a
 * mark: {@link Marks#LEFT} or {@link Marks#REFUSED}.
 */
abstract class TranslatedCode {

    /**
     * How often the method is entered before loops may stay in it. HotSpot compiles what is entered often sooner than
     * what loops for long.
     */
    private static final int ENTRIES = 400;

    /** Rounds until then, in each entry. */
    private static final int FEW_ROUNDS = 16;

    /** How large its class is; in bytes. */
    int bytes;

    /** How many methods do the work. */
    int parts;

    /** How often the method was entered; not counted any more once it is enough. */
    private int entries;

    TranslatedCode() {}

    /** Calls the function. */
    Varargs call0(Coroutine co, ScriptFunction f, int func) {
        return call(co, f, func, LuaValue.NONE);
    }

    /** Calls the function. */
    Varargs call1(Coroutine co, ScriptFunction f, int func, LuaValue a) {
        return call(co, f, func, a);
    }

    /** Calls the function. */
    Varargs call2(Coroutine co, ScriptFunction f, int func, LuaValue a, LuaValue b) {
        return call(co, f, func, LuaValue.varargsOf(a, b));
    }

    /** Calls the function. */
    Varargs call3(Coroutine co, ScriptFunction f, int func, LuaValue a, LuaValue b, LuaValue c) {
        return call(co, f, func, LuaValue.varargsOf(a, b, c));
    }

    /** Calls the function with any number of arguments. */
    abstract Varargs call(Coroutine co, ScriptFunction f, int func, Varargs args);

    /** Goes on where a frame is; refuses to, having done nothing, where only the interpreter can go on. */
    abstract Varargs resume(Coroutine co, Call frame);

    /** How many rounds loops may make before they leave and come in again. */
    final int patience() {
        return entries > ENTRIES ? Integer.MAX_VALUE : impatience();
    }

    private int impatience() {
        entries++;
        return FEW_ROUNDS;
    }
}
