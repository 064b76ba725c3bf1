package kodama.lua;

import kodama.lua.compile.RealArithmetic;
import kodama.lua.translate.Costs;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Runs the innermost Lua function of a coroutine, and whatever it calls, until the coroutine leaves for Java. */
final class Interpreter {

    /*
     * 1. A call between Lua functions pushes a frame and returns to execute: the Java stack stays flat.
     * 2. A case leaves the value of its instruction behind, or null for what is not done at once: that takes the one call
     *    of LongWay, which answers false when a frame was pushed that must run first; the instruction is then finished by
     *    Calls.deliver when that frame returns. What has no value, and is done, continues.
     * 3. Before the long way, the frame knows its pc: errors name their line by it. After it the registers may be another
     *    array, and the pc another place.
     * 4. HotSpot's optimizing compiler once took a second of a core for this loop, and does it again whenever a game runs
     *    an instruction it has not run before. So cases share what can be shared: storing a register, fetching operands,
     *    going round a loop. InterpreterSizeTest watches the size.
     */

    private static final LuaValue NIL = LuaValue.NIL;

    /** A JMP that goes forward and closes nothing: opcode, register and the sign of the distance. */
    private static final int NEAR_JUMP = 0x80003fff;

    private static final int NEAR_JUMP_VALUE = 0x80000017;

    private Interpreter() {}

    static Varargs execute(Coroutine co) {
        while (!co.leaves) {
            Call frame = co.frame;
            Code code = frame.function.code;
            if (--code.heat >= 0 || co.hook != null || !code.runs(co, frame)) interpret(co, frame, code);
        }
        return co.leave();
    }

    /** Runs a frame until another one is the innermost, or the function might have been translated. */
    private static void interpret(Coroutine co, Call frame, Code code) {
        Budget budget = co.machine.budget;
        int[] instructions = co.hook == null ? code.instructions : co.hook.instructions(code);
        Upvalue[] upvalues = frame.function.upvalues;
        LuaValue[] k = code.constants;
        LuaValue[] r = co.stack;
        int base = frame.base;
        int[] hints = code.hints;
        int pc = frame.pc;
        for (; ; ) {
            int i = instructions[pc++];
            int a = base + (i >>> 6 & 0xff);
            int b = i >>> 23;
            int c = i >>> 14 & 0x1ff;
            LuaValue v = null;
            round:
            {
                switch (i & 0x3f) {
                    case Lua.OP_MOVE:
                        v = r[base + b];
                        break;
                    case Lua.OP_LOADK:
                        v = k[i >>> 14];
                        break;
                    case Lua.OP_LOADBOOL:
                        v = b != 0 ? LuaValue.TRUE : LuaValue.FALSE;
                        if (c != 0) pc++;
                        break;
                    case Lua.OP_LOADNIL:
                        if (b == 0) v = NIL;
                        break;
                    case Lua.OP_GETUPVAL:
                        v = FastPaths.upvalue(upvalues, b);
                        break;
                    case Code.GETGLOBAL, Code.GETFIELD: {
                        LuaValue o = (i & 0x3f) == Code.GETFIELD ? r[base + b] : FastPaths.upvalue(upvalues, b);
                        v = FastPaths.field(o, (LuaString) k[c & 0xff], hints, pc);
                        break;
                    }
                    case Lua.OP_GETTABLE:
                        v = FastPaths.item(r[base + b], c > 0xff ? k[c & 0xff] : r[base + c]);
                        break;
                    case Lua.OP_SELF: {
                        LuaValue o = r[base + b];
                        v = FastPaths.method(o, c > 0xff ? k[c & 0xff] : r[base + c]);
                        if (v != null) r[a + 1] = o;
                        break;
                    }
                    case Lua.OP_SETUPVAL:
                        FastPaths.setUpvalue(upvalues, b, r[a]);
                        continue;
                    case Code.SETFIELD: {
                        LuaValue value = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (FastPaths.setField(r[a], value, (LuaString) k[b & 0xff], hints, pc)) continue;
                        break;
                    }
                    case Lua.OP_SETTABLE: {
                        LuaValue key = b > 0xff ? k[b & 0xff] : r[base + b];
                        if (FastPaths.setItem(r[a], key, c > 0xff ? k[c & 0xff] : r[base + c])) continue;
                        break;
                    }
                    case Lua.OP_ADD, Lua.OP_SUB, Lua.OP_MUL, Lua.OP_DIV: {
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (!(x instanceof LuaReal p && y instanceof LuaReal q)) break;
                        if ((i & 0x3f) == Lua.OP_DIV) budget.fuel -= Costs.DIVISION;
                        v = LuaReal.of(RealArithmetic.apply(i & 0x3f, p.v, q.v));
                        break;
                    }
                    case Lua.OP_NOT:
                        v = FastPaths.not(r[base + b]);
                        break;
                    case Lua.OP_JMP: {
                        if (a != base) co.closeUpvalues(a - 1);
                        int jump = (i >>> 14) - 0x1ffff;
                        if (jump < 0) break round;
                        pc += jump;
                        continue;
                    }
                    case Lua.OP_EQ, Lua.OP_LT, Lua.OP_LE: {
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        boolean holds;
                        if (x instanceof LuaReal p && y instanceof LuaReal q) {
                            holds = switch (i & 0x3f) {
                                case Lua.OP_EQ -> p.v == q.v;
                                case Lua.OP_LT -> p.v < q.v;
                                default -> p.v <= q.v;
                            };
                        } else if (x == y && (i & 0x3f) == Lua.OP_EQ) holds = true;
                        else break;
                        if (holds != (a != base)) {
                            pc++;
                            continue;
                        }
                        int jump = instructions[pc];
                        if ((jump & NEAR_JUMP) == NEAR_JUMP_VALUE) pc += (jump >>> 14) - 0x1fffe;
                        continue;
                    }
                    case Lua.OP_TEST: {
                        if (FastPaths.isFalse(r[a]) == (c != 0)) {
                            pc++;
                            continue;
                        }
                        int jump = instructions[pc];
                        if ((jump & NEAR_JUMP) == NEAR_JUMP_VALUE) pc += (jump >>> 14) - 0x1fffe;
                        continue;
                    }
                    case Lua.OP_TESTSET: {
                        LuaValue x = r[base + b];
                        if (FastPaths.isFalse(x) == (c != 0)) {
                            pc++;
                            continue;
                        }
                        v = x;
                        break;
                    }
                    case Lua.OP_CALL:
                        if (!(r[a] instanceof ScriptFunction g)) break;
                        frame.pc = pc;
                        co.push(g, a, b != 0 ? b - 1 : co.top - a - 1, c - 1, Call.PLAIN);
                        return;
                    case Lua.OP_RETURN: {
                        if (frame.kind != Call.PLAIN || co.openUpvalues != null) break;
                        int count = b != 0 ? b - 1 : co.top - a;
                        int to = frame.func;
                        int wanted = frame.wanted;
                        if (wanted == 1) r[to] = count == 0 ? NIL : r[a];
                        else co.copyResults(a, count, to, wanted);
                        co.frame = frame.caller;
                        return;
                    }
                    case Lua.OP_FORLOOP:
                        if (Loops.next(r, a)) break round;
                        continue;
                    case Lua.OP_TFORLOOP:
                        if (r[a + 1] == NIL) continue;
                        r[a] = r[a + 1];
                        break round;
                    default:
                        break;
                }
                if (v != null) {
                    r[a] = v;
                    continue;
                }
                frame.pc = pc;
                if (!LongWay.run(co, frame, i)) return;
                r = co.stack;
                pc = frame.pc;
                continue;
            }
            // a loop goes round
            int jump = (i >>> 14) - 0x1ffff;
            if ((budget.fuel += jump) < 0) {
                frame.pc = pc;
                budget.outOfFuel();
            }
            pc += jump;
            if (--code.heat >= 0) continue;
            frame.pc = pc;
            return;
        }
    }
}
