package kodama.lua;

import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.VarargsArray;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The call target of functions that are not translated. It calls Java functions, and refuses others, which only the
 * interpreter can call. Translated code need not distinguish them: HotSpot profiles the receivers at each call site.
 */
final class FallbackCallTarget extends CallTarget {

    private static final int ALL = -1;

    /** For calls whose results are not used. */
    static final CallTarget FOR_NONE = new FallbackCallTarget(0);

    static final CallTarget FOR_ONE = new FallbackCallTarget(1);

    /** For calls with several results, whose number does not matter. */
    static final CallTarget FOR_SOME = new FallbackCallTarget(2);

    static final CallTarget FOR_ALL = new FallbackCallTarget(ALL);

    private final int wanted;

    private FallbackCallTarget(int wanted) {
        this.wanted = wanted;
    }

    /** Returns the call target of a function whose results are not used. */
    static CallTarget orForNone(LuaValue function) {
        return translated(function, FOR_NONE);
    }

    /** Returns the call target of a function with one result. */
    static CallTarget orForOne(LuaValue function) {
        return translated(function, FOR_ONE);
    }

    static CallTarget orForSome(LuaValue function) {
        return translated(function, FOR_SOME);
    }

    static CallTarget orForAll(LuaValue function) {
        return translated(function, FOR_ALL);
    }

    private static CallTarget translated(LuaValue function, CallTarget otherwise) {
        CallTarget translated = function instanceof ScriptFunction script ? script.code.translated : null;
        return translated == null ? otherwise : translated;
    }

    /** Charges for copied results as the interpreter does, which moves those of Lua functions and stores others. */
    static void chargeCopies(CallTarget by, Coroutine co, Varargs values, int wanted) {
        if (Sentinels.isSentinel(values)) return;
        if (!(by instanceof FallbackCallTarget)) BudgetStubs.chargeCopies(co, values, wanted);
        else if (wanted > InstructionCosts.FEW_RESULTS) co.machine.charge(wanted);
    }

    @Override
    Varargs call0(Coroutine co, LuaValue f, int func) {
        return call(co, f, func, LuaValue.NONE);
    }

    @Override
    Varargs call1(Coroutine co, LuaValue f, int func, LuaValue a) {
        return JavaFunctionCalls.isPlain(f, a)
                ? JavaFunctionCalls.plain(co, f, func + 1, wanted, a)
                : ResumableStubs.call(co, f, func + 1, wanted, a);
    }

    @Override
    Varargs call2(Coroutine co, LuaValue f, int func, LuaValue a, LuaValue b) {
        return JavaFunctionCalls.isPlain(f, a)
                ? JavaFunctionCalls.plain(co, f, func + 1, wanted, a, b)
                : ResumableStubs.call(co, f, func + 1, wanted, LuaValue.varargsOf(a, b));
    }

    @Override
    Varargs call3(Coroutine co, LuaValue f, int func, LuaValue a, LuaValue b, LuaValue c) {
        return JavaFunctionCalls.isPlain(f, a)
                ? JavaFunctionCalls.plain(co, f, func + 1, wanted, a, b, c)
                : ResumableStubs.call(co, f, func + 1, wanted, VarargsArray.of(a, b, c));
    }

    @Override
    Varargs call(Coroutine co, LuaValue f, int func, LuaValue a, Varargs others) {
        LuaValue picked = wanted == 1 && f instanceof SelectFunction select ? select.select(co, a, others) : null;
        return picked != null ? picked : super.call(co, f, func, a, others);
    }

    @Override
    Varargs call(Coroutine co, LuaValue f, int func, Varargs args) {
        return JavaFunctionCalls.isPlain(f, args.arg1())
                ? JavaFunctionCalls.plain(co, f, func + 1, wanted, args)
                : ResumableStubs.call(co, f, func + 1, wanted, args);
    }
}
