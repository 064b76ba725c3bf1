package kodama.lua;

import java.util.Arrays;
import kodama.lua.translate.Costs;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Runs a single instruction in all generality: whatever the interpreter does not do at once. */
final class LongWay {

    private LongWay() {}

    /**
     * Runs the instruction before the frame's {@code pc}.
     *
     * @return false when the innermost frame changed; {@link Calls#deliver} then finishes the instruction
     */
    static boolean run(Coroutine co, Call frame, int i) {
        LuaValue[] r = co.stack;
        Code code = frame.function.code;
        int base = frame.base;
        int a = base + (i >>> 6 & 0xff);
        int b = i >>> 23;
        int c = i >>> 14 & 0x1ff;
        switch (i & 0x3f) {
            case Lua.OP_LOADKX:
                r[a] = code.constants[code.instructions[frame.pc++] >>> 6];
                return true;
            case Lua.OP_LOADNIL:
                co.machine.budget.fuel -= b / Costs.NILS;
                Arrays.fill(r, a, a + b + 1, LuaValue.NIL);
                return true;
            case Lua.OP_GETTABUP, Code.GETGLOBAL:
                return put(co, a, Indexing.get(co, upvalue(frame, b), operand(co, frame, c)));
            case Lua.OP_GETTABLE, Code.GETFIELD:
                return put(co, a, Indexing.get(co, r[base + b], operand(co, frame, c)));
            case Lua.OP_SELF:
                return self(co, a, r[base + b], operand(co, frame, c));
            case Lua.OP_SETTABUP:
                return setGlobal(co, upvalue(frame, a - base), operand(co, frame, b), operand(co, frame, c));
            case Lua.OP_SETTABLE, Code.SETFIELD:
                return Indexing.set(co, r[a], operand(co, frame, b), operand(co, frame, c));
            case Lua.OP_NEWTABLE:
                r[a] = FastPaths.newTable(co, b, c);
                return true;
            case Lua.OP_SETLIST:
                FastPaths.setList(co, a, b, c != 0 ? c : code.instructions[frame.pc++] >>> 6);
                return true;
            case Lua.OP_ADD, Lua.OP_SUB, Lua.OP_MUL, Lua.OP_DIV, Lua.OP_MOD, Lua.OP_POW:
                return put(co, a, Arithmetic.apply(co, i & 0x3f, operand(co, frame, b), operand(co, frame, c)));
            case Lua.OP_UNM:
                return put(co, a, Arithmetic.minus(co, r[base + b]));
            case Lua.OP_LEN:
                return put(co, a, Lengths.of(co, r[base + b]));
            case Lua.OP_CONCAT:
                return Concatenation.concat(co, base + b, base + c) && put(co, a, co.stack[base + b]);
            case Lua.OP_EQ:
                return decide(frame, i, Comparison.equal(co, operand(co, frame, b), operand(co, frame, c)));
            case Lua.OP_LT:
                return decide(frame, i, Comparison.less(co, operand(co, frame, b), operand(co, frame, c)));
            case Lua.OP_LE:
                return decide(frame, i, Comparison.lessOrEqual(co, operand(co, frame, b), operand(co, frame, c)));
            case Lua.OP_CALL:
                return Calls.call(co, a, b != 0 ? b - 1 : co.top - a - 1, c - 1);
            case Lua.OP_TAILCALL:
                return tailCall(co, frame, a, b != 0 ? b - 1 : co.top - a - 1);
            case Lua.OP_RETURN:
                FastPaths.giveBack(co, frame, frame.pc, a, b != 0 ? b - 1 : co.top - a);
                return false;
            case Lua.OP_FORPREP:
                Loops.prepare(r, a);
                frame.pc += (i >>> 14) - 0x1ffff;
                return true;
            case Lua.OP_TFORCALL:
                return Loops.step(co, a, c);
            case Lua.OP_CLOSURE:
                r[a] = FastPaths.closure(co, frame, i >>> 14);
                return true;
            case Lua.OP_VARARG:
                co.copyVarargs(frame, a, b - 1);
                return true;
            default: // a hook looks on
                if (!Hook.admits(co, frame)) return false;
                frame.pc--;
                return true;
        }
    }

    /** A register or a constant. */
    private static LuaValue operand(Coroutine co, Call frame, int operand) {
        return operand > 0xff ? frame.function.code.constants[operand & 0xff] : co.stack[frame.base + operand];
    }

    private static LuaValue upvalue(Call frame, int index) {
        return FastPaths.upvalue(frame.function.upvalues, index);
    }

    private static boolean put(Coroutine co, int at, @Nullable LuaValue value) {
        if (value == null) return false;
        co.stack[at] = value;
        return true;
    }

    private static boolean self(Coroutine co, int at, LuaValue object, LuaValue key) {
        co.stack[at + 1] = object;
        return put(co, at, Indexing.get(co, object, key));
    }

    private static boolean setGlobal(Coroutine co, LuaValue table, LuaValue key, LuaValue value) {
        co.machine.budget.fuel -= Costs.GLOBAL;
        boolean isShort = key instanceof LuaString name && name.m_length <= Costs.LONG_NAME;
        if (isShort && table instanceof ScriptTable ours && ours.replaceField((LuaString) key, value)) return true;
        return Indexing.set(co, table, key, value);
    }

    /** A comparison decides whether the jump behind it is skipped. */
    private static boolean decide(Call frame, int instruction, int answer) {
        if (answer < 0) return false;
        boolean wanted = (instruction >>> 6 & 0xff) != 0;
        if ((answer != 0) != wanted) frame.pc++;
        return true;
    }

    private static boolean tailCall(Coroutine co, Call frame, int at, int args) {
        if (!(co.stack[at] instanceof ScriptFunction function)) return Calls.call(co, at, args, -1);
        co.replace(frame, function, at, args);
        return false;
    }
}
