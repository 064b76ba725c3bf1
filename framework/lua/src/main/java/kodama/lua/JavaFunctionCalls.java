package kodama.lua;

import java.util.Arrays;
import kodama.lua.error.ScriptError;
import kodama.lua.error.TypeErrors;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.Metamethod;
import kodama.lua.value.VarargsArray;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Calls of functions written in Java, and of values with {@code __call}. */
final class JavaFunctionCalls {

    /** Cost of a call of a Java function. */
    static final int COST = 20;

    /** Extra cost of a string argument, which may have to be parsed as a number. */
    private static final int COST_OF_TEXT = 40;

    /** Speed of converting a Lua string to a Java string. */
    private static final int BYTES_PER_INSTRUCTION = 8;

    /** Result count: all. */
    private static final int ALL = -1;

    /** Cost of a metamethod in addition to its call. */
    static final int COST_OF_EVENT = 8;

    private JavaFunctionCalls() {}

    /** Runs a CALL of anything but a Lua function; false if the innermost frame has changed. */
    static boolean call(Coroutine co, int func, int args, int wanted) {
        LuaValue function = co.stack[func];
        if (function instanceof Resumable resumable) return resumable(co, resumable, func, args, wanted, Call.PLAIN);
        if (function instanceof ErrorFunction raising
                && raises(co, function, args == 0 ? LuaValue.NIL : co.stack[func + 1]))
            return raise(co, raising, func, args);
        if (function instanceof LuaFunction) return plain(co, function, func, args, wanted);
        return called(co, func, args, wanted, Call.PLAIN);
    }

    /** Whether the call ends in an error that need not be thrown; not with a hook, which must see the call. */
    private static boolean raises(Coroutine co, LuaValue function, LuaValue first) {
        return function instanceof ErrorFunction raising && co.hook == null && raising.raises(first);
    }

    /** Makes the interpreter exit with an error; always false. */
    private static boolean raise(Coroutine co, ErrorFunction function, int func, int args) {
        co.machine.charge(cost(co.stack, function, func, args));
        raise(co, function, co.values(func + 1, args));
        return false;
    }

    private static void raise(Coroutine co, ErrorFunction function, Varargs args) {
        co.raised = function.error(args);
        co.isLeaving = co.isStopped = true;
    }

    /** Calls a metamethod with two arguments; returns its result, or null if the innermost frame has changed. */
    static @Nullable LuaValue meta(Coroutine co, LuaValue function, LuaValue x, LuaValue y) {
        recordMetamethod(co, function);
        int func = co.freeRegister();
        LuaValue[] registers = co.reserve(func + 3);
        registers[func + 1] = x;
        registers[func + 2] = y;
        registers[func] = function;
        return any(co, func, 2, 1, Call.META) ? co.stack[func] : null;
    }

    /** Calls a metamethod with three arguments for its effect; false if the innermost frame has changed. */
    static boolean meta(Coroutine co, LuaValue function, LuaValue x, LuaValue y, LuaValue z) {
        recordMetamethod(co, function);
        int func = co.freeRegister();
        LuaValue[] registers = co.reserve(func + 4);
        registers[func + 1] = x;
        registers[func + 2] = y;
        registers[func + 3] = z;
        registers[func] = function;
        return any(co, func, 3, 0, Call.META);
    }

    /** Records that the current instruction calls a metamethod, for its next translation. */
    private static void recordMetamethod(Coroutine co, LuaValue function) {
        Call call = co.innermost();
        if (function instanceof ScriptFunction && call.function != null) call.function.code.noteMetamethod(call.pc - 1);
    }

    /** Calls the value in a register; false if the innermost frame has changed. */
    private static boolean any(Coroutine co, int func, int args, int wanted, int kind) {
        co.machine.budget.chargeDeferred(COST_OF_EVENT);
        LuaValue function = co.stack[func];
        if (function instanceof ScriptFunction script) {
            co.push(script, func, args, wanted, kind);
            return false;
        }
        if (function instanceof Resumable resumable) return resumable(co, resumable, func, args, wanted, kind);
        if (function instanceof LuaFunction) return plain(co, function, func, args, wanted);
        return called(co, func, args, wanted, kind);
    }

    /** Calls a value by its {@code __call}. */
    private static boolean called(Coroutine co, int func, int args, int wanted, int kind) {
        insertHandler(co, func, args, kind);
        return any(co, func, args + 1, wanted, kind);
    }

    /** Runs a TAILCALL of anything but a Lua function; a {@code __call} in Lua takes over the frame. */
    static boolean tailCall(Coroutine co, Call frame, int func, int args) {
        if (co.stack[func] instanceof LuaFunction) return call(co, func, args, ALL);
        insertHandler(co, func, args, Call.PLAIN);
        if (!(co.stack[func] instanceof ScriptFunction handler)) return any(co, func, args + 1, ALL, Call.PLAIN);
        co.machine.budget.chargeDeferred(COST_OF_EVENT);
        co.replace(frame, handler, func, args + 1);
        return false;
    }

    /** Inserts a value's {@code __call} before it; the value becomes the first argument. */
    private static void insertHandler(Coroutine co, int func, int args, int kind) {
        LuaValue value = co.stack[func];
        LuaValue handler = co.machine.metamethod(value, Metamethod.CALL);
        if (!(handler instanceof LuaFunction)) throw OperandErrors.call(co, value, kind);
        LuaValue[] registers = co.reserve(func + args + 2);
        System.arraycopy(registers, func, registers, func + 1, args + 1);
        registers[func] = handler;
    }

    private static boolean resumable(Coroutine co, Resumable function, int func, int args, int wanted, int kind) {
        co.machine.charge(COST + (args >> 2));
        Varargs values = co.values(func + 1, args);
        Varargs done = co.hook == null ? function.callWithoutFrame(co.machine, values) : null;
        if (done != null) {
            co.storeResults(done, func, wanted);
            return true;
        }
        if (function instanceof YieldFunction) {
            if (co.transfer != values) co.transfer = values;
            suspend(co);
            recordYield(co);
            return false;
        }
        Call call = co.push(function, func, wanted, kind);
        if (co.hook != null) co.hook.began();
        Varargs results = drive(co, call, function.start(call, values));
        if (results == null) {
            if (co.status == Coroutine.SUSPENDED) recordYield(co);
            return false;
        }
        co.storeResults(results, func, wanted);
        return co.hook == null || !co.hook.wasJustSet();
    }

    /** Records that the current call yields, for its next translation. */
    private static void recordYield(Coroutine co) {
        Call call = co.innermost();
        if (call.function == null && call.kind == Call.PLAIN) call = call.below();
        if (call.function != null) call.function.code.noteYield(call.pc - 1);
    }

    static boolean plain(Coroutine co, LuaValue function, int func, int args, int wanted) {
        co.machine.charge(cost(co.stack, function, func, args));
        if (wanted == 1) {
            LuaValue result = single(co.stack, function, func, args);
            co.stack[func] = result == LuaValue.NONE ? LuaValue.NIL : result;
        } else {
            Varargs results = function.invoke(co.values(func + 1, args));
            co.storeResults(results, func, wanted);
        }
        return true;
    }

    /** Whether calling a function opens no frame, does not suspend, and does not inspect the caller's registers. */
    static boolean isPlain(LuaValue function) {
        return function instanceof LuaFunction
                && !(function instanceof ScriptFunction)
                && !(function instanceof Resumable)
                && !(function instanceof Builtin builtin && builtin.seesRegisters);
    }

    /** Whether a call with this first argument does the same and does not raise an error. */
    static boolean isPlain(LuaValue function, LuaValue first) {
        return isPlain(function) || function instanceof ErrorFunction raising && !raising.raises(first);
    }

    // calls by translated code, whose arguments are not in registers

    static Varargs plain(Coroutine co, LuaValue function, int limit, int wanted, LuaValue a) {
        begin(co, function, limit);
        co.machine.charge(COST + 1 + textCost(function, a));
        return ended(co, wanted == 1 ? function.call(a) : stored(co, function.invoke(a), wanted));
    }

    static Varargs plain(Coroutine co, LuaValue function, int limit, int wanted, LuaValue a, LuaValue b) {
        begin(co, function, limit);
        co.machine.charge(COST + 2 + textCost(function, a) + textCost(function, b));
        return ended(
                co, wanted == 1 ? function.call(a, b) : stored(co, function.invoke(LuaValue.varargsOf(a, b)), wanted));
    }

    static Varargs plain(Coroutine co, LuaValue function, int limit, int wanted, LuaValue a, LuaValue b, LuaValue c) {
        begin(co, function, limit);
        co.machine.charge(COST + 3 + textCost(function, a) + textCost(function, b) + textCost(function, c));
        return ended(
                co,
                wanted == 1 ? function.call(a, b, c) : stored(co, function.invoke(VarargsArray.of(a, b, c)), wanted));
    }

    static Varargs plain(Coroutine co, LuaValue function, int limit, int wanted, Varargs args) {
        begin(co, function, limit);
        co.machine.charge(COST + costOfAll(function, args));
        if (wanted != 1) return ended(co, stored(co, function.invoke(args), wanted));
        return ended(
                co, args.narg() == 0 ? function.call() : function.invoke(args).arg1());
    }

    /** Returns the cost of a call with one argument followed by others. */
    static int cost(LuaValue function, LuaValue first, Varargs others) {
        return COST + 1 + textCost(function, first) + costOfAll(function, others);
    }

    private static int costOfAll(LuaValue function, Varargs args) {
        int cost = args.narg();
        for (int i = cost; i > 0; i--) cost += textCost(function, args.arg(i));
        return cost;
    }

    /** Records cheaply which function is called and where registers are free. */
    static void begin(Coroutine co, LuaValue function, int limit) {
        co.floor = limit;
        co.hasShadowFrames = false;
        co.machine.execution.called = function;
    }

    static Varargs ended(Coroutine co, Varargs results) {
        co.machine.execution.called = null;
        return results;
    }

    private static int textCost(LuaValue function, LuaValue argument) {
        return argument instanceof LuaString text ? cost(function, text) : 0;
    }

    /** Charges for many results as if they were stored in registers. */
    static Varargs stored(Coroutine co, Varargs results, int wanted) {
        int count = wanted < 0 ? results.narg() : wanted;
        if (count > InstructionCosts.FEW_RESULTS) co.machine.charge(count);
        return results;
    }

    /** Runs a call that yields or completes without a frame; refuses any other. */
    static Varargs yields(Coroutine co, LuaValue function, int limit, int wanted, Varargs args) {
        if (function instanceof YieldFunction)
            return mayYield(co) ? yieldDirectly(co, wanted, args) : Sentinels.REFUSED;
        if (!(function instanceof Resumable resumable)) return Sentinels.REFUSED;
        begin(co, function, limit);
        return ended(co, yields(co, resumable, wanted, args));
    }

    private static Varargs yields(Coroutine co, Resumable function, int wanted, Varargs args) {
        if (function instanceof WaitFunction waiting && wanted == 0)
            return mayYield(co) ? pause(co, waiting, args) : Sentinels.REFUSED;
        return atOnce(co, function, wanted, args);
    }

    private static Varargs atOnce(Coroutine co, Resumable function, int wanted, Varargs args) {
        int cost = COST + (args.narg() >> 2);
        co.machine.charge(cost);
        Varargs results = function.callWithoutFrame(co.machine, args);
        if (results != null) return stored(co, results, wanted);
        co.budget.chargeDeferred(-cost); // the other path charges it
        return Sentinels.REFUSED;
    }

    private static boolean mayYield(Coroutine co) {
        return co != co.machine.mainCoroutine() && co.javaCalls == 0;
    }

    private static Varargs yieldDirectly(Coroutine co, int wanted, Varargs args) {
        co.machine.charge(COST + (args.narg() >> 2));
        if (co.transfer != args) co.transfer = args;
        return suspended(co, wanted == 0);
    }

    private static Varargs pause(Coroutine co, WaitFunction waiting, Varargs args) {
        co.machine.charge(COST + (args.narg() >> 2));
        waiting.prepare(co, args);
        return suspended(co, true);
    }

    private static Varargs suspended(Coroutine co, boolean forNothing) {
        co.ignoresResults = forNothing;
        co.status = Coroutine.SUSPENDED;
        co.isLeaving = true;
        return Sentinels.EXITED;
    }

    /** Returns the cost of a call: a string may have to be parsed as a number. */
    private static int cost(LuaValue[] r, LuaValue function, int func, int args) {
        int cost = COST + args;
        for (int i = func + args; i > func; i--) if (r[i] instanceof LuaString text) cost += cost(function, text);
        return cost;
    }

    /** Lua's own libraries charge what they read of a string; a game's functions read all of it. */
    private static int cost(LuaValue function, LuaString text) {
        return function instanceof Builtin ? COST_OF_TEXT : COST_OF_TEXT + text.m_length / BYTES_PER_INSTRUCTION;
    }

    /** Returns the cost of an {@code __index} of a game that gets a table and a name. */
    static int costOfIndex(LuaString name) {
        return COST_OF_EVENT + COST + 2 + COST_OF_TEXT + name.m_length / BYTES_PER_INSTRUCTION;
    }

    static long cost(LuaValue function, Varargs args) {
        int count = args.narg();
        long cost = COST + (long) COST_OF_TEXT * count;
        if (function instanceof Builtin) return cost;
        for (int i = 1; i <= count; i++) if (args.arg(i) instanceof LuaString text) cost += cost(function, text);
        return cost;
    }

    private static LuaValue single(LuaValue[] r, LuaValue function, int func, int args) {
        return switch (args) {
            case 0 -> function.call();
            case 1 -> function.call(r[func + 1]);
            case 2 -> function.call(r[func + 1], r[func + 2]);
            case 3 -> function.call(r[func + 1], r[func + 2], r[func + 3]);
            default ->
                function.invoke(VarargsArray.of(Arrays.copyOfRange(r, func + 1, func + 1 + args)))
                        .arg1();
        };
    }

    /**
     * Processes what a resumable function has returned, and makes the calls that it asks for until it is done.
     *
     * @return its results if they go to the Lua frame below, or null if the innermost frame has changed
     */
    static @Nullable Varargs drive(Coroutine co, Call call, Varargs returned) {
        Call current = call;
        Varargs now = returned;
        for (; ; ) {
            if (now == Call.YIELD) return suspend(co);
            if (now == Call.INVOKE) {
                Varargs args = argumentsOfTarget(co);
                LuaValue function = co.target;
                if (function instanceof ScriptFunction script) {
                    int func = co.pushArguments(script, args);
                    co.push(script, func, args.narg(), -1, Call.NATIVE);
                    return null;
                }
                co.machine.charge(cost(function, args));
                if (function instanceof Resumable resumable) {
                    current = co.push(resumable, co.freeRegister(), -1, Call.NATIVE);
                    if (co.hook != null) co.hook.began();
                    now = resumable.start(current, args);
                    continue;
                }
                co.calledFromNative = true;
                if (raises(co, function, args.arg1())) {
                    raise(co, (ErrorFunction) function, args);
                    return null;
                }
                now = co.hook == null ? function.invoke(args) : co.hook.call(function, args);
                co.calledFromNative = false;
                now = current.resume(now);
                continue;
            }
            if (co.hook != null) co.hook.ends(current);
            co.frame = current.caller;
            current.state = null;
            if (current.kind == Call.JAVA) return leave(co, now);
            if (current.kind != Call.NATIVE) return now;
            current = current.below();
            now = current.resume(now);
        }
    }

    /** Replaces a target that is not a function by its {@code __call}; returns the arguments for that. */
    private static Varargs argumentsOfTarget(Coroutine co) {
        Varargs args = co.transfer;
        co.transfer = LuaValue.NONE;
        while (!(co.target instanceof LuaFunction)) {
            LuaValue handler = co.machine.metamethod(co.target, Metamethod.CALL);
            if (!(handler instanceof LuaFunction)) throw TypeErrors.call(co.target);
            args = LuaValue.varargsOf(co.target, args);
            co.target = handler;
        }
        return args;
    }

    private static @Nullable Varargs suspend(Coroutine co) {
        if (co == co.machine.mainCoroutine()) throw cannotYield("attempt to yield from outside a coroutine");
        if (co.javaCalls > 0) throw cannotYield("attempt to yield across a C-call boundary");
        suspended(co, false);
        return null;
    }

    private static ScriptError cannotYield(String reason) {
        return new ScriptError(LuaValue.valueOf(reason));
    }

    /** Makes the interpreter return to Java with results. */
    static @Nullable Varargs leave(Coroutine co, Varargs results) {
        co.transfer = results;
        co.isLeaving = true;
        return null;
    }
}
