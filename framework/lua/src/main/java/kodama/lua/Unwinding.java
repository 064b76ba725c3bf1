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

/** Unwinds a coroutine's frames after an error. */
final class Unwinding {

    /** Cost of an error; if it exceeds the budget, the next instruction ends the script. */
    private static final int COST = 100;

    /** Extra cost of an error in a game's Java function, whose message may include a search for suggestions. */
    private static final int COST_IN_JAVA = 1_000;

    /** Cost of each frame that is unwound. */
    private static final int COST_OF_FRAME = 2;

    private Unwinding() {}

    /**
     * Drops frames until a resumable function catches the error.
     *
     * @return the values with which that function continues; its frame is the innermost
     * @throws LuaError if the error leaves the interpreter
     */
    static Varargs handle(Coroutine co, Throwable thrown, UncaughtErrors uncaughtErrors) {
        UnboxedSpills.flush(co);
        co.machine.budget.chargeDeferred(COST);
        boolean isCalledFromNative = co.calledFromNative;
        LuaError error = asError(co, thrown);
        boolean isFatal = error instanceof BudgetError;
        if (error instanceof MemoryError) DeadRegisters.clearAll(co);
        if (co.machine.debugHook != null) co.machine.debugHook.failed(co, error);
        Call catcher = catcher(co);
        if (isCalledFromNative && !catchesSilently(catcher)) makeFrame(co, co.target);
        Call innermost = co.innermost();
        error = callHandler(co, catcher, error, isFatal, uncaughtErrors);
        for (; ; ) {
            Call call = co.innermost();
            if (call.function != null)
                co.machine.budget.chargeDeferred(COST_OF_FRAME); // calls without a frame do not count
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

    /** Keeps the frames of a coroutine that an error has ended, for its traceback. */
    private static LuaError left(Coroutine co, Call outermost, Call innermost, LuaError error) {
        boolean isBody = outermost.caller == null && co != co.machine.mainCoroutine();
        co.frame = isBody ? innermost : outermost.caller;
        return error;
    }

    /** Returns the protected call that catches the error, or the call from Java above it. */
    private static Call catcher(Coroutine co) {
        Call call = co.innermost();
        while (!ProtectedCall.catches(call) && call.kind != Call.JAVA) call = call.below();
        return call;
    }

    /** Whether the calls that led to the error are not inspected, as with {@code pcall}. */
    private static boolean catchesSilently(Call catcher) {
        return ProtectedCall.catches(catcher) && !ProtectedCall.hasHandler(catcher);
    }

    /** Makes a frame for the plain function that has failed, while the error is inspected. */
    private static void makeFrame(Coroutine co, LuaValue function) {
        boolean hasRoom = co.innermost().nesting < Coroutine.MAX_NESTED;
        if (hasRoom && function instanceof LuaFunction failed)
            co.push(new FailedCall(failed), co.freeRegister(), -1, Call.NATIVE);
    }

    /** Calls the message handler before the stack unwinds; records the traceback of an error that is not caught. */
    private static LuaError callHandler(
            Coroutine co, Call catcher, LuaError error, boolean isFatal, UncaughtErrors uncaughtErrors) {
        if (catcher.resumable instanceof ProtectedCall protectedCall && !isFatal)
            return protectedCall.handled(co, catcher, error);
        if (co == co.machine.mainCoroutine() && !isCaught(co, catcher)) uncaughtErrors.record(error, co);
        return error;
    }

    /** Whether there is a protected call below a call from Java. */
    private static boolean isCaught(Coroutine co, Call from) {
        Call call = from;
        while (call != null && !(call.resumable instanceof ProtectedCall)) {
            co.machine.budget.chargeDeferred(1);
            call = call.caller;
        }
        return call != null;
    }

    /**
     * Converts a throwable to a Lua error with its position. Errors of the JVM are rethrown, except those of faulty
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

    /** Returns the message of an argument error, with the function's name as in the calling line. */
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
     * Returns the message of an argument error in a call from Java, with the function's name in its library, or in the
     * game.
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

    /** In the sandbox it ends the script, and the script's values are dropped before anything else runs. */
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
