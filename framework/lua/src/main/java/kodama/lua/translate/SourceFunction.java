package kodama.lua.translate;

import java.util.BitSet;
import kodama.lua.compile.Opcode;
import org.luaj.vm2.LocVars;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Upvaldesc;

/** The function to translate: its decoded instructions and their basic properties. */
final class SourceFunction {

    final LuaValue[] constants;
    /** Number of registers of a call. */
    final int registers;
    /** Number of instructions. */
    final int length;

    /** Number of parameters, which are the first registers. */
    final int parameters;

    final boolean isVararg;
    final Instruction[] code;

    /** Registers that closures share: other functions may change them, so they stay in the coroutine. */
    final BitSet shared = new BitSet();

    /** First registers of generic loops. */
    final BitSet loops = new BitSet();

    final TypeFeedback feedback;

    /** Whether the function reports the tables and functions that it uses. */
    final boolean reportsOperands;

    /** The function's variables; empty unless others may inspect them. */
    private final LocVars[] variables;

    SourceFunction(Prototype prototype, LuaValue[] constants, TypeFeedback feedback, Instrumentation instrumentation) {
        reportsOperands = instrumentation.reportsOperands();
        this.feedback = feedback;
        this.constants = constants;
        variables =
                instrumentation.exposesVariables() && prototype.locvars != null ? prototype.locvars : new LocVars[0];
        registers = prototype.maxstacksize;
        parameters = prototype.numparams;
        isVararg = prototype.is_vararg != 0;
        length = prototype.code.length;
        code = new Instruction[length];
        for (int pc = 0; pc < length; pc++) code[pc] = new Instruction(pc, prototype.code[pc]);
        for (Instruction each : code) if (each.opcode() == Opcode.TFORCALL) loops.set(each.a());
        for (Prototype child : prototype.p)
            for (Upvaldesc each : child.upvalues) if (each.instack) shared.set(each.idx & 0xff);
    }

    /** Whether others may inspect variables. */
    boolean exposesVariables() {
        return variables.length > 0;
    }

    /** Returns how many registers, from the first, hold variables visible during an instruction. */
    int visibleVariables(int pc) {
        int count = 0;
        for (LocVars each : variables) if (each.startpc <= pc && pc < each.endpc) count++;
        return count;
    }

    // open lists

    /** Whether an instruction consumes the open list that the previous one has left. */
    boolean takesList(int pc) {
        Instruction i = code[pc];
        return switch (i.opcode()) {
            case Opcode.CALL, Opcode.TAILCALL, Opcode.RETURN, Opcode.SETLIST -> i.b() == 0;
            default -> false;
        };
    }

    /** Whether any instruction does. */
    boolean hasLists() {
        for (int pc = 0; pc < length; pc++) if (takesList(pc)) return true;
        return false;
    }

    /** Returns the first register of the list that an instruction consumes. */
    int openFrom(int pc) {
        return code[pc - 1].a();
    }

    private boolean leavesList(int pc) {
        Instruction i = code[pc];
        return i.opcode() == Opcode.CALL && i.c() == 0
                || i.opcode() == Opcode.VARARG && i.b() == 0
                || i.opcode() == Opcode.TAILCALL;
    }

    /** Whether each open list is consumed by the next instruction, as in all code of our compiler. */
    boolean isRegular() {
        for (int pc = 0; pc < length; pc++) if (takesList(pc) && (pc == 0 || !leavesList(pc - 1))) return false;
        return true;
    }

    /** Whether closures share any register. */
    boolean sharesRegisters() {
        return !shared.isEmpty();
    }

    /** Returns the step that is loaded right before a numeric loop begins, if it is a constant; else 0. */
    double stepBefore(Instruction prepare) {
        Instruction load = code[prepare.pc() - 1];
        boolean isStep = load.opcode() == Opcode.LOADK && load.a() == prepare.a() + 2;
        return isStep ? constants[load.bx()].todouble() : 0;
    }
}
