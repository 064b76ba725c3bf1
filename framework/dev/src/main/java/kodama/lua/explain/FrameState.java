package kodama.lua.explain;

import java.util.function.IntFunction;
import kodama.lua.ScriptFunction;
import kodama.lua.compile.Instructions;
import org.luaj.vm2.LuaValue;

/**
 * The state of a function at an instruction that exits to the interpreter, before the interpreter runs it.
 *
 * @param function contains the instruction
 * @param pc index of the instruction
 * @param registers values of the registers
 */
record FrameState(ScriptFunction function, int pc, IntFunction<LuaValue> registers) {
    int instruction() {
        return function.prototype().code[pc];
    }

    int opcode() {
        return Instructions.opcode(instruction());
    }

    /** Returns register A. */
    LuaValue a() {
        return registers.apply(Instructions.a(instruction()));
    }

    /** Returns operand B. */
    LuaValue b() {
        return operand(Instructions.b(instruction()));
    }

    /** Returns operand C. */
    LuaValue c() {
        return operand(Instructions.c(instruction()));
    }

    /** Returns the value of an upvalue. */
    LuaValue upvalue(int index) {
        return function.upvalue(index).value();
    }

    private LuaValue operand(int operand) {
        return Instructions.isConstant(operand)
                ? function.prototype().k[Instructions.constant(operand)]
                : registers.apply(operand);
    }
}
