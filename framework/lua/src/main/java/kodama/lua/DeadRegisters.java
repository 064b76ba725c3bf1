package kodama.lua;

import java.util.Arrays;
import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.luaj.vm2.LuaValue;

/** Clears registers that are not read again, so that their values can be collected. */
final class DeadRegisters {

    private static final LuaValue NIL = LuaValue.NIL;

    private DeadRegisters() {}

    /** Clears all registers above the call of a plain Java function. */
    static void clearAboveCall(Coroutine co) {
        Call call = co.frame;
        if (call == null || call.function == null) return;
        int instruction = call.function.code.instructions[call.pc - 1];
        if (Instructions.opcode(instruction) != Opcode.CALL) return;
        int called = call.base + Instructions.a(instruction);
        Arrays.fill(co.stack, Math.min(called + 1, co.stack.length), co.stack.length, NIL);
        call.next = null;
    }

    /**
     * Clears a Lua function's registers above its variables, before a loop repeats. The variables are those visible at
     * the loop header: the backward jump has set some of them, but they are not in scope at the jump itself.
     */
    static void clearAboveVariables(Coroutine co) {
        Call call = co.frame;
        if (call == null || call.function == null || call.pc == 0) return;
        int jump = call.function.code.instructions[call.pc - 1];
        int opcode = Instructions.opcode(jump);
        if (opcode != Opcode.JMP && opcode != Opcode.FORLOOP && opcode != Opcode.TFORLOOP) return;
        int head = call.pc + Instructions.jump(jump);
        int variables = call.function.code.variables(head);
        if (variables < 0) return;
        Arrays.fill(co.stack, Math.min(call.base + variables, co.stack.length), co.stack.length, NIL);
        call.next = null;
    }

    /** Clears all values when memory runs out; the calls stay for the traceback. */
    static void clearAll(Coroutine co) {
        Arrays.fill(co.stack, NIL);
        co.transfer = LuaValue.NONE;
    }

    /** Releases registers and calls that only a very deep recursion needed. */
    static void trim(Coroutine co) {
        int needed = 16;
        for (Call call = co.frame; call != null; call = call.caller) needed = Math.max(needed, call.limit + 16);
        if (co.stack.length < 50_000 || needed > co.stack.length / 2) return;
        co.stack = Arrays.copyOf(co.stack, needed);
        for (Upvalue open = co.openUpvalues; open != null; open = open.lower) open.slots = co.stack;
        if (co.frame != null) co.frame.next = null;
    }
}
