package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Runs a coroutine from its start, or from where it waits, until it returns to Java. */
final class CoroutineRunner {

    private final UncaughtErrors uncaughtErrors;

    CoroutineRunner(UncaughtErrors uncaughtErrors) {
        this.uncaughtErrors = uncaughtErrors;
    }

    /** Starts the coroutine's function, or passes the suspended call its results. */
    Varargs resume(Coroutine co, Varargs args) {
        if (co.ignoresResults) return continueAfterYield(co);
        LuaValue function = co.takeBody();
        return function.isnil() ? run(co, args, true, false) : run(co, (LuaFunction) function, args);
    }

    /**
     * Continues a coroutine whose yield needs no results. Most are in a translated function that yields again, which is
     * why this method is short enough for HotSpot to inline.
     */
    private Varargs continueAfterYield(Coroutine co) {
        co.ignoresResults = false;
        Call frame = co.innermost();
        TranslatedCode translated = co.hook != null || frame.function == null ? null : frame.function.code.translated;
        if (translated == null) return run(co, null, true, false);
        try {
            if (Translator.run(translated, co, frame) && co.isLeaving && !co.isStopped) return co.leave();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError | AssertionError thrown) {
            return run(co, Unwinding.handle(co, thrown, uncaughtErrors), true, true);
        }
        return run(co, null, true, false);
    }

    /** Runs a function above the innermost call. */
    Varargs run(Coroutine co, LuaFunction function, Varargs args) {
        if (function instanceof ScriptFunction script) {
            int func = co.pushArguments(script, args);
            co.push(script, func, args.narg(), -1, Call.JAVA);
            return run(co, null, true, false);
        }
        if (!(function instanceof Resumable resumable)) return plain(co, function, args);
        co.push(resumable, co.freeRegister(), -1, Call.JAVA);
        co.transfer = args;
        return run(co, null, false, false);
    }

    private static Varargs plain(Coroutine co, LuaFunction function, Varargs args) {
        try {
            return function.invoke(args);
        } catch (LuaError error) {
            boolean isBody = co.frame == null && co != co.machine.mainCoroutine();
            if (isBody) co.push(new FailedCall(function), 0, -1, Call.JAVA);
            throw error;
        }
    }

    /**
     * Runs until the coroutine returns to Java.
     *
     * @param delivered values for the innermost call; null for none
     * @param started whether the innermost call has been started
     * @param returned whether {@code delivered} are the results of a resumable function
     */
    private Varargs run(Coroutine co, @Nullable Varargs delivered, boolean started, boolean returned) {
        Varargs waiting = delivered;
        boolean isStarted = started;
        boolean isReturn = returned;
        for (; ; ) {
            Throwable thrown;
            try {
                if (!isStarted) {
                    isStarted = true;
                    Varargs args = co.transfer;
                    co.transfer = LuaValue.NONE;
                    ReturnDispatch.proceed(co, co.innermost().start(args));
                } else if (waiting != null) {
                    Varargs values = waiting;
                    waiting = null;
                    if (isReturn) ReturnDispatch.proceed(co, values);
                    else ReturnDispatch.deliver(co, values);
                }
                Varargs left = Interpreter.execute(co);
                if (!co.isStopped) return left;
                co.isStopped = false;
                Call call = co.innermost();
                if (co.hook != null && call.function != null && call.pc == 0) co.hook.called(call);
                if (co.raised == null) continue;
                thrown = co.raised;
                co.raised = null;
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError | AssertionError caught) {
                thrown = caught;
            }
            waiting = Unwinding.handle(co, thrown, uncaughtErrors);
            isReturn = true;
        }
    }
}
