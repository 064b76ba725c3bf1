package kodama.lua.translate;

import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Label;
import kodama.lua.classfile.Op;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Operands that are registers or constants. */
final class Operands {

    private final Context context;
    private final Registers registers;
    private final Constants constants;
    private final Assembler out;

    Operands(Context context, Constants constants) {
        this.context = context;
        this.constants = constants;
        registers = context.registers;
        out = context.out;
    }

    private LuaValue value(int operand) {
        return constants.value(Instruction.constant(operand));
    }

    boolean isName(int operand) {
        return Instruction.isConstant(operand) && value(operand) instanceof LuaString;
    }

    /** Whether it is known to be a number. */
    boolean isNumber(int operand) {
        return Instruction.isConstant(operand) ? value(operand) instanceof LuaNumber : registers.isNumber(operand);
    }

    void push(int operand) {
        if (Instruction.isConstant(operand)) constants.push(out, Instruction.constant(operand));
        else registers.pushValue(operand);
    }

    /** Pushes a name, and where the field was in the last table. */
    void pushName(int operand) {
        push(operand);
        constants.pushHints(out);
        out.push(context.pc + 1);
    }

    /** Sees to it that it can be pushed as a number; what is none goes to the interpreter. */
    void ensureNumber(int operand) {
        if (!Instruction.isConstant(operand)) {
            registers.ensureNumber(operand, context.slow());
        } else if (!isNumber(operand)) {
            out.jump(Op.GOTO, context.slow());
            out.bind(new Label()); // what follows is never reached, and has to be there
        }
    }

    void pushNumber(int operand) {
        if (Instruction.isConstant(operand))
            out.push(isNumber(operand) ? value(operand).todouble() : 0);
        else registers.pushNumber(operand);
    }

    void load(int register, int constant) {
        LuaValue value = constants.value(constant);
        if (value instanceof LuaNumber) {
            out.push(value.todouble());
            registers.setNumber(register);
        } else {
            constants.push(out, constant);
            registers.setValue(register);
        }
    }
}
