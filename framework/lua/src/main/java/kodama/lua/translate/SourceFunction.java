package kodama.lua.translate;

import java.util.BitSet;
import kodama.lua.compile.Opcode;
import org.luaj.vm2.LocVars;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Upvaldesc;

/** The function to be translated. */
final class SourceFunction {

    final LuaValue[] constants;
    /** How many a call needs. */
    final int registers;
    /** In instructions. */
    final int length;

    /** Of the registers, from the first. */
    final int parameters;

    final boolean isVararg;
    final Instruction[] code;

    /** Registers that closures share: other functions change them too, so they stay where those find them. */
    final BitSet shared = new BitSet();

    /** Registers at which generic loops begin. */
    final BitSet loops = new BitSet();

    final TypeFeedback feedback;

    /** Whether the function tells what it meets. */
    final boolean reportsOperands;

    /** Only where others can look at them. */
    private final LocVars[] variables;

    SourceFunction(Prototype prototype, LuaValue[] constants, TypeFeedback feedback, Instrumentation onlookers) {
        reportsOperands = onlookers.reportsOperands();
        this.feedback = feedback;
        this.constants = constants;
        variables = onlookers.exposesVariables() && prototype.locvars != null ? prototype.locvars : new LocVars[0];
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

    /** Whether others may look at variables. */
    boolean exposesVariables() {
        return variables.length > 0;
    }

    /** How many registers, from the first, hold variables that others can see during an instruction. */
    int visibleVariables(int pc) {
        int count = 0;
        for (LocVars each : variables) if (each.startpc <= pc && pc < each.endpc) count++;
        return count;
    }

    // lists of values that have no fixed length

    /** Whether an instruction takes all values that the one before has left. */
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

    /** The register from which on an instruction would find the values of the list that it takes. */
    int openFrom(int pc) {
        return code[pc - 1].a();
    }

    private boolean leavesList(int pc) {
        Instruction i = code[pc];
        return i.opcode() == Opcode.CALL && i.c() == 0
                || i.opcode() == Opcode.VARARG && i.b() == 0
                || i.opcode() == Opcode.TAILCALL;
    }

    /** Whether what leaves a list is followed by what takes it, as in all that our compiler writes. */
    boolean isRegular() {
        for (int pc = 0; pc < length; pc++) if (takesList(pc) && (pc == 0 || !leavesList(pc - 1))) return false;
        return true;
    }

    /** Whether closures share any register. */
    boolean sharesRegisters() {
        return !shared.isEmpty();
    }

    /** What the instruction before that which begins a loop loads for a step, if that is a constant; else 0. */
    double stepBefore(Instruction prepare) {
        Instruction load = code[prepare.pc() - 1];
        boolean isStep = load.opcode() == Opcode.LOADK && load.a() == prepare.a() + 2;
        return isStep ? constants[load.bx()].todouble() : 0;
    }
}
