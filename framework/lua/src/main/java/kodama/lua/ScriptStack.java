package kodama.lua;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import kodama.lua.compile.ChunkNames;
import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/**
 * The call stack of scripts for profilers, across all coroutines that resume each other. It is read again and again
 * into the same object.
 *
 * <p>The budget is only checked at calls and at the ends of loops, after the instructions of the function or loop have
 * been counted. So a sample is attributed to the instruction at which it was due, and not to the one at which it was
 * taken. Each line gets its share, as far as all its instructions take the same time.
 */
public final class ScriptStack {
    private static final int INITIAL_CAPACITY = 32;

    /** Cost of a call before the function's first instruction. */
    private static final int CALL = 3;

    /** Deeper calls are not read. */
    private static final int MAX_CALLS = 200;

    private final LuaMachine machine;

    /** For each function, the frames of its lines. */
    private final Map<Prototype, ScriptFrame[]> known = new HashMap<>();

    private ScriptFrame[] frames = new ScriptFrame[INITIAL_CAPACITY];
    private int depth;

    /**
     * Makes an empty stack.
     *
     * @param machine the machine whose scripts are read
     */
    public ScriptStack(LuaMachine machine) {
        this.machine = machine;
    }

    /**
     * Reads all calls of the running task: those of the innermost coroutine that Java owns, and of the coroutines that
     * it resumes.
     *
     * @param since number of instructions since the sample was due
     */
    public void read(long since) {
        depth = 0;
        addInnermost(since);
        boolean isFirst = true;
        for (Coroutine co = machine.running(); co != null; co = co.isOwnedByJava ? null : co.resumer())
            for (Call call = co.frame; call != null; call = call.caller) {
                boolean isRead = isFirst && machine.entering == null;
                if (call.state instanceof CallLabel label && !isRead) add(point(label, call));
                if (call.function == null) continue;
                isFirst = false;
                if (!isRead) add(frame(call.function.code, call.line(), call));
            }
    }

    /** Returns the frame of a label, which is around the script function that it calls, at the line that calls it. */
    private static ScriptFrame point(CallLabel label, Call call) {
        return new ScriptFrame(label.label(), call.callerLocation(), "");
    }

    /**
     * Reads only the innermost line.
     *
     * @param since number of instructions since the sample was due
     * @return the line, or null if no script runs
     */
    public @Nullable ScriptFrame innermost(long since) {
        depth = 0;
        addInnermost(since);
        return line();
    }

    /**
     * Returns the function that runs or is about to begin.
     *
     * @return the innermost function, or null if no script runs
     */
    public @Nullable Prototype function() {
        if (machine.entering != null) return machine.entering.prototype;
        Call call = machine.running().innermostScript();
        return call == null ? null : call.script().code.prototype;
    }

    private void addInnermost(long since) {
        Coroutine co = machine.running();
        Call call = co.innermostScript();
        if (machine.entering != null) add(entered(machine.entering, since, call == co.frame ? call : null));
        else if (call != null && co.frame == call) addCurrent(co, call, since);
        else if (call != null) add(frame(call.script().code, call.line(), call));
    }

    /** A function that is about to begin: its call has counted its instructions outside of loops. */
    private ScriptFrame entered(FunctionCode code, long since, @Nullable Call caller) {
        int pc = (int) Math.max(0, code.callCost - CALL - since);
        int line = code.line(Math.min(pc, code.instructions.length - 1));
        return frame(code, line, name(code, caller == null ? null : VariableNames.ofCalled(caller)));
    }

    private void addCurrent(Coroutine co, Call call, long since) {
        FunctionCode code = call.script().code;
        String library = library(co, call);
        if (library != null) add(new ScriptFrame(library, "", ""));
        add(frame(code, code.line(sampledPc(code, Math.max(0, call.pc - 1), since)), call));
    }

    /** Returns the instruction at which the sample was due, if the loop is repeating; otherwise the current one. */
    private static int sampledPc(FunctionCode code, int pc, long since) {
        int i = code.instructions[pc];
        boolean isBack =
                switch (Instructions.opcode(i)) {
                    case Opcode.JMP, Opcode.FORLOOP, Opcode.TFORLOOP -> Instructions.jump(i) < 0;
                    default -> false;
                };
        if (!isBack) return pc;
        int first = pc + 1 + Instructions.jump(i);
        int length = pc - first;
        if (length <= 0) return pc;
        return since < length ? pc - (int) since : first + (int) (since % length);
    }

    /** Returns the library function that a line is calling, if any. */
    private @Nullable String library(Coroutine co, Call call) {
        if (call.pc == 0) return null;
        int i = call.script().code.instructions[call.pc - 1];
        if (Instructions.opcode(i) != Opcode.CALL) return null;
        LuaValue called = co.stack[call.base + Instructions.a(i)];
        boolean isPlain = called instanceof LuaFunction && !(called instanceof ScriptFunction);
        return isPlain ? machine.libraryName(called) : null;
    }

    private ScriptFrame frame(FunctionCode code, int line, Call call) {
        ScriptFrame[] lines = known.get(code.prototype);
        ScriptFrame found = lines == null ? null : at(lines, code, line);
        if (found != null) return found;
        Call caller = call.caller;
        boolean isNamed = call.kind == Call.PLAIN && !call.isTail && caller != null && caller.function != null;
        return frame(code, line, name(code, isNamed && caller != null ? VariableNames.ofCalled(caller) : null));
    }

    private ScriptFrame frame(FunctionCode code, int line, String name) {
        Prototype function = code.prototype;
        ScriptFrame[] lines = known.computeIfAbsent(function, f -> new ScriptFrame[lines(f)]);
        ScriptFrame found = at(lines, code, line);
        if (found != null) return found;
        String file = ChunkNames.displayName(function.source.tojstring());
        String begin = file + ":" + function.linedefined;
        ScriptFrame made = new ScriptFrame(name, file + ":" + line, begin);
        int index = index(lines, function, line);
        if (index >= 0) lines[index] = made;
        return made;
    }

    /** Counts the lines of a function; the end of a main chunk is only known from its instructions. */
    private static int lines(Prototype function) {
        int last = function.linedefined;
        for (int line : function.lineinfo) last = Math.max(last, line);
        return last - function.linedefined + 1;
    }

    private static @Nullable ScriptFrame at(ScriptFrame[] lines, FunctionCode code, int line) {
        int index = index(lines, code.prototype, line);
        return index < 0 ? null : lines[index];
    }

    private static int index(ScriptFrame[] lines, Prototype function, int line) {
        int index = line - function.linedefined;
        return index >= 0 && index < lines.length ? index : -1;
    }

    private static String name(FunctionCode code, VariableNames.@Nullable Name name) {
        if (code.prototype.linedefined == 0) return "main chunk";
        return name == null ? "function" : name.text();
    }

    private void add(ScriptFrame frame) {
        if (depth == MAX_CALLS) return;
        if (depth == frames.length) frames = Arrays.copyOf(frames, 2 * depth);
        frames[depth++] = frame;
    }

    /** Returns the number of calls that were read. */
    public int depth() {
        return depth;
    }

    /**
     * Returns the innermost line that was read.
     *
     * @return the line, or null if no script ran
     */
    public @Nullable ScriptFrame line() {
        for (int call = 0; call < depth; call++) if (!frames[call].isJava()) return frames[call];
        return null;
    }

    /**
     * Returns a call that was read.
     *
     * @param index 0 for the innermost
     * @return the current line of the call
     */
    public ScriptFrame frame(int index) {
        return frames[index];
    }
}
