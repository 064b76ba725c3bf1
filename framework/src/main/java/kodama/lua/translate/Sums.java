package kodama.lua.translate;

import kodama.lua.bytecode.Opcode;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Op;

/** Arithmetic, and the one operator on truth. */
final class Sums {

    private final Context context;
    private final Operands operands;
    private final Registers registers;
    private final Assembler out;

    Sums(Context context, Operands operands) {
        this.context = context;
        this.operands = operands;
        registers = context.registers;
        out = context.out;
    }

    void binary(Instruction i) {
        operands.ensureNumber(i.b());
        operands.ensureNumber(i.c());
        boolean divides = i.opcode() == Opcode.DIV || i.opcode() == Opcode.MOD || i.opcode() == Opcode.POW;
        if (divides) context.charge(Costs.DIVISION);
        operands.pushNumber(i.b());
        operands.pushNumber(i.c());
        switch (i.opcode()) {
            case Opcode.ADD -> out.op(Op.DADD);
            case Opcode.SUB -> out.op(Op.DSUB);
            case Opcode.MUL -> out.op(Op.DMUL);
            case Opcode.DIV -> out.op(Op.DDIV);
            case Opcode.MOD -> out.call(Op.INVOKESTATIC, Types.HOME + "compile/RealArithmetic", "mod", "(DD)D");
            default -> out.call(Op.INVOKESTATIC, Types.HOME + "compile/Powers", "of", "(DD)D");
        }
        registers.setNumber(i.a());
    }

    void minus(Instruction i) {
        registers.ensureNumber(i.b(), context.slow());
        registers.pushNumber(i.b());
        out.call(Op.INVOKESTATIC, Types.HOME + "compile/RealArithmetic", "minus", "(D)D");
        registers.setNumber(i.a());
    }

    void not(Instruction i) {
        registers.pushValue(i.b());
        context.fast("not", "(" + Types.A_VALUE + ")" + Types.A_VALUE);
        registers.setValue(i.a());
    }
}
