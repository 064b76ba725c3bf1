package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.objectweb.asm.Label;

/** Pushes operands, which are registers or constants. */
final class Operands {

    /** The descriptor of a value/number pair. */
    static final String PAIR = InternalNames.A_VALUE + "D";

    private final EmitterContext context;
    private final Registers registers;
    private final Constants constants;
    private final BytecodeWriter out;

    Operands(EmitterContext context, Constants constants) {
        this.context = context;
        this.constants = constants;
        registers = context.registers;
        out = context.out;
    }

    private LuaValue value(int operand) {
        return constants.value(Instruction.constant(operand));
    }

    boolean isName(int operand) {
        return Instruction.isConstant(operand)
                && value(operand) instanceof LuaString name
                && name.m_length <= InstructionCosts.LONG_NAME;
    }

    /** Whether an operand is known to be a number. */
    boolean isNumber(int operand) {
        return Instruction.isConstant(operand)
                ? isNumberConstant(Instruction.constant(operand))
                : registers.isNumber(operand);
    }

    boolean isNumberConstant(int constant) {
        return constants.value(constant) instanceof LuaNumber;
    }

    /** Whether an operand is a value/number pair. */
    boolean isPair(int operand) {
        return !Instruction.isConstant(operand) && registers.isPair(operand);
    }

    /** Pushes a pair: a value, null if the operand is a number; and a number, unspecified if it is a value. */
    void pushPair(int operand) {
        if (!Instruction.isConstant(operand)) registers.pushPair(operand);
        else if (isNumber(operand)) {
            out.op(ACONST_NULL);
            pushNumber(operand);
        } else {
            push(operand);
            out.op(DCONST_0);
        }
    }

    void push(int operand) {
        if (Instruction.isConstant(operand)) constants.push(out, Instruction.constant(operand));
        else registers.pushValue(operand);
    }

    /** Pushes the inline cache of the instruction being emitted. */
    void pushCache(int operand, boolean isMethod) {
        constants.pushCache(out, context.pc, isMethod, Instruction.constant(operand));
    }

    /** Pushes the cache of a group of fields. */
    void pushGroup(List<Integer> names) {
        constants.pushGroup(out, context.pc, names);
    }

    /** Makes sure that an operand can be pushed as a number; exits to the interpreter if it is not one. */
    void ensureNumber(int operand) {
        if (!Instruction.isConstant(operand)) {
            registers.ensureNumber(operand, context.bailout());
        } else if (!isNumber(operand)) {
            out.jump(GOTO, context.bailout());
            out.bind(new Label()); // the code after this is unreachable, but the emitters need a label
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
            registers.setConstant(register, constant);
        } else {
            constants.push(out, constant);
            registers.setValue(register);
        }
    }
}
