package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A function set by {@code debug.sethook} for a coroutine, which is called on the coroutine's events. */
final class DebugHook implements Hook {

    /*
     * 1. A coroutine without a hook pays nothing. With a hook, each function runs its BreakpointCode, and the
     *    interpreter asks the hook before every instruction.
     * 2. A call of a Lua function exits the interpreter, so that CoroutineRunner can report the call. Functions without
     *    a frame are called here, which reports their begin and end; JavaFunctionCalls reports resumable functions.
     * 3. A hook runs above the frame that it observes, as a call from Java; it cannot yield. While it runs, there are
     *    no events.
     */

    private static final LuaString CALL = LuaValue.valueOf("call");
    private static final LuaString TAIL_CALL = LuaValue.valueOf("tail call");
    private static final LuaString RETURN = LuaValue.valueOf("return");
    private static final LuaString LINE = LuaValue.valueOf("line");
    private static final LuaString COUNT = LuaValue.valueOf("count");

    private final Coroutine co;

    /** The function to call. */
    private LuaValue function = LuaValue.NIL;

    private String mask = "";
    /** Number of instructions between two count events; 0 for none. */
    private int count;

    /** Instructions until the next count event. */
    private int countdown;

    /** In the innermost function, the instruction after the one for which line events were reported last. */
    private int lastPc;

    /** The yield in which the coroutine waits; its end is reported after the resume. */
    private @Nullable LuaValue yielding;

    /** Whether the hook's function is running. */
    private boolean isRunning;

    /** Whether the settings have changed since {@link #wasJustSet}. */
    private boolean isNew;

    DebugHook(Coroutine co) {
        this.co = co;
    }

    // settings

    void set(LuaValue watcher, String events, int instructions) {
        function = watcher;
        mask = events;
        count = instructions;
        countdown = instructions;
        isNew = true;
        Call call = co.innermostScript();
        lastPc = call == null ? 0 : call.pc;
    }

    /** Returns true once after a change, so that the interpreter selects its instructions again. */
    @Override
    public boolean wasJustSet() {
        if (isRunning) return false;
        boolean was = isNew;
        isNew = false;
        return was;
    }

    Varargs settings() {
        return LuaValue.varargsOf(function, LuaValue.valueOf(mask), LuaReal.of(count));
    }

    /** Whether any event is enabled. */
    boolean isSet() {
        return count > 0 || !mask.isEmpty();
    }

    private boolean isEnabled(char event) {
        return mask.indexOf(event) >= 0;
    }

    // events

    /** Returns the instructions that the interpreter must run for a function. */
    @Override
    public int[] instructions(FunctionCode code) {
        return isWatching() ? code.breakpointCode().instructions() : code.instructions;
    }

    /** The hook's own instructions count, too, as in the reference implementation. */
    private boolean isWatching() {
        return isSet() && (!isRunning || count > 0);
    }

    /** A Lua function has been called and has not begun. */
    @Override
    public void called(Call call) {
        if (!isEnabled('c')) return;
        call.pc = 1; // as if it had begun, so that the hook sees its line and parameters
        report(call.isTail ? TAIL_CALL : CALL, LuaValue.NIL, null, 0);
        call.pc = 0;
    }

    /** A resumable function has been called; its frame is the innermost. */
    @Override
    public void began() {
        if (isEnabled('c')) report(CALL, LuaValue.NIL, null, 0);
    }

    /** Calls a plain function for a resumable one. */
    @Override
    public Varargs call(LuaValue plain, Varargs args) {
        if (isEnabled('c')) report(CALL, LuaValue.NIL, plain, 0);
        Varargs results = plain.invoke(args);
        if (isEnabled('r')) report(RETURN, LuaValue.NIL, plain, 0);
        return results;
    }

    /** A resumable function is about to return. */
    @Override
    public void ends(Call call) {
        if (isRunning) return;
        if (isEnabled('r')) report(RETURN, LuaValue.NIL, null, 0);
        backIn(call.caller);
    }

    private void backIn(@Nullable Call caller) {
        if (caller != null && caller.function != null) lastPc = caller.pc;
    }

    @Override
    public boolean mayRun(Call call) {
        if (isWatching()) return admitsWatched(call);
        call.pc--;
        return false;
    }

    private boolean admitsWatched(Call call) {
        FunctionCode code = call.script().code;
        int pc = call.pc - 1;
        if (!code.breakpointCode().isCounted(pc)) {
            code.breakpointCode().permit(pc);
            return true;
        }
        int i = code.instructions[pc];
        int end = isOpen(i) ? co.top : 0;
        leaveYield(call);
        step(code, pc, end);
        if (Instructions.opcode(i) == Opcode.RETURN) leaves(call, end);
        if (isPlainCall(call, i)) callPlain(call, i);
        else if (isLoopOfOne(i)) runLoopOfOne(call, i);
        else {
            code.breakpointCode().permit(pc);
            return true;
        }
        return false;
    }

    /** Whether an instruction can jump to itself and would therefore run on without the hook. */
    private static boolean isLoopOfOne(int i) {
        int opcode = Instructions.opcode(i);
        return (opcode == Opcode.JMP || opcode == Opcode.FORLOOP) && Instructions.jump(i) == -1;
    }

    private void runLoopOfOne(Call call, int i) {
        co.machine.charge(1);
        int a = call.base + Instructions.a(i);
        boolean isFor = Instructions.opcode(i) == Opcode.FORLOOP;
        if (!isFor || ForLoops.next(co.stack, a)) call.pc--;
    }

    /** Whether an instruction consumes a list of values that ends at {@link Coroutine#top}. */
    private static boolean isOpen(int i) {
        int opcode = Instructions.opcode(i);
        boolean takesList = opcode >= Opcode.CALL && opcode <= Opcode.RETURN || opcode == Opcode.SETLIST;
        return takesList && Instructions.b(i) == 0;
    }

    private void leaveYield(Call call) {
        LuaValue left = yielding;
        if (left == null) return;
        yielding = null;
        call.pc--;
        if (isEnabled('r')) report(RETURN, LuaValue.NIL, left, co.top);
        call.pc++;
        lastPc = call.pc - 1;
    }

    private void step(FunctionCode code, int pc, int end) {
        if (count > 0 && --countdown == 0) {
            countdown = count;
            report(COUNT, LuaValue.NIL, null, end);
            lastPc = pc + 1; // the hook has just returned
        }
        if (isEnabled('l')) {
            int line = code.line(pc);
            boolean isNew = pc == 0 || pc < lastPc || line != code.line(lastPc - 1);
            if (isNew) report(LINE, LuaReal.of(line), null, end);
        }
        lastPc = pc + 1;
    }

    private void leaves(Call call, int end) {
        if (isEnabled('r')) report(RETURN, LuaValue.NIL, null, end);
        backIn(call.caller);
    }

    /** Whether the instruction calls a function without a frame; such a function may resume another coroutine. */
    private boolean isPlainCall(Call call, int i) {
        int opcode = Instructions.opcode(i);
        if (opcode != Opcode.CALL && opcode != Opcode.TAILCALL && opcode != Opcode.TFORCALL) return false;
        LuaValue called = co.stack[call.base + Instructions.a(i)];
        if (called instanceof YieldFunction) return true;
        return called instanceof LuaFunction && !(called instanceof ScriptFunction) && !(called instanceof Resumable);
    }

    private void callPlain(Call call, int i) {
        int a = call.base + Instructions.a(i);
        boolean isLoop = Instructions.opcode(i) == Opcode.TFORCALL;
        if (isLoop) System.arraycopy(co.reserve(a + 6), a, co.stack, a + 3, 3);
        int func = isLoop ? a + 3 : a;
        int b = Instructions.b(i);
        int args = isLoop ? 2 : b != 0 ? b - 1 : co.top - a - 1;
        int results = Instructions.c(i);
        int wanted = isLoop ? results : Instructions.opcode(i) == Opcode.TAILCALL ? -1 : results - 1;
        LuaValue called = co.stack[func];
        if (isEnabled('c')) report(CALL, LuaValue.NIL, called, func + 1 + args);
        boolean isDone = JavaFunctionCalls.call(co, func, args, wanted);
        if (!isDone) yielding = called;
        else if (isEnabled('r')) report(RETURN, LuaValue.NIL, called, wanted < 0 ? co.top : 0);
    }

    /** Calls the hook's function; registers below {@code end} are in use. */
    private void report(LuaString event, LuaValue line, @Nullable LuaValue plain, int end) {
        if (isRunning || !isSet()) return;
        Call call = co.innermost();
        int limit = call.limit;
        int top = co.top;
        int pc = lastPc;
        call.limit = Math.max(limit, end);
        isRunning = true;
        try {
            new HookCall(co.machine, function, plain).invoke(LuaValue.varargsOf(event, line));
        } finally {
            isRunning = false;
            call.limit = limit;
            co.top = top;
            lastPc = pc;
        }
    }
}
