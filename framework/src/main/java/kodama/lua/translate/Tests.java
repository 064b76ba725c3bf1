package kodama.lua.translate;

import kodama.lua.bytecode.Opcode;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Op;

/** Comparisons and tests of truth: when one does not hold, the jump behind it is skipped. */
final class Tests {

    private final Context context;
    private final Operands operands;
    private final Registers registers;
    private final Assembler out;

    Tests(Context context, Operands operands) {
        this.context = context;
        this.operands = operands;
        registers = context.registers;
        out = context.out;
    }

    void equal(Instruction i) {
        boolean isFirst = operands.isNumber(i.b());
        boolean isSecond = operands.isNumber(i.c());
        if (isFirst && isSecond) equalNumbers(i);
        else if (isFirst) equalToNumber(i, i.c(), i.b());
        else if (isSecond) equalToNumber(i, i.b(), i.c());
        else askMachine(i, "equal");
    }

    private void equalNumbers(Instruction i) {
        context.arriveAtBoth();
        operands.pushNumber(i.b());
        operands.pushNumber(i.c());
        out.op(Op.DCMPL);
        branch(i.a() != 0 ? Op.IFNE : Op.IFEQ);
    }

    private void equalToNumber(Instruction i, int value, int number) {
        operands.push(value);
        out.local(Op.ASTORE, Registers.SCRATCH);
        context.arriveAtBoth();
        out.local(Op.ALOAD, Registers.SCRATCH);
        operands.pushNumber(number);
        context.fast("equal", "(" + Types.A_VALUE + "D)Z");
        branch(i.a() != 0 ? Op.IFEQ : Op.IFNE);
    }

    void compare(Instruction i) {
        if (operands.isNumber(i.b()) || operands.isNumber(i.c())) compareNumbers(i);
        else askMachine(i, i.opcode() == Opcode.LT ? "less" : "lessOrEqual");
    }

    private void compareNumbers(Instruction i) {
        operands.ensureNumber(i.b());
        operands.ensureNumber(i.c());
        context.arriveAtBoth();
        operands.pushNumber(i.b());
        operands.pushNumber(i.c());
        out.op(Op.DCMPG); // what is no number is not less
        boolean isLess = i.opcode() == Opcode.LT;
        if (i.a() != 0) branch(isLess ? Op.IFGE : Op.IFGT);
        else branch(isLess ? Op.IFLT : Op.IFLE);
    }

    /** The answer is 1, 0, or less when it takes the interpreter. */
    private void askMachine(Instruction i, String question) {
        operands.push(i.b());
        operands.push(i.c());
        out.local(Op.ALOAD, Registers.COROUTINE);
        context.fast(question, "(" + Types.A_VALUE + Types.A_VALUE + Types.A_COROUTINE + ")I");
        registers.setScratchAnswer();
        registers.pushScratchAnswer();
        out.jump(Op.IFLT, context.slow());
        context.arriveAtBoth();
        registers.pushScratchAnswer();
        branch(i.a() != 0 ? Op.IFEQ : Op.IFNE);
    }

    /** Skips the next instruction if what is on the operand stack says so. */
    private void branch(Op skipping) {
        out.jump(skipping, context.block(context.pc + 2));
        out.jump(Op.GOTO, context.block(context.pc + 1));
    }

    void test(Instruction i) {
        registers.pushValue(i.a());
        out.local(Op.ASTORE, Registers.SCRATCH);
        context.arriveAtBoth();
        out.local(Op.ALOAD, Registers.SCRATCH);
        context.fast("isFalse", "(" + Types.A_VALUE + ")Z");
        branch(i.c() != 0 ? Op.IFNE : Op.IFEQ);
    }

    void testSet(Instruction i) {
        registers.pushValue(i.b());
        context.arrive(i.pc() + 2);
        context.fast("isFalse", "(" + Types.A_VALUE + ")Z");
        out.jump(i.c() != 0 ? Op.IFNE : Op.IFEQ, context.block(i.pc() + 2));
        registers.copy(i.b(), i.a());
        context.go(i.pc() + 1);
    }
}
