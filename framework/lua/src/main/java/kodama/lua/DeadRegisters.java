package kodama.lua;

import java.util.Arrays;
import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.luaj.vm2.LuaValue;

/** Lets go of what a coroutine's registers hold that no one will read, so that Java can collect it. */
final class DeadRegisters {

    private static final LuaValue NIL = LuaValue.NIL;

    private DeadRegisters() {}

    /** Forgets what registers held that no call uses any more, during a call of a plain Java function. */
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
     * Forgets what a Lua function's registers hold behind its variables, when it is about to repeat a loop. Those that
     * count are the variables of the loop's head: the jump back has set some of them, and does not see them itself.
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

    /** Lets go of all values, when there is no memory for them; the calls stay, for a traceback. */
    static void clearAll(Coroutine co) {
        Arrays.fill(co.stack, NIL);
        co.transfer = LuaValue.NONE;
    }

    /** Lets go of the registers and calls that only a very deep recursion needed. */
    static void trim(Coroutine co) {
        int needed = 16;
        for (Call call = co.frame; call != null; call = call.caller) needed = Math.max(needed, call.limit + 16);
        if (co.stack.length < 50_000 || needed > co.stack.length / 2) return;
        co.stack = Arrays.copyOf(co.stack, needed);
        for (Upvalue open = co.openUpvalues; open != null; open = open.lower) open.slots = co.stack;
        if (co.frame != null) co.frame.next = null;
    }
}
