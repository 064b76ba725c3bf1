package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What {@code debug.sethook} has set for a coroutine: a function that is told what the coroutine does. */
final class DebugHook implements Hook {

    /*
     * 1. A coroutine without a hook pays nothing. One with a hook runs each function's Traps: before every instruction
     *    the interpreter asks here.
     * 2. A call of a Lua function leaves the interpreter, which is how Execution comes to tell of it. Functions
     *    without a frame are called here, so that their begin and end can be told; Calls tells of resumable ones.
     * 3. A hook runs on top of the frame it watches, as a call from Java; it cannot yield. While it runs, nothing is
     *    told.
     */

    private static final LuaString CALL = LuaValue.valueOf("call");
    private static final LuaString TAIL_CALL = LuaValue.valueOf("tail call");
    private static final LuaString RETURN = LuaValue.valueOf("return");
    private static final LuaString LINE = LuaValue.valueOf("line");
    private static final LuaString COUNT = LuaValue.valueOf("count");

    private final Coroutine co;

    /** The function to tell. */
    private LuaValue function = LuaValue.NIL;

    private String mask = "";
    /** A count event comes after so many instructions; 0 for none. */
    private int count;

    /** Instructions until the next count event. */
    private int countdown;

    /** Behind the instruction of which lines were told last, in the innermost function. */
    private int lastPc;

    /** The yield that the coroutine waits in; its end is told after the resume. */
    private @Nullable LuaValue yielding;

    /** Whether the hook's own function runs. */
    private boolean isRunning;

    /** Whether the interpreter does not know of it yet. */
    private boolean isNew;

    DebugHook(Coroutine co) {
        this.co = co;
    }

    // what is set

    void set(LuaValue watcher, String events, int instructions) {
        function = watcher;
        mask = events;
        count = instructions;
        countdown = instructions;
        isNew = true;
        Call call = co.innermostScript();
        lastPc = call == null ? 0 : call.pc;
    }

    /** Answers true once after a change: the interpreter must look again at what to run. */
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

    /** Whether any event is wanted. */
    boolean isSet() {
        return count > 0 || !mask.isEmpty();
    }

    private boolean wants(char event) {
        return mask.indexOf(event) >= 0;
    }

    // what happens

    /** The instructions that a function is to run. */
    @Override
    public int[] instructions(FunctionCode code) {
        return isWatching() ? code.breakpointCode().instructions() : code.instructions;
    }

    /** The hook's own instructions are counted, too, as in the reference. */
    private boolean isWatching() {
        return isSet() && (!isRunning || count > 0);
    }

    /** A Lua function has been called, and not yet begun. */
    @Override
    public void called(Call call) {
        if (!wants('c')) return;
        call.pc = 1; // as if it had begun: its line and its parameters can be looked at
        tell(call.isTail ? TAIL_CALL : CALL, LuaValue.NIL, null, 0);
        call.pc = 0;
    }

    /** A resumable function has been called; its frame is the innermost. */
    @Override
    public void began() {
        if (wants('c')) tell(CALL, LuaValue.NIL, null, 0);
    }

    /** Calls a plain function for a resumable one. */
    @Override
    public Varargs call(LuaValue plain, Varargs args) {
        if (wants('c')) tell(CALL, LuaValue.NIL, plain, 0);
        Varargs results = plain.invoke(args);
        if (wants('r')) tell(RETURN, LuaValue.NIL, plain, 0);
        return results;
    }

    /** A resumable function is about to return. */
    @Override
    public void ends(Call call) {
        if (isRunning) return;
        if (wants('r')) tell(RETURN, LuaValue.NIL, null, 0);
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

    /** Whether an instruction can jump to itself: lifted, it would run on and on. */
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

    /** Whether an instruction takes a list of values whose end {@link Coroutine#top} marks. */
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
        if (wants('r')) tell(RETURN, LuaValue.NIL, left, co.top);
        call.pc++;
        lastPc = call.pc - 1;
    }

    private void step(FunctionCode code, int pc, int end) {
        if (count > 0 && --countdown == 0) {
            countdown = count;
            tell(COUNT, LuaValue.NIL, null, end);
            lastPc = pc + 1; // the hook has returned to here
        }
        if (wants('l')) {
            int line = code.line(pc);
            boolean isNew = pc == 0 || pc < lastPc || line != code.line(lastPc - 1);
            if (isNew) tell(LINE, LuaReal.of(line), null, end);
        }
        lastPc = pc + 1;
    }

    private void leaves(Call call, int end) {
        if (wants('r')) tell(RETURN, LuaValue.NIL, null, end);
        backIn(call.caller);
    }

    /** Whether a function without a frame is called; each of these may come to run another coroutine. */
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
        if (wants('c')) tell(CALL, LuaValue.NIL, called, func + 1 + args);
        boolean isDone = JavaFunctionCalls.call(co, func, args, wanted);
        if (!isDone) yielding = called;
        else if (wants('r')) tell(RETURN, LuaValue.NIL, called, wanted < 0 ? co.top : 0);
    }

    /** Calls the hook; registers below {@code end} are in use. */
    private void tell(LuaString event, LuaValue line, @Nullable LuaValue plain, int end) {
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
