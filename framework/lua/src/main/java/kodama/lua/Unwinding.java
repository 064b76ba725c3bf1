package kodama.lua;

import kodama.lua.error.BadArgument;
import kodama.lua.error.BudgetError;
import kodama.lua.error.MemoryError;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import kodama.lua.value.LosslessUtf8;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What happens to a coroutine's frames when something is thrown. */
final class Unwinding {

    /** What an error counts against the budget; it is the next instruction that finds it used up. */
    private static final int COST = 100;

    /** What an error of a game's function in Java counts besides: its message may have taken a search for a guess. */
    private static final int COST_IN_JAVA = 1_000;

    /** What each frame that is left counts against the budget. */
    private static final int COST_OF_FRAME = 2;

    private Unwinding() {}

    /**
     * Drops frames until a resumable function takes the error.
     *
     * @return what that function goes on with; its frame is the innermost
     * @throws LuaError when the error leaves the interpreter
     */
    static Varargs handle(Coroutine co, Throwable thrown, UncaughtErrors failures) {
        UnboxedSpills.settle(co);
        co.machine.budget.chargeDeferred(COST);
        boolean isCalledFromNative = co.calledFromNative;
        LuaError error = asError(co, thrown);
        boolean isFatal = error instanceof BudgetError;
        if (error instanceof MemoryError) DeadRegisters.clearAll(co);
        if (co.machine.debugHook != null) co.machine.debugHook.failed(co, error);
        Call taker = taker(co);
        if (isCalledFromNative && !takesUnseen(taker)) show(co, co.target);
        Call innermost = co.innermost();
        error = announce(co, taker, error, isFatal, failures);
        for (; ; ) {
            Call call = co.innermost();
            if (call.function != null)
                co.machine.budget.chargeDeferred(COST_OF_FRAME); // others may have done without one
            co.closeUpvalues(call.func);
            if (call.resumable != null && !isFatal) {
                try {
                    Varargs returned = call.resumable.fail(call, error);
                    DeadRegisters.trim(co);
                    return returned;
                } catch (RuntimeException | StackOverflowError again) {
                    error = asError(co, again);
                }
            }
            if (call.kind == Call.JAVA) throw left(co, call, innermost, error);
            co.frame = call.caller;
        }
    }

    /** A coroutine keeps the frames it died with, for its traceback. */
    private static LuaError left(Coroutine co, Call outermost, Call innermost, LuaError error) {
        boolean isBody = outermost.caller == null && co != co.machine.mainCoroutine();
        co.frame = isBody ? innermost : outermost.caller;
        return error;
    }

    /** The protected call that the error comes to, or the call from Java above it. */
    private static Call taker(Coroutine co) {
        Call call = co.innermost();
        while (!ProtectedCall.takes(call) && call.kind != Call.JAVA) call = call.below();
        return call;
    }

    /** Whether no one looks at the calls that led to the error, as after a {@code pcall}. */
    private static boolean takesUnseen(Call taker) {
        return ProtectedCall.takes(taker) && !ProtectedCall.hasHandler(taker);
    }

    /** Gives a frame to the plain function that has failed, to be seen as long as the error is looked at. */
    private static void show(Coroutine co, LuaValue function) {
        boolean hasRoom = co.innermost().nesting < Coroutine.MOST_NESTED;
        if (hasRoom && function instanceof LuaFunction failed)
            co.push(new FailedCall(failed), co.freeRegister(), -1, Call.NATIVE);
    }

    /** Lets the message handler see the error where it happened; notes the traceback of one that no one takes. */
    private static LuaError announce(
            Coroutine co, Call taker, LuaError error, boolean isFatal, UncaughtErrors failures) {
        if (taker.resumable instanceof ProtectedCall protectedCall && !isFatal)
            return protectedCall.handled(co, taker, error);
        if (co == co.machine.mainCoroutine() && !isTaken(co, taker)) failures.record(error, co);
        return error;
    }

    /** Whether a protected call stands below a call from Java. */
    private static boolean isTaken(Coroutine co, Call from) {
        Call call = from;
        while (call != null && !(call.resumable instanceof ProtectedCall)) {
            co.machine.budget.chargeDeferred(1);
            call = call.caller;
        }
        return call != null;
    }

    /**
     * Any throwable as a Lua error with its position; errors of the Java machine itself pass, but for those of faulty
     * classes.
     */
    static LuaError asError(Coroutine co, Throwable thrown) {
        LuaError error = positioned(co, thrown);
        co.calledFromNative = false;
        return error;
    }

    private static LuaError positioned(Coroutine co, Throwable thrown) {
        if (thrown instanceof ScriptError complete) return complete;
        if (thrown instanceof LuaFailure failure) return new ScriptError(failure.value(), failure);
        if (thrown instanceof BadArgument error) return message(co, textOf(co, error), null);
        if (thrown instanceof MessageError error) return message(co, textOf(error), error.getCause());
        if (thrown instanceof LuaError error) return located(co, error);
        if (thrown instanceof StackOverflowError) return message(co, "stack overflow", null);
        if (thrown instanceof OutOfMemoryError) return outOfMemory(co, thrown);
        if (thrown instanceof RuntimeException) return message(co, textOf(thrown), thrown);
        if (thrown instanceof LinkageError || thrown instanceof AssertionError)
            return message(co, thrown.toString(), thrown);
        throw (Error) thrown;
    }

    /** An error in an argument, with the function's name as the calling line spells it. */
    private static String textOf(Coroutine co, BadArgument error) {
        Call call = co.frame;
        if (call == null || call.resumable == null || co.calledFromNative) return textOf(co, call, co.target, error);
        Resumable function = call.resumable;
        error.inFunction(function.name());
        return textOf(co, call.caller, function, error);
    }

    private static String textOf(Coroutine co, @Nullable Call caller, LuaValue function, BadArgument error) {
        VariableNames.Name name = name(co, caller);
        if (name != null) return error.message(name.text(), name.kind().equals("method"));
        return unnamed(co, function, error);
    }

    /**
     * Called from Java: the library's name for the function helps. A function of a game keeps the name it has there.
     */
    private static String unnamed(Coroutine co, LuaValue function, BadArgument error) {
        String known = co.machine.libraryName(function);
        if (known != null) return error.message(known, false);
        return co.machine.options().sandboxed() ? error.getMessage() : error.message("?", false);
    }

    private static VariableNames.@Nullable Name name(Coroutine co, @Nullable Call caller) {
        if (caller == null || caller.function == null || co.calledFromNative) return null;
        return VariableNames.ofCalled(caller);
    }

    /** In the cage it is the end of the script: what it holds must go before anything else can run. */
    private static LuaError outOfMemory(Coroutine co, Throwable thrown) {
        if (co.machine.options().sandboxed()) return OutOfMemory.ended(co);
        return new ScriptError(LuaValue.valueOf(MemoryError.TEXT), thrown);
    }

    private static LuaError located(Coroutine co, LuaError error) {
        co.machine.budget.chargeDeferred(COST_IN_JAVA);
        LuaValue value = error.getMessageObject();
        if (value == null) return message(co, "nil", error.getCause());
        if (!(value instanceof LuaString text)) return new ScriptError(value, error.getCause());
        return message(co, LosslessUtf8.of(text), error.getCause());
    }

    private static String textOf(Throwable thrown) {
        String message = thrown.getMessage();
        return message == null ? thrown.getClass().getSimpleName() : message;
    }

    private static LuaError message(Coroutine co, String text, @Nullable Throwable cause) {
        co.machine.budget.chargeDeferred(4L * text.length());
        return new ScriptError(LosslessUtf8.of(SourcePositions.prefix(co) + text), cause);
    }
}
