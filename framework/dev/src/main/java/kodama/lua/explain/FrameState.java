package kodama.lua.explain;

import java.util.function.IntFunction;
import kodama.lua.ScriptFunction;
import kodama.lua.compile.Instructions;
import org.luaj.vm2.LuaValue;

/**
 * An instruction that Java has left to the interpreter, just before it runs.
 *
 * @param function has it
 * @param pc its place
 * @param registers the values of the function's registers
 */
record FrameState(ScriptFunction function, int pc, IntFunction<LuaValue> registers) {
    int instruction() {
        return function.prototype().code[pc];
    }

    int opcode() {
        return Instructions.opcode(instruction());
    }

    /** The register that comes first. */
    LuaValue a() {
        return registers.apply(Instructions.a(instruction()));
    }

    /** The first operand. */
    LuaValue b() {
        return operand(Instructions.b(instruction()));
    }

    /** The second operand. */
    LuaValue c() {
        return operand(Instructions.c(instruction()));
    }

    /** A variable of an outer function. */
    LuaValue upvalue(int index) {
        return function.upvalue(index).value();
    }

    private LuaValue operand(int operand) {
        return Instructions.isConstant(operand)
                ? function.prototype().k[Instructions.constant(operand)]
                : registers.apply(operand);
    }
}
