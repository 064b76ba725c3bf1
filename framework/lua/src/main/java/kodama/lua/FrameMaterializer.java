package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.luaj.vm2.LuaValue;

/** Makes frames of the calls that translated functions have recorded at their side exits. */
final class FrameMaterializer {

    private FrameMaterializer() {}

    /**
     * Makes frames of all records, above the frame from which translated code was entered.
     *
     * @return whether the interpreter must run the innermost instruction
     */
    static boolean materialize(Coroutine co, Call entered) {
        DeoptRecords records = co.machine.deoptRecords;
        if (co.frame != entered) co.frame = entered;
        if (records.outermostPc() >= 0) entered.pc = records.outermostPc();
        for (int i = records.count() - 1; i >= 0; i--) materialize(co, records, i);
        records.clear();
        return records.isForInterpreter();
    }

    private static void materialize(Coroutine co, DeoptRecords records, int index) {
        if (records.call(index) instanceof ScriptFunction function) materialize(co, function, records, index);
        else materializeResumable(co, (Call) records.call(index));
    }

    private static void materialize(Coroutine co, ScriptFunction function, DeoptRecords records, int index) {
        Call caller = co.innermost();
        Call call = callee(co, caller);
        call.isTail = call == caller;
        call.function = function;
        call.extras = records.func(index) + 1 + function.code.parameters;
        call.base = records.base(index);
        if (!call.isTail && call.kind != Call.PLAIN) call.func = records.func(index);
        call.limit = call.base + function.code.registers;
        call.pc = records.pc(index);
    }

    /** Makes the frame of a resumable function's call; if it was tail-called, above the caller's frame. */
    static Call materializeResumable(Coroutine co, Call running) {
        Call caller = co.innermost();
        Call call = pushed(co, caller, instruction(caller));
        call.function = null;
        call.resumable = running.resumable;
        call.state = running.state;
        call.base = call.limit = call.func;
        call.nesting = caller.nesting + 1;
        call.isTail = false;
        return call;
    }

    /** Returns the frame for the function that a frame's instruction has called; for a tail call, the caller's own. */
    static Call callee(Coroutine co, Call caller) {
        if (caller.function == null) return calledByResumable(co, caller);
        int i = instruction(caller);
        return Instructions.opcode(i) == Opcode.TAILCALL ? caller : pushed(co, caller, i);
    }

    private static int instruction(Call caller) {
        return caller.script().code.instructions[caller.pc - 1];
    }

    private static Call calledByResumable(Coroutine co, Call caller) {
        Call call = next(co, caller);
        call.func = caller.func;
        call.wanted = -1;
        call.kind = Call.NATIVE;
        return call;
    }

    private static Call pushed(Coroutine co, Call caller, int i) {
        caller.isInverted = false;
        Call call = next(co, caller);
        call.func = caller.base + Instructions.callee(i);
        call.wanted = 1;
        call.kind = Call.META;
        switch (Instructions.opcode(i)) {
            case Opcode.CALL -> calledBy(call, Instructions.c(i) - 1);
            case Opcode.TFORCALL -> calledBy(call, Instructions.c(i));
            case Opcode.TAILCALL -> calledBy(call, -1);
            default -> {}
        }
        return call;
    }

    private static Call next(Coroutine co, Call caller) {
        Call call = co.nextCall();
        call.resumable = null;
        call.nesting = caller.nesting;
        call.isShadow = false;
        co.frame = call;
        return call;
    }

    private static void calledBy(Call call, int wanted) {
        call.kind = Call.PLAIN;
        call.wanted = wanted;
    }

    /** Stores the callee in its register if an error was thrown while it was being called. */
    static void called(Coroutine co, FunctionCode code, int base, int pc, LuaValue callee) {
        if (pc < 1) return;
        int i = code.instructions[pc - 1];
        if (Instructions.opcode(i) == Opcode.CALL || Instructions.opcode(i) == Opcode.TAILCALL)
            co.stack[base + Instructions.a(i)] = callee;
    }
}
