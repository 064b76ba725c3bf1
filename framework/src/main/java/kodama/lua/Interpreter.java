package kodama.lua;

import kodama.lua.translate.Costs;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Runs the innermost Lua function of a coroutine, and whatever it calls, until the coroutine leaves for Java. */
final class Interpreter {

    /*
     * 1. Calls between Lua functions push a frame and go on in the same Java method: the Java stack stays flat.
     * 2. An instruction that is done at once stays inside its case. Everything else breaks out of the switch to the one
     *    call of LongWay, which answers false when a frame was pushed that must run first; the instruction is then
     *    finished by Calls.deliver when that frame returns.
     * 3. Before the long way, the frame knows its pc: errors name their line by it. After it the registers may be another
     *    array, and the pc another place.
     * 4. HotSpot's second compiler takes most of its time for this method, and begins anew whenever an instruction turns up
     *    that it has not seen yet. So there is as little in here as speed allows; InterpreterSizeTest watches that.
     */

    private static final LuaValue NIL = LuaValue.NIL;

    /** A JMP that goes forward and closes nothing: opcode, register and the sign of the distance. */
    private static final int NEAR_JUMP = 0x80003fff;

    private static final int NEAR_JUMP_VALUE = 0x80000017;

    private Interpreter() {}

    static Varargs execute(Coroutine co) {
        Budget budget = co.machine.budget;
        newFrame:
        for (; ; ) {
            if (co.leaves) return co.leave();
            Call frame = co.frame;
            ScriptFunction function = frame.function;
            Code code = function.code;
            boolean isWatched = co.hook != null;
            if (--code.heat < 0 && !isWatched && code.runs(co, frame)) continue;
            int[] instructions = isWatched ? co.hook.instructions(code) : code.instructions;
            LuaValue[] k = code.constants;
            LuaValue[] r = co.stack;
            int base = frame.base;
            int[] hints = code.hints;
            int pc = frame.pc;
            for (; ; ) {
                int i = instructions[pc++];
                int a = base + (i >>> 6 & 0xff);
                switch (i & 0x3f) {
                    case Lua.OP_MOVE:
                        r[a] = r[base + (i >>> 23)];
                        continue;
                    case Lua.OP_LOADK:
                        r[a] = k[i >>> 14];
                        continue;
                    case Lua.OP_LOADBOOL:
                        r[a] = i >>> 23 != 0 ? LuaValue.TRUE : LuaValue.FALSE;
                        if ((i >>> 14 & 0x1ff) != 0) pc++;
                        continue;
                    case Lua.OP_LOADNIL:
                        if (i >>> 23 != 0) break;
                        r[a] = NIL;
                        continue;
                    case Lua.OP_GETUPVAL: {
                        Upvalue up = function.upvalues[i >>> 23];
                        r[a] = up.slots[up.index];
                        continue;
                    }
                    case Lua.OP_SETUPVAL: {
                        Upvalue up = function.upvalues[i >>> 23];
                        up.slots[up.index] = r[a];
                        continue;
                    }
                    case Code.GETGLOBAL: {
                        Upvalue up = function.upvalues[i >>> 23];
                        LuaString name = (LuaString) k[i >>> 14 & 0xff];
                        LuaValue v = FastPaths.field(up.slots[up.index], name, hints, pc);
                        if (v == null) break;
                        r[a] = v;
                        continue;
                    }
                    case Code.GETFIELD: {
                        LuaString name = (LuaString) k[i >>> 14 & 0xff];
                        LuaValue v = FastPaths.field(r[base + (i >>> 23)], name, hints, pc);
                        if (v == null) break;
                        r[a] = v;
                        continue;
                    }
                    case Lua.OP_GETTABLE: {
                        int c = i >>> 14 & 0x1ff;
                        LuaValue v = FastPaths.item(r[base + (i >>> 23)], c > 0xff ? k[c & 0xff] : r[base + c]);
                        if (v == null) break;
                        r[a] = v;
                        continue;
                    }
                    case Code.SETFIELD: {
                        LuaString name = (LuaString) k[i >>> 23 & 0xff];
                        int c = i >>> 14 & 0x1ff;
                        if (!FastPaths.setField(r[a], c > 0xff ? k[c & 0xff] : r[base + c], name, hints, pc)) break;
                        continue;
                    }
                    case Lua.OP_SETTABLE: {
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue key = b > 0xff ? k[b & 0xff] : r[base + b];
                        if (!FastPaths.setItem(r[a], key, c > 0xff ? k[c & 0xff] : r[base + c])) break;
                        continue;
                    }
                    case Lua.OP_SELF: {
                        LuaValue o = r[base + (i >>> 23)];
                        int c = i >>> 14 & 0x1ff;
                        LuaValue v = FastPaths.method(o, c > 0xff ? k[c & 0xff] : r[base + c]);
                        if (v == null) break;
                        r[a + 1] = o;
                        r[a] = v;
                        continue;
                    }
                    case Lua.OP_ADD: {
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (!(x instanceof LuaReal p && y instanceof LuaReal q)) break;
                        r[a] = LuaReal.of(p.v + q.v);
                        continue;
                    }
                    case Lua.OP_SUB: {
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (!(x instanceof LuaReal p && y instanceof LuaReal q)) break;
                        r[a] = LuaReal.of(p.v - q.v);
                        continue;
                    }
                    case Lua.OP_MUL: {
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (!(x instanceof LuaReal p && y instanceof LuaReal q)) break;
                        r[a] = LuaReal.of(p.v * q.v);
                        continue;
                    }
                    case Lua.OP_DIV: {
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (!(x instanceof LuaReal p && y instanceof LuaReal q)) break;
                        budget.fuel -= Costs.DIVISION;
                        r[a] = LuaReal.of(p.v / q.v);
                        continue;
                    }
                    case Lua.OP_NOT: {
                        LuaValue x = r[base + (i >>> 23)];
                        r[a] = x == NIL || x == LuaValue.FALSE ? LuaValue.TRUE : LuaValue.FALSE;
                        continue;
                    }
                    case Lua.OP_JMP: {
                        int jump = (i >>> 14) - 0x1ffff;
                        if (a != base) co.closeUpvalues(a - 1);
                        pc += jump;
                        if (jump >= 0) continue;
                        if ((budget.fuel += jump) < 0) {
                            frame.pc = pc - jump;
                            budget.outOfFuel();
                        }
                        if (--code.heat >= 0) continue;
                        frame.pc = pc;
                        continue newFrame;
                    }
                    case Lua.OP_EQ: {
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        boolean holds;
                        if (x instanceof LuaReal p && y instanceof LuaReal q) holds = p.v == q.v;
                        else if (x == y) holds = true;
                        else break;
                        if (holds != (a != base)) {
                            pc++;
                            continue;
                        }
                        int jump = instructions[pc];
                        if ((jump & NEAR_JUMP) == NEAR_JUMP_VALUE) pc += (jump >>> 14) - 0x1fffe;
                        continue;
                    }
                    case Lua.OP_LT: {
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (!(x instanceof LuaReal p && y instanceof LuaReal q)) break;
                        boolean holds = p.v < q.v;
                        if (holds != (a != base)) {
                            pc++;
                            continue;
                        }
                        int jump = instructions[pc];
                        if ((jump & NEAR_JUMP) == NEAR_JUMP_VALUE) pc += (jump >>> 14) - 0x1fffe;
                        continue;
                    }
                    case Lua.OP_LE: {
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (!(x instanceof LuaReal p && y instanceof LuaReal q)) break;
                        boolean holds = p.v <= q.v;
                        if (holds != (a != base)) {
                            pc++;
                            continue;
                        }
                        int jump = instructions[pc];
                        if ((jump & NEAR_JUMP) == NEAR_JUMP_VALUE) pc += (jump >>> 14) - 0x1fffe;
                        continue;
                    }
                    case Lua.OP_TEST: {
                        LuaValue x = r[a];
                        boolean falsy = x == NIL || x == LuaValue.FALSE;
                        if (falsy == ((i >>> 14 & 0x1ff) != 0)) {
                            pc++;
                            continue;
                        }
                        int jump = instructions[pc];
                        if ((jump & NEAR_JUMP) == NEAR_JUMP_VALUE) pc += (jump >>> 14) - 0x1fffe;
                        continue;
                    }
                    case Lua.OP_TESTSET: {
                        LuaValue x = r[base + (i >>> 23)];
                        boolean falsy = x == NIL || x == LuaValue.FALSE;
                        if (falsy == ((i >>> 14 & 0x1ff) != 0)) pc++;
                        else r[a] = x;
                        continue;
                    }
                    case Lua.OP_CALL: {
                        if (!(r[a] instanceof ScriptFunction g)) break;
                        int b = i >>> 23;
                        frame.pc = pc;
                        co.push(g, a, b != 0 ? b - 1 : co.top - a - 1, (i >>> 14 & 0x1ff) - 1, Call.PLAIN);
                        continue newFrame;
                    }
                    case Lua.OP_RETURN: {
                        if (frame.kind != Call.PLAIN || co.openUpvalues != null) break;
                        int b = i >>> 23;
                        int count = b != 0 ? b - 1 : co.top - a;
                        int to = frame.func;
                        int wanted = frame.wanted;
                        if (wanted == 1) r[to] = count == 0 ? NIL : r[a];
                        else co.copyResults(a, count, to, wanted);
                        co.frame = frame.caller;
                        continue newFrame;
                    }
                    case Lua.OP_FORLOOP: {
                        double step = ((LuaReal) r[a + 2]).v;
                        double index = ((LuaReal) r[a]).v + step;
                        double limit = ((LuaReal) r[a + 1]).v;
                        if (step > 0 ? index <= limit : limit <= index) {
                            LuaReal next = LuaReal.of(index);
                            r[a] = next;
                            r[a + 3] = next;
                            int jump = (i >>> 14) - 0x1ffff;
                            pc += jump;
                            if ((budget.fuel += jump) < 0) {
                                frame.pc = pc - jump;
                                budget.outOfFuel();
                            }
                            if (--code.heat >= 0) continue;
                            frame.pc = pc;
                            continue newFrame;
                        }
                        continue;
                    }
                    case Lua.OP_TFORLOOP:
                        if (r[a + 1] != NIL) {
                            r[a] = r[a + 1];
                            int jump = (i >>> 14) - 0x1ffff;
                            pc += jump;
                            if ((budget.fuel += jump) < 0) {
                                frame.pc = pc - jump;
                                budget.outOfFuel();
                            }
                            if (--code.heat >= 0) continue;
                            frame.pc = pc;
                            continue newFrame;
                        }
                        continue;
                    default:
                        break;
                }
                frame.pc = pc;
                if (!LongWay.run(co, frame, i)) continue newFrame;
                r = co.stack;
                pc = frame.pc;
            }
        }
    }
}
