package kodama.lua.translate;

import java.util.BitSet;
import kodama.lua.bytecode.Opcode;
import org.luaj.vm2.LocVars;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Upvaldesc;

/** The function to be translated. */
final class Source {

    final LuaValue[] constants;
    /** How many a call needs. */
    final int registers;
    /** In instructions. */
    final int length;

    final Instruction[] code;

    /** Registers that closures share: other functions change them too, so they stay where those find them. */
    final BitSet shared = new BitSet();

    private final LocVars[] variables;

    /** Variables are named only where {@code debug.getlocal} can ask for them. */
    Source(Prototype prototype, LuaValue[] constants, boolean hasVisibleVariables) {
        this.constants = constants;
        variables = hasVisibleVariables && prototype.locvars != null ? prototype.locvars : new LocVars[0];
        registers = prototype.maxstacksize;
        length = prototype.code.length;
        code = new Instruction[length];
        for (int pc = 0; pc < length; pc++) code[pc] = new Instruction(pc, prototype.code[pc]);
        for (Prototype child : prototype.p)
            for (Upvaldesc each : child.upvalues) if (each.instack) shared.set(each.idx & 0xff);
    }

    /** How many registers, from the first, hold variables that others can see during an instruction. */
    int visibleVariables(int pc) {
        int count = 0;
        for (LocVars each : variables) if (each.startpc <= pc && pc < each.endpc) count++;
        return count;
    }

    /** The step of a numeric loop when it is a constant, else 0; the step is loaded just before the loop begins. */
    double constantStep(Instruction loop) {
        for (Instruction each : code)
            if (each.opcode() == Opcode.FORPREP && each.target() == loop.pc()) return stepBefore(each);
        return 0;
    }

    private double stepBefore(Instruction prepare) {
        Instruction load = code[prepare.pc() - 1];
        boolean isStep = load.opcode() == Opcode.LOADK && load.a() == prepare.a() + 2;
        return isStep ? constants[load.bx()].todouble() : 0;
    }
}
