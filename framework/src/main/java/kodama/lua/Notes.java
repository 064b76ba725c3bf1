package kodama.lua;

import java.util.Arrays;
import kodama.lua.bytecode.Instructions;
import kodama.lua.bytecode.Opcode;
import org.luaj.vm2.LuaValue;

/**
 * What translated functions that leave one after the other, the innermost first, write down of the calls they were. Who
 * has entered the outermost of them makes frames of it.
 */
final class Notes {

    private static final int FIRST_ROOM = 32;

    private static final int NOWHERE = -1;

    private ScriptFunction[] functions = new ScriptFunction[FIRST_ROOM];
    private int[] places = new int[3 * FIRST_ROOM];
    private int count;

    /** Whether the innermost instruction is the interpreter's. */
    private boolean isForInterpreter;

    /** Where the function goes on that was entered from its frame; that is all there is to note of it. */
    private int pc = NOWHERE;

    void add(ScriptFunction function, int func, int base, int pc, boolean forInterpreter) {
        if (count == functions.length) grow();
        if (count == 0) isForInterpreter = forInterpreter;
        functions[count] = function;
        places[3 * count] = func;
        places[3 * count + 1] = base;
        places[3 * count + 2] = pc;
        count++;
    }

    /** Notes the outermost call, which has a frame. */
    void end(int outermost, boolean forInterpreter) {
        if (count == 0) isForInterpreter = forInterpreter;
        pc = outermost;
    }

    private void grow() {
        functions = Arrays.copyOf(functions, 2 * count);
        places = Arrays.copyOf(places, 6 * count);
    }

    /**
     * Makes frames of all notes, on top of the frame that the outermost of them belongs to.
     *
     * @return whether the innermost instruction is the interpreter's
     */
    boolean open(Coroutine co, Call entered) {
        if (co.frame != entered) co.frame = entered;
        if (pc != NOWHERE) entered.pc = pc;
        pc = NOWHERE;
        if (count > 0) openAll(co);
        return isForInterpreter;
    }

    private void openAll(Coroutine co) {
        for (int i = count - 1; i >= 0; i--) open(co, i);
        Arrays.fill(functions, 0, count, null);
        count = 0;
    }

    private void open(Coroutine co, int note) {
        Call caller = co.innermost();
        Call call = callee(co, caller);
        call.isTail = call == caller;
        call.function = functions[note];
        call.extras = places[3 * note] + 1 + functions[note].code.parameters;
        call.base = places[3 * note + 1];
        call.limit = call.base + functions[note].code.registers;
        call.pc = places[3 * note + 2];
    }

    /** The frame for what a frame's instruction has called: its own for a tail call. */
    static Call callee(Coroutine co, Call caller) {
        int i = caller.script().code.instructions[caller.pc - 1];
        return Instructions.opcode(i) == Opcode.TAILCALL ? caller : pushed(co, caller, i);
    }

    private static Call pushed(Coroutine co, Call caller, int i) {
        Call call = co.nextCall();
        call.resumable = null;
        call.func = caller.base + Instructions.a(i);
        call.wanted = 1;
        call.kind = Call.META;
        if (Instructions.opcode(i) == Opcode.CALL) calledBy(call, Instructions.c(i) - 1);
        if (Instructions.opcode(i) == Opcode.TFORCALL) {
            calledBy(call, Instructions.c(i));
            call.func += 3;
        }
        call.nesting = caller.nesting;
        call.isShown = false;
        co.frame = call;
        return call;
    }

    private static void calledBy(Call call, int wanted) {
        call.kind = Call.PLAIN;
        call.wanted = wanted;
    }

    /** Something was thrown while a function was being called. */
    static void called(Coroutine co, Code code, int base, int pc, LuaValue callee) {
        if (pc < 1) return;
        int i = code.instructions[pc - 1];
        if (Instructions.opcode(i) == Opcode.CALL || Instructions.opcode(i) == Opcode.TAILCALL)
            co.stack[base + Instructions.a(i)] = callee;
    }
}
