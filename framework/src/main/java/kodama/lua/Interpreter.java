package kodama.lua;

import kodama.lua.compile.RealArithmetic;
import kodama.lua.compile.Sizes;
import kodama.lua.translate.Costs;
import kodama.lua.value.LuaReal;
import kodama.lua.value.ScriptTable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Runs the innermost Lua function of a coroutine, and whatever it calls, until the coroutine leaves for Java. */
final class Interpreter {

    /*
     * 1. Calls between Lua functions push a frame and go on in the same Java method: the Java stack stays flat.
     * 2. An instruction that is done at once stays inside its case. Everything slower goes through a helper, which
     *    answers null, or a negative number, when a frame was pushed that must run first; the instruction is then
     *    finished by Calls.deliver when that frame returns.
     * 3. Before a helper runs, the frame knows its pc: errors name their line by it. After a helper the registers may
     *    be another array.
     * 4. HotSpot compiles no method beyond 8,000 bytecodes; InterpreterSizeTest watches this one.
     */

    private static final LuaValue NIL = LuaValue.NIL;
    private static final int ITEMS_PER_FLUSH = 50;

    /** A JMP that goes forward and closes nothing: opcode, register and the sign of the distance. */
    private static final int NEAR_JUMP = 0x80003fff;

    private static final int NEAR_JUMP_VALUE = 0x80000017;

    private Interpreter() {}

    static Varargs execute(Coroutine co) {
        LuaMachine machine = co.machine;
        Budget budget = machine.budget;
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
                    case 0: // MOVE
                        r[a] = r[base + (i >>> 23)];
                        continue;
                    case 1: // LOADK
                        r[a] = k[i >>> 14];
                        continue;
                    case 2: // LOADKX
                        r[a] = k[instructions[pc++] >>> 6];
                        continue;
                    case 3: // LOADBOOL
                        r[a] = i >>> 23 != 0 ? LuaValue.TRUE : LuaValue.FALSE;
                        if ((i >>> 14 & 0x1ff) != 0) pc++;
                        continue;
                    case 4: // LOADNIL
                        int last = a + (i >>> 23);
                        budget.fuel -= (last - a) / Costs.NILS;
                        for (int n = a; n <= last; n++) r[n] = NIL;
                        continue;
                    case 5: { // GETUPVAL
                        Upvalue up = function.upvalues[i >>> 23];
                        r[a] = up.slots[up.index];
                        continue;
                    }
                    case Code.GETGLOBAL: {
                        Upvalue up = function.upvalues[i >>> 23];
                        LuaValue o = up.slots[up.index];
                        LuaString name = (LuaString) k[i >>> 14 & 0xff];
                        LuaValue v = FastPaths.field(o, name, hints, pc);
                        if (v != null) {
                            r[a] = v;
                            continue;
                        }
                        frame.pc = pc;
                        v = Indexing.get(co, o, name);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 6: { // GETTABUP
                        Upvalue up = function.upvalues[i >>> 23];
                        int c = i >>> 14 & 0x1ff;
                        frame.pc = pc;
                        LuaValue v = Indexing.get(co, up.slots[up.index], c > 0xff ? k[c & 0xff] : r[base + c]);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case Code.GETFIELD: {
                        LuaValue o = r[base + (i >>> 23)];
                        LuaString name = (LuaString) k[i >>> 14 & 0xff];
                        LuaValue v = FastPaths.field(o, name, hints, pc);
                        if (v != null) {
                            r[a] = v;
                            continue;
                        }
                        frame.pc = pc;
                        v = Indexing.get(co, o, name);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 7: { // GETTABLE
                        LuaValue o = r[base + (i >>> 23)];
                        int c = i >>> 14 & 0x1ff;
                        LuaValue key = c > 0xff ? k[c & 0xff] : r[base + c];
                        LuaValue v = FastPaths.item(o, key);
                        if (v != null) {
                            r[a] = v;
                            continue;
                        }
                        frame.pc = pc;
                        v = Indexing.get(co, o, key);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 8: { // SETTABUP
                        Upvalue up = function.upvalues[a - base];
                        budget.fuel -= Costs.GLOBAL;
                        LuaValue o = up.slots[up.index];
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue key = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue v = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (o instanceof ScriptTable t
                                && key instanceof LuaString s
                                && s.m_length <= Costs.LONG_NAME
                                && t.replaceField(s, v)) continue;
                        frame.pc = pc;
                        if (!Indexing.set(co, o, key, v)) continue newFrame;
                        r = co.stack;
                        continue;
                    }
                    case 9: { // SETUPVAL
                        Upvalue up = function.upvalues[i >>> 23];
                        up.slots[up.index] = r[a];
                        continue;
                    }
                    case Code.SETFIELD: {
                        LuaValue o = r[a];
                        LuaString name = (LuaString) k[i >>> 23 & 0xff];
                        int c = i >>> 14 & 0x1ff;
                        LuaValue v = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (FastPaths.setField(o, v, name, hints, pc)) continue;
                        frame.pc = pc;
                        if (!Indexing.set(co, o, name, v)) continue newFrame;
                        r = co.stack;
                        continue;
                    }
                    case 10: { // SETTABLE
                        LuaValue o = r[a];
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue key = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue v = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (FastPaths.setItem(o, key, v)) continue;
                        frame.pc = pc;
                        if (!Indexing.set(co, o, key, v)) continue newFrame;
                        r = co.stack;
                        continue;
                    }
                    case 11: // NEWTABLE
                        budget.fuel -= Costs.OBJECT;
                        r[a] = machine.newTable(Sizes.of(i >>> 23), Sizes.of(i >>> 14 & 0x1ff));
                        continue;
                    case 12: { // SELF
                        LuaValue o = r[base + (i >>> 23)];
                        int c = i >>> 14 & 0x1ff;
                        LuaValue key = c > 0xff ? k[c & 0xff] : r[base + c];
                        r[a + 1] = o;
                        LuaValue v = FastPaths.method(o, key);
                        if (v != null) {
                            r[a] = v;
                            continue;
                        }
                        frame.pc = pc;
                        v = Indexing.get(co, o, key);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 13: { // ADD
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (x instanceof LuaReal p && y instanceof LuaReal q) {
                            r[a] = LuaReal.of(p.v + q.v);
                            continue;
                        }
                        frame.pc = pc;
                        LuaValue v = Arithmetic.slow(co, i & 0x3f, x, y);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 14: { // SUB
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (x instanceof LuaReal p && y instanceof LuaReal q) {
                            r[a] = LuaReal.of(p.v - q.v);
                            continue;
                        }
                        frame.pc = pc;
                        LuaValue v = Arithmetic.slow(co, i & 0x3f, x, y);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 15: { // MUL
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (x instanceof LuaReal p && y instanceof LuaReal q) {
                            r[a] = LuaReal.of(p.v * q.v);
                            continue;
                        }
                        frame.pc = pc;
                        LuaValue v = Arithmetic.slow(co, i & 0x3f, x, y);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 16: // DIV
                    case 17: // MOD
                    case 18: { // POW
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        if (x instanceof LuaReal p && y instanceof LuaReal q) {
                            budget.fuel -= Costs.DIVISION;
                            r[a] = LuaReal.of(RealArithmetic.apply(i & 0x3f, p.v, q.v));
                            continue;
                        }
                        frame.pc = pc;
                        LuaValue v = Arithmetic.slow(co, i & 0x3f, x, y);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 19: { // UNM
                        LuaValue x = r[base + (i >>> 23)];
                        if (x instanceof LuaReal p) {
                            r[a] = LuaReal.of(-p.v);
                            continue;
                        }
                        frame.pc = pc;
                        LuaValue v = Arithmetic.slow(co, 19, x, x);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 20: { // NOT
                        LuaValue x = r[base + (i >>> 23)];
                        r[a] = x == NIL || x == LuaValue.FALSE ? LuaValue.TRUE : LuaValue.FALSE;
                        continue;
                    }
                    case 21: { // LEN
                        LuaValue x = r[base + (i >>> 23)];
                        if (x instanceof ScriptTable t && t.getmetatable() == null) {
                            r[a] = LuaReal.of(t.rawlen());
                            continue;
                        }
                        frame.pc = pc;
                        LuaValue v = Lengths.of(co, x);
                        if (v == null) continue newFrame;
                        r = co.stack;
                        r[a] = v;
                        continue;
                    }
                    case 22: { // CONCAT
                        frame.pc = pc;
                        int b = base + (i >>> 23);
                        if (!Concatenation.concat(co, b, base + (i >>> 14 & 0x1ff))) continue newFrame;
                        r = co.stack;
                        r[a] = r[b];
                        continue;
                    }
                    case 23: { // JMP
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
                    case 24: { // EQ
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        boolean holds;
                        if (x instanceof LuaReal p && y instanceof LuaReal q) holds = p.v == q.v;
                        else if (x == y) holds = true;
                        else {
                            frame.pc = pc;
                            int answer = Comparison.equal(co, x, y);
                            if (answer < 0) continue newFrame;
                            r = co.stack;
                            holds = answer != 0;
                        }
                        if (holds != (a != base)) {
                            pc++;
                            continue;
                        }
                        int jump = instructions[pc];
                        if ((jump & NEAR_JUMP) == NEAR_JUMP_VALUE) pc += (jump >>> 14) - 0x1fffe;
                        continue;
                    }
                    case 25: { // LT
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        boolean holds;
                        if (x instanceof LuaReal p && y instanceof LuaReal q) holds = p.v < q.v;
                        else {
                            frame.pc = pc;
                            int answer = Comparison.less(co, x, y);
                            if (answer < 0) continue newFrame;
                            r = co.stack;
                            holds = answer != 0;
                        }
                        if (holds != (a != base)) {
                            pc++;
                            continue;
                        }
                        int jump = instructions[pc];
                        if ((jump & NEAR_JUMP) == NEAR_JUMP_VALUE) pc += (jump >>> 14) - 0x1fffe;
                        continue;
                    }
                    case 26: { // LE
                        int b = i >>> 23;
                        int c = i >>> 14 & 0x1ff;
                        LuaValue x = b > 0xff ? k[b & 0xff] : r[base + b];
                        LuaValue y = c > 0xff ? k[c & 0xff] : r[base + c];
                        boolean holds;
                        if (x instanceof LuaReal p && y instanceof LuaReal q) holds = p.v <= q.v;
                        else {
                            frame.pc = pc;
                            int answer = Comparison.lessOrEqual(co, x, y);
                            if (answer < 0) continue newFrame;
                            r = co.stack;
                            holds = answer != 0;
                        }
                        if (holds != (a != base)) {
                            pc++;
                            continue;
                        }
                        int jump = instructions[pc];
                        if ((jump & NEAR_JUMP) == NEAR_JUMP_VALUE) pc += (jump >>> 14) - 0x1fffe;
                        continue;
                    }
                    case 27: { // TEST
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
                    case 28: { // TESTSET
                        LuaValue x = r[base + (i >>> 23)];
                        boolean falsy = x == NIL || x == LuaValue.FALSE;
                        if (falsy == ((i >>> 14 & 0x1ff) != 0)) pc++;
                        else r[a] = x;
                        continue;
                    }
                    case 29: { // CALL
                        int b = i >>> 23;
                        int args = b != 0 ? b - 1 : co.top - a - 1;
                        LuaValue f = r[a];
                        frame.pc = pc;
                        if (f instanceof ScriptFunction g) {
                            co.push(g, a, args, (i >>> 14 & 0x1ff) - 1, Call.PLAIN);
                            continue newFrame;
                        }
                        if (!Calls.call(co, a, args, (i >>> 14 & 0x1ff) - 1)) continue newFrame;
                        r = co.stack;
                        continue;
                    }
                    case 30: { // TAILCALL
                        int b = i >>> 23;
                        int args = b != 0 ? b - 1 : co.top - a - 1;
                        frame.pc = pc;
                        if (r[a] instanceof ScriptFunction g) {
                            co.replace(frame, g, a, args);
                            continue newFrame;
                        }
                        if (!Calls.call(co, a, args, -1)) continue newFrame;
                        r = co.stack;
                        continue;
                    }
                    case 31: { // RETURN
                        int b = i >>> 23;
                        int count = b != 0 ? b - 1 : co.top - a;
                        if (co.openUpvalues != null) co.closeUpvalues(base);
                        if (frame.kind != Call.PLAIN) {
                            frame.pc = pc;
                            Calls.leave(co, frame, a, count);
                            continue newFrame;
                        }
                        int to = frame.func;
                        int wanted = frame.wanted;
                        if (wanted == 1) r[to] = count == 0 ? NIL : r[a];
                        else co.copyResults(a, count, to, wanted);
                        co.frame = frame.caller;
                        continue newFrame;
                    }
                    case 32: { // FORLOOP
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
                    case 33: // FORPREP
                        frame.pc = pc;
                        Loops.prepare(r, a);
                        pc += (i >>> 14) - 0x1ffff;
                        continue;
                    case 34: { // TFORCALL
                        LuaValue f = r[a];
                        frame.pc = pc;
                        if (f == machine.next && Loops.next(machine, r, a, i >>> 14 & 0x1ff)) continue;
                        r[a + 5] = r[a + 2];
                        r[a + 4] = r[a + 1];
                        r[a + 3] = f;
                        if (f instanceof ScriptFunction g) {
                            co.push(g, a + 3, 2, i >>> 14 & 0x1ff, Call.PLAIN);
                            continue newFrame;
                        }
                        if (!Calls.call(co, a + 3, 2, i >>> 14 & 0x1ff)) continue newFrame;
                        r = co.stack;
                        continue;
                    }
                    case 35: // TFORLOOP
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
                    case 36: { // SETLIST
                        int b = i >>> 23;
                        int count = b != 0 ? b : co.top - a - 1;
                        int c = i >>> 14 & 0x1ff;
                        if (c == 0) c = instructions[pc++] >>> 6;
                        machine.charge(count >> 2);
                        ((ScriptTable) r[a]).setList((c - 1) * ITEMS_PER_FLUSH + 1, r, a + 1, count);
                        continue;
                    }
                    case 37: // CLOSURE
                        budget.fuel -= Costs.OBJECT;
                        r[a] = Closures.make(co, function, code.children[i >>> 14], base);
                        continue;
                    case 38: // VARARG
                        r = co.copyVarargs(frame, a, (i >>> 23) - 1);
                        continue;
                    default: // a hook looks on
                        frame.pc = pc;
                        if (!Hook.admits(co, frame)) continue newFrame;
                        pc--;
                        r = co.stack;
                        continue;
                }
            }
        }
    }
}
