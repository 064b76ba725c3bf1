package kodama.lua;

import static kodama.lua.compile.Instructions.a;
import static kodama.lua.compile.Instructions.b;
import static kodama.lua.compile.Instructions.bx;
import static kodama.lua.compile.Instructions.c;
import static kodama.lua.compile.Instructions.constant;
import static kodama.lua.compile.Instructions.isConstant;
import static kodama.lua.compile.Instructions.isPlainJump;
import static kodama.lua.compile.Instructions.jump;
import static kodama.lua.compile.Instructions.opcode;

import kodama.lua.compile.Opcode;
import kodama.lua.compile.RealArithmetic;
import kodama.lua.limit.Budget;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Interprets a coroutine's innermost Lua function, and the functions that it calls, until control returns to Java. */
final class Interpreter {

    /*
     * 1. A call between Lua functions pushes a frame and returns to execute, so the Java stack stays flat.
     * 2. Each case produces the value of its instruction, or null if there is no fast path; then SlowPaths runs the
     *    instruction. SlowPaths returns false if it has pushed a frame that must run first; when that frame returns,
     *    ReturnDispatch.deliver finishes the instruction. A case without a value continues the loop when it is done.
     * 3. Before a slow path, the pc is stored in the frame: errors find their line by it. After it, the register array
     *    may be another one, and the pc may have changed.
     * 4. HotSpot's optimizing compiler once took a second of one core for this loop, and compiles it again whenever a
     *    game runs an instruction for the first time. So the cases share code for storing registers, fetching operands
     *    and loops. InterpreterSizeTest checks the size.
     */

    private static final LuaValue NIL = LuaValue.NIL;

    private Interpreter() {}

    static Varargs execute(Coroutine co) {
        while (!co.isLeaving) {
            Call frame = co.innermost();
            FunctionCode code = frame.script().code;
            TranslatedCode translated = code.translated;
            if (co.hook != null || translated == null && --code.hotCount >= 0) interpret(co, frame, code);
            else if (!Translator.tryRun(code, co, frame)) interpret(co, co.innermost());
        }
        return co.leave();
    }

    /** Interprets a frame at which translated code has exited. */
    private static void interpret(Coroutine co, Call frame) {
        FunctionCode code = frame.script().code;
        if (code.translated != null) code.hotCount = 0; // only until the next iteration of a loop
        interpret(co, frame, code);
    }

    /** Interprets a frame until another one is the innermost, or until the function may have been translated. */
    private static void interpret(Coroutine co, Call frame, FunctionCode code) {
        UnboxedSpills.flush(co);
        Budget budget = co.machine.budget;
        int[] instructions = co.hook == null ? code.activeInstructions : co.hook.instructions(code);
        Upvalue[] upvalues = frame.script().upvalues;
        LuaValue[] k = code.constants;
        LuaValue[] r = co.stack;
        int base = frame.base;
        int[] hints = code.slotHints;
        int pc = frame.pc;
        for (; ; ) {
            int i = instructions[pc++];
            int a = base + a(i);
            int b = b(i);
            int c = c(i);
            LuaValue v = null;
            round:
            {
                switch (opcode(i)) {
                    case Opcode.MOVE:
                        v = r[base + b];
                        break;
                    case Opcode.LOADK:
                        v = k[bx(i)];
                        break;
                    case Opcode.LOADBOOL:
                        v = b != 0 ? LuaValue.TRUE : LuaValue.FALSE;
                        if (c != 0) pc++;
                        break;
                    case Opcode.LOADNIL:
                        if (b == 0) v = NIL;
                        break;
                    case Opcode.GETUPVAL:
                        v = ValueFastPaths.upvalue(upvalues, b);
                        break;
                    case Opcode.GETGLOBAL, Opcode.GETFIELD: {
                        LuaValue o = opcode(i) == Opcode.GETFIELD ? r[base + b] : ValueFastPaths.upvalue(upvalues, b);
                        v = TableFastPaths.field(o, (LuaString) k[constant(c)], hints, pc);
                        break;
                    }
                    case Opcode.GETTABLE:
                        v = TableFastPaths.item(r[base + b], isConstant(c) ? k[constant(c)] : r[base + c]);
                        break;
                    case Opcode.SELF: {
                        LuaValue o = r[base + b];
                        v = TableFastPaths.method(o, isConstant(c) ? k[constant(c)] : r[base + c]);
                        if (v != null) r[a + 1] = o;
                        break;
                    }
                    case Opcode.SETUPVAL:
                        ValueFastPaths.setUpvalue(upvalues, b, r[a]);
                        continue;
                    case Opcode.SETFIELD: {
                        LuaValue value = isConstant(c) ? k[constant(c)] : r[base + c];
                        if (TableFastPaths.setField(r[a], value, (LuaString) k[constant(b)], hints, pc)) continue;
                        break;
                    }
                    case Opcode.SETTABLE: {
                        LuaValue key = isConstant(b) ? k[constant(b)] : r[base + b];
                        if (TableFastPaths.setItem(r[a], key, isConstant(c) ? k[constant(c)] : r[base + c])) continue;
                        break;
                    }
                    case Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.DIV: {
                        LuaValue x = isConstant(b) ? k[constant(b)] : r[base + b];
                        LuaValue y = isConstant(c) ? k[constant(c)] : r[base + c];
                        if (!(x instanceof LuaReal p && y instanceof LuaReal q)) break;
                        if (opcode(i) == Opcode.DIV) budget.chargeDeferred(InstructionCosts.DIVISION);
                        v = LuaReal.of(RealArithmetic.apply(opcode(i), p.v, q.v));
                        break;
                    }
                    case Opcode.NOT:
                        v = ValueFastPaths.not(r[base + b]);
                        break;
                    case Opcode.JMP: {
                        if (a != base) co.closeUpvalues(a - 1);
                        if (jump(i) < 0) break round;
                        pc += jump(i);
                        continue;
                    }
                    case Opcode.EQ, Opcode.LT, Opcode.LE: {
                        LuaValue x = isConstant(b) ? k[constant(b)] : r[base + b];
                        LuaValue y = isConstant(c) ? k[constant(c)] : r[base + c];
                        boolean holds;
                        if (x instanceof LuaReal p && y instanceof LuaReal q) {
                            holds = switch (opcode(i)) {
                                case Opcode.EQ -> p.v == q.v;
                                case Opcode.LT -> p.v < q.v;
                                default -> p.v <= q.v;
                            };
                        } else if (x == y && opcode(i) == Opcode.EQ) holds = true;
                        else break;
                        if (holds != (a != base)) {
                            pc++;
                            continue;
                        }
                        int next = instructions[pc];
                        if (isPlainJump(next)) pc += jump(next) + 1;
                        continue;
                    }
                    case Opcode.TEST: {
                        if (ValueFastPaths.isFalse(r[a]) == (c != 0)) {
                            pc++;
                            continue;
                        }
                        int next = instructions[pc];
                        if (isPlainJump(next)) pc += jump(next) + 1;
                        continue;
                    }
                    case Opcode.TESTSET: {
                        LuaValue x = r[base + b];
                        if (ValueFastPaths.isFalse(x) == (c != 0)) {
                            pc++;
                            continue;
                        }
                        v = x;
                        break;
                    }
                    case Opcode.CALL:
                        if (!(r[a] instanceof ScriptFunction g)) break;
                        frame.pc = pc;
                        co.push(g, a, b != 0 ? b - 1 : co.top - a - 1, c - 1, Call.PLAIN);
                        return;
                    case Opcode.RETURN: {
                        if (frame.kind != Call.PLAIN || co.openUpvalues != null) break;
                        int count = b != 0 ? b - 1 : co.top - a;
                        int to = frame.func;
                        int wanted = frame.wanted;
                        if (wanted == 1) r[to] = count == 0 ? NIL : r[a];
                        else co.copyResults(a, count, to, wanted);
                        co.frame = frame.caller;
                        return;
                    }
                    case Opcode.FORLOOP:
                        if (ForLoops.next(r, a)) break round;
                        continue;
                    case Opcode.TFORLOOP:
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
                if (!SlowPaths.execute(co, frame, i)) return;
                r = co.stack;
                pc = frame.pc;
                continue;
            }
            // a loop repeats
            if (!budget.spend(-jump(i))) {
                frame.pc = pc;
                budget.nextSlice();
            }
            pc += jump(i);
            if (--code.hotCount >= 0) continue;
            frame.pc = pc;
            return;
        }
    }
}
