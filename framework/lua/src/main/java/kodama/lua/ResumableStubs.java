package kodama.lua;

import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Routines for resumable functions that translated code calls. They run on the Java stack as long as the functions that
 * they call do; when one of those exits, they exit too, and their calls become frames.
 */
final class ResumableStubs {

    /** The method whose Java frame represents such a call. */
    static final String DRIVER = "drive";

    private ResumableStubs() {}

    /** Calls a function that is not plain; registers from {@code limit} on are free. */
    static Varargs call(Coroutine co, LuaValue function, int limit, int wanted, Varargs args) {
        Varargs results = JavaFunctionCalls.yields(co, function, limit, wanted, args);
        if (results != Sentinels.REFUSED || !(function instanceof Resumable resumable) || !resumable.neverYields())
            return results;
        results = run(co, resumable, limit, args);
        return Sentinels.isSentinel(results) ? results : JavaFunctionCalls.stored(co, results, wanted);
    }

    private static Varargs run(Coroutine co, Resumable function, int limit, Varargs args) {
        LuaMachine machine = co.machine;
        Call before = machine.innermostOnJavaStack;
        Call below = innermost(co);
        int cost = JavaFunctionCalls.COST + (args.narg() >> 2);
        if (below.nesting >= Coroutine.MAX_NESTED || !co.budget.trySpend(cost)) return Sentinels.REFUSED;
        Call call = new Call(co, below);
        call.resumable = function;
        call.nesting = below.nesting + 1;
        call.func = limit - 1;
        machine.innermostOnJavaStack = call;
        co.floor = limit;
        co.hasShadowFrames = false;
        try {
            return drive(co, call, args);
        } catch (RuntimeException | Error thrown) {
            machine.deoptRecords.addResumable(call, false);
            if (!(function instanceof ProtectedCall)) throw thrown;
            machine.deoptRecords.setThrown(thrown); // its caller may continue, so it must save its registers
            return Sentinels.EXITED;
        } finally {
            machine.innermostOnJavaStack = before;
        }
    }

    /** Returns the innermost resumable call above the entry into translated code, or the frame of that entry. */
    static Call innermost(Coroutine co) {
        Call call = co.machine.innermostOnJavaStack;
        if (call == null || call.coroutine != co || call.func < co.enteredBase) return entered(co);
        return call;
    }

    /** Returns the frame from which translated code was entered: the innermost that is not a shadow frame. */
    static Call entered(Coroutine co) {
        Call entered = co.innermost();
        while (entered.isShadow) entered = entered.hidden != null ? entered.hidden : entered.below();
        return entered;
    }

    /** Does the same as {@link JavaFunctionCalls#drive}, on the Java stack. */
    private static Varargs drive(Coroutine co, Call call, Varargs args) {
        Varargs returned = call.start(args);
        while (returned == Call.INVOKE) {
            LuaValue function = co.target;
            Varargs arguments = co.transfer;
            co.transfer = LuaValue.NONE;
            Varargs results = call(co, function, call.func, arguments);
            if (Sentinels.isSentinel(results)) return left(co, call, function, arguments, results == Sentinels.REFUSED);
            co.hasShadowFrames = false; // its callee has returned
            returned = call.resume(results);
        }
        return returned;
    }

    private static Varargs call(Coroutine co, LuaValue function, int func, Varargs args) {
        if (!(function instanceof ScriptFunction script)) return plain(co, function, func, args);
        TranslatedCode code = script.code.translated;
        if (code == null) return Sentinels.REFUSED;
        return switch (args.narg()) {
            case 0 -> code.call0(co, script, func);
            case 1 -> code.call1(co, script, func, args.arg1());
            case 2 -> code.call2(co, script, func, args.arg1(), args.arg(2));
            default -> code.call(co, script, func, args);
        };
    }

    private static Varargs plain(Coroutine co, LuaValue function, int func, Varargs args) {
        if (!JavaFunctionCalls.isPlain(function, args.arg1())) return Sentinels.REFUSED;
        JavaFunctionCalls.begin(co, function, func + 1);
        co.machine.charge(JavaFunctionCalls.cost(function, args));
        co.calledFromNative = true;
        Varargs results = ((LuaFunction) function).invoke(args);
        co.calledFromNative = false;
        return JavaFunctionCalls.ended(co, results);
    }

    /** Exits because its callee has exited, or because a call is still to be made. */
    private static Varargs left(Coroutine co, Call call, LuaValue function, Varargs arguments, boolean isPending) {
        co.machine.deoptRecords.addResumable(call, isPending);
        if (isPending) {
            co.target = function;
            co.transfer = arguments;
        }
        return Sentinels.EXITED;
    }
}
