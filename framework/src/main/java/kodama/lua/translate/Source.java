package kodama.lua.translate;

import java.util.BitSet;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Upvaldesc;

/** The function to be translated. */
final class Source {

    final LuaValue[] constants;
    final int registers;
    final int length;
    final Instruction[] code;

    /** Registers that closures share: other functions change them too, so they stay where those find them. */
    final BitSet shared = new BitSet();

    Source(Prototype prototype, LuaValue[] constants) {
        this.constants = constants;
        registers = prototype.maxstacksize;
        length = prototype.code.length;
        code = new Instruction[length];
        for (int pc = 0; pc < length; pc++) code[pc] = new Instruction(pc, prototype.code[pc]);
        for (Prototype child : prototype.p)
            for (Upvaldesc each : child.upvalues) if (each.instack) shared.set(each.idx & 0xff);
    }

    /** The step of a numeric loop when it is a constant, else 0; the step is loaded just before the loop begins. */
    double constantStep(Instruction loop) {
        for (Instruction each : code)
            if (each.opcode() == Lua.OP_FORPREP && each.target() == loop.pc()) return stepBefore(each);
        return 0;
    }

    private double stepBefore(Instruction prepare) {
        Instruction load = code[prepare.pc() - 1];
        boolean isStep = load.opcode() == Lua.OP_LOADK && load.a() == prepare.a() + 2;
        return isStep ? constants[load.bx()].todouble() : 0;
    }
}
