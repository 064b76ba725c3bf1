package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import kodama.lua.compile.Opcode;

/** Emits arithmetic and {@code not}. */
final class ArithmeticEmitter {

    private final EmitterContext context;
    private final Operands operands;
    private final MetamethodEmitter metamethods;
    private final Registers registers;
    private final BytecodeWriter out;

    ArithmeticEmitter(EmitterContext context, Operands operands, MetamethodEmitter metamethods) {
        this.context = context;
        this.operands = operands;
        this.metamethods = metamethods;
        registers = context.registers;
        out = context.out;
    }

    void binary(Instruction i) {
        if (metamethods.has(i)) metamethods.arithmetic(i, i.b(), i.c());
        else ofNumbers(i);
    }

    private void ofNumbers(Instruction i) {
        operands.ensureNumber(i.b());
        operands.ensureNumber(i.c());
        boolean divides = i.opcode() == Opcode.DIV || i.opcode() == Opcode.MOD || i.opcode() == Opcode.POW;
        if (divides) context.charge(InstructionCosts.DIVISION);
        operands.pushNumber(i.b());
        operands.pushNumber(i.c());
        switch (i.opcode()) {
            case Opcode.ADD -> out.op(DADD);
            case Opcode.SUB -> out.op(DSUB);
            case Opcode.MUL -> out.op(DMUL);
            case Opcode.DIV -> out.op(DDIV);
            case Opcode.MOD -> out.call(InternalNames.HOME + "compile/RealArithmetic", "mod", "(DD)D");
            default -> out.call(InternalNames.HOME + "compile/Powers", "of", "(DD)D");
        }
        registers.setNumber(i.a());
    }

    void minus(Instruction i) {
        if (metamethods.has(i)) metamethods.arithmetic(i, i.b(), i.b());
        else ofNumber(i);
    }

    private void ofNumber(Instruction i) {
        registers.ensureNumber(i.b(), context.bailout());
        registers.pushNumber(i.b());
        out.op(DNEG);
        registers.setNumber(i.a());
    }

    void not(Instruction i) {
        registers.pushValue(i.b());
        out.call(InternalNames.VALUE_FAST_PATHS, "not", "(" + InternalNames.A_VALUE + ")" + InternalNames.A_VALUE);
        registers.setValue(i.a());
    }
}
