package kodama.lua;

import kodama.lua.translate.Costs;
import kodama.lua.value.Row;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * What runs as Java but is no translated function: those of Java are called, and anything else is refused, as only the
 * interpreter can call it. Translated functions need not look which of them they call: Java's compiler sees what a call
 * site meets.
 */
final class PlainCode extends JavaCode {

    private static final int ALL = -1;

    /** For calls whose results no one takes. */
    static final JavaCode FOR_NONE = new PlainCode(0);

    static final JavaCode FOR_ONE = new PlainCode(1);

    /** For calls that want some more, whose number makes no difference. */
    static final JavaCode FOR_SOME = new PlainCode(2);

    static final JavaCode FOR_ALL = new PlainCode(ALL);

    private final int wanted;

    private PlainCode(int wanted) {
        this.wanted = wanted;
    }

    /** What runs a function whose results no one takes. */
    static JavaCode orForNone(LuaValue function) {
        return translated(function, FOR_NONE);
    }

    /** What runs a function of whose results one is taken. */
    static JavaCode orForOne(LuaValue function) {
        return translated(function, FOR_ONE);
    }

    static JavaCode orForSome(LuaValue function) {
        return translated(function, FOR_SOME);
    }

    static JavaCode orForAll(LuaValue function) {
        return translated(function, FOR_ALL);
    }

    private static JavaCode translated(LuaValue function, JavaCode otherwise) {
        JavaCode translated = function instanceof ScriptFunction script ? script.code.translated : null;
        return translated == null ? otherwise : translated;
    }

    /** Counts results that are copied, as the interpreter does: it moves those of Lua functions, and stores others. */
    static void chargeCopies(JavaCode by, Coroutine co, Varargs values, int wanted) {
        if (Marks.isMark(values)) return;
        if (!(by instanceof PlainCode)) FuelPaths.chargeCopies(co, values, wanted);
        else if (wanted > Costs.FEW_RESULTS) co.machine.charge(wanted);
    }

    @Override
    Varargs call0(Coroutine co, LuaValue f, int func) {
        return call(co, f, func, LuaValue.NONE);
    }

    @Override
    Varargs call1(Coroutine co, LuaValue f, int func, LuaValue a) {
        return Calls.isPlain(f, a)
                ? Calls.plain(co, f, func + 1, wanted, a)
                : ResumablePaths.call(co, f, func + 1, wanted, a);
    }

    @Override
    Varargs call2(Coroutine co, LuaValue f, int func, LuaValue a, LuaValue b) {
        return Calls.isPlain(f, a)
                ? Calls.plain(co, f, func + 1, wanted, a, b)
                : ResumablePaths.call(co, f, func + 1, wanted, LuaValue.varargsOf(a, b));
    }

    @Override
    Varargs call3(Coroutine co, LuaValue f, int func, LuaValue a, LuaValue b, LuaValue c) {
        return Calls.isPlain(f, a)
                ? Calls.plain(co, f, func + 1, wanted, a, b, c)
                : ResumablePaths.call(co, f, func + 1, wanted, Row.of(a, b, c));
    }

    @Override
    Varargs call(Coroutine co, LuaValue f, int func, LuaValue a, Varargs others) {
        LuaValue picked = wanted == 1 && f instanceof SelectFunction select ? select.picked(co, a, others) : null;
        return picked != null ? picked : super.call(co, f, func, a, others);
    }

    @Override
    Varargs call(Coroutine co, LuaValue f, int func, Varargs args) {
        return Calls.isPlain(f, args.arg1())
                ? Calls.plain(co, f, func + 1, wanted, args)
                : ResumablePaths.call(co, f, func + 1, wanted, args);
    }
}
