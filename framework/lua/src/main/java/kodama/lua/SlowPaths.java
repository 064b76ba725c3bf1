package kodama.lua;

import static kodama.lua.compile.Instructions.a;
import static kodama.lua.compile.Instructions.ax;
import static kodama.lua.compile.Instructions.b;
import static kodama.lua.compile.Instructions.bx;
import static kodama.lua.compile.Instructions.c;
import static kodama.lua.compile.Instructions.constant;
import static kodama.lua.compile.Instructions.isConstant;
import static kodama.lua.compile.Instructions.jump;
import static kodama.lua.compile.Instructions.opcode;

import java.util.Arrays;
import kodama.lua.compile.Opcode;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Metamethod;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Runs a single instruction in full generality, when the interpreter has no fast path for it. */
final class SlowPaths {

    private SlowPaths() {}

    /**
     * Runs the instruction before the frame's {@code pc}.
     *
     * @return false if the innermost frame has changed; {@link ReturnDispatch#deliver} then finishes the instruction
     */
    static boolean execute(Coroutine co, Call frame, int i) {
        LuaValue[] r = co.stack;
        FunctionCode code = frame.script().code;
        int base = frame.base;
        int a = base + a(i);
        int b = b(i);
        int c = c(i);
        switch (opcode(i)) {
            case Opcode.LOADKX:
                r[a] = code.constants[ax(code.instructions[frame.pc++])];
                return true;
            case Opcode.LOADNIL:
                co.machine.budget.chargeDeferred(b / InstructionCosts.NILS);
                Arrays.fill(r, a, a + b + 1, LuaValue.NIL);
                return true;
            case Opcode.GETTABUP, Opcode.GETGLOBAL:
                return put(co, a, global(co, upvalue(frame, b), operand(co, frame, c)));
            case Opcode.GETTABLE, Opcode.GETFIELD:
                return put(co, a, Indexing.get(co, r[base + b], operand(co, frame, c)));
            case Opcode.SELF:
                return self(co, a, r[base + b], operand(co, frame, c));
            case Opcode.SETTABUP:
                return setGlobal(co, upvalue(frame, a - base), operand(co, frame, b), operand(co, frame, c));
            case Opcode.SETTABLE, Opcode.SETFIELD:
                return Indexing.set(co, r[a], operand(co, frame, b), operand(co, frame, c));
            case Opcode.NEWTABLE:
                r[a] = TableFastPaths.newTable(co, frame.script(), frame.pc - 1);
                return true;
            case Opcode.SETLIST:
                TableFastPaths.setList(co, a, b, c != 0 ? c : ax(code.instructions[frame.pc++]));
                return true;
            case Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.DIV, Opcode.MOD, Opcode.POW:
                return put(co, a, Arithmetic.apply(co, opcode(i), operand(co, frame, b), operand(co, frame, c)));
            case Opcode.UNM:
                return put(co, a, Arithmetic.minus(co, r[base + b]));
            case Opcode.LEN:
                return put(co, a, length(co, r[base + b]));
            case Opcode.CONCAT:
                return Concatenation.concat(co, base + b, base + c) && put(co, a, co.stack[base + b]);
            case Opcode.EQ:
                return decide(frame, i, Comparison.equal(co, operand(co, frame, b), operand(co, frame, c)));
            case Opcode.LT:
                return decide(frame, i, Comparison.less(co, operand(co, frame, b), operand(co, frame, c)));
            case Opcode.LE:
                return decide(frame, i, Comparison.lessOrEqual(co, operand(co, frame, b), operand(co, frame, c)));
            case Opcode.CALL:
                return JavaFunctionCalls.call(co, a, b != 0 ? b - 1 : co.top - a - 1, c - 1);
            case Opcode.TAILCALL:
                return tailCall(co, frame, a, b != 0 ? b - 1 : co.top - a - 1);
            case Opcode.RETURN:
                ExitStubs.deliver(co, frame, frame.pc, a, b != 0 ? b - 1 : co.top - a);
                return false;
            case Opcode.FORPREP:
                ForLoops.prepare(r, a);
                frame.pc += jump(i);
                return true;
            case Opcode.TFORCALL:
                return ForLoops.step(co, a, c);
            case Opcode.CLOSURE:
                r[a] = ValueFastPaths.closure(co, frame.script(), base, bx(i));
                return true;
            case Opcode.VARARG:
                co.copyVarargs(frame, a, b - 1);
                return true;
            default: // a stop for a hook
                return admitted(co, frame);
        }
    }

    /**
     * Asks the hook, or at the debugger's own stop the debugger, whether the instruction may run. If the hook has been
     * removed, the instruction is left to a frame without stops.
     */
    private static boolean admitted(Coroutine co, Call frame) {
        Hook hook = co.hook != null ? co.hook : co.machine.debugHook;
        if (hook != null && !hook.mayRun(frame)) return false;
        frame.pc--;
        return hook != null;
    }

    /** A register or a constant. */
    private static LuaValue operand(Coroutine co, Call frame, int operand) {
        return isConstant(operand) ? frame.script().code.constants[constant(operand)] : co.stack[frame.base + operand];
    }

    private static LuaValue upvalue(Call frame, int index) {
        return ValueFastPaths.upvalue(frame.script().upvalues, index);
    }

    private static boolean put(Coroutine co, int at, @Nullable LuaValue value) {
        if (value == null) return false;
        co.stack[at] = value;
        return true;
    }

    /** Returns the length of a value; null if a metamethod must run first. */
    private static @Nullable LuaValue length(Coroutine co, LuaValue value) {
        if (value instanceof ScriptTable table && table.getmetatable() == null) return LuaReal.of(table.rawlen());
        if (value instanceof LuaString text) return LuaReal.of(text.m_length);
        LuaValue handler = co.machine.metamethod(value, Metamethod.LEN);
        if (!handler.isnil()) return JavaFunctionCalls.meta(co, handler, value, value);
        if (value instanceof LuaTable table) return LuaReal.of(table.rawlen());
        throw OperandErrors.length(co, value);
    }

    private static boolean self(Coroutine co, int at, LuaValue object, LuaValue key) {
        co.stack[at + 1] = object;
        return put(co, at, Indexing.get(co, object, key));
    }

    /** Reads a global; as in translated code, reading a table and its {@code __index} chain is free. */
    private static @Nullable LuaValue global(Coroutine co, LuaValue table, LuaValue key) {
        LuaValue value = TableFastPaths.item(table, key);
        return value != null ? value : Indexing.get(co, table, key);
    }

    private static boolean setGlobal(Coroutine co, LuaValue table, LuaValue key, LuaValue value) {
        boolean isDone = TableFastPaths.setItem(table, key, value) || Indexing.set(co, table, key, value);
        co.machine.budget.chargeDeferred(InstructionCosts.GLOBAL); // last, as in translated code
        return isDone;
    }

    /** Skips the next jump if a comparison does not hold. */
    private static boolean decide(Call frame, int instruction, int answer) {
        if (answer < 0) return false;
        boolean wanted = a(instruction) != 0;
        if ((answer != 0) != wanted) frame.pc++;
        return true;
    }

    private static boolean tailCall(Coroutine co, Call frame, int at, int args) {
        if (!(co.stack[at] instanceof ScriptFunction function)) return JavaFunctionCalls.tailCall(co, frame, at, args);
        co.replace(frame, function, at, args);
        return false;
    }
}
