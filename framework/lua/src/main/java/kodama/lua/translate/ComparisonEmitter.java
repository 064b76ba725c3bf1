package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import kodama.lua.compile.Opcode;

/** Emits comparisons and truth tests, which skip the next jump if they do not hold. */
final class ComparisonEmitter {

    private final EmitterContext context;
    private final Operands operands;
    private final MetamethodEmitter metamethods;
    private final Registers registers;
    private final BytecodeWriter out;

    ComparisonEmitter(EmitterContext context, Operands operands, MetamethodEmitter metamethods) {
        this.context = context;
        this.operands = operands;
        this.metamethods = metamethods;
        registers = context.registers;
        out = context.out;
    }

    void equal(Instruction i) {
        boolean isFirst = operands.isNumber(i.b());
        boolean isSecond = operands.isNumber(i.c());
        if (metamethods.has(i)) call(i, "equal");
        else if (isFirst && isSecond) equalNumbers(i);
        else if (operands.isPair(i.b()) || operands.isPair(i.c())) equalPairs(i);
        else if (isFirst) equalToNumber(i, i.c(), i.b());
        else if (isSecond) equalToNumber(i, i.b(), i.c());
        else callComparison(i, "equal");
    }

    private void equalNumbers(Instruction i) {
        context.conformToBoth();
        operands.pushNumber(i.b());
        operands.pushNumber(i.c());
        out.op(DCMPL);
        branch(i.a() != 0 ? IFNE : IFEQ);
    }

    private void equalToNumber(Instruction i, int value, int number) {
        operands.push(value);
        out.local(ASTORE, registers.scratch);
        context.conformToBoth();
        out.local(ALOAD, registers.scratch);
        operands.pushNumber(number);
        out.call(InternalNames.VALUE_FAST_PATHS, "equal", "(" + InternalNames.A_VALUE + "D)Z");
        branch(i.a() != 0 ? IFEQ : IFNE);
    }

    private void equalPairs(Instruction i) {
        operands.pushPair(i.b());
        operands.pushPair(i.c());
        out.local(ALOAD, Registers.COROUTINE);
        String type = "(" + Operands.PAIR + Operands.PAIR + InternalNames.A_COROUTINE + ")I";
        out.call(InternalNames.PAIR_FAST_PATHS, "equal", type);
        takeAnswer(i);
    }

    void compare(Instruction i) {
        String question = i.opcode() == Opcode.LT ? "less" : "lessOrEqual";
        if (metamethods.has(i)) call(i, question);
        else if (operands.isNumber(i.b()) || operands.isNumber(i.c())) compareNumbers(i);
        else callComparison(i, question);
    }

    private void compareNumbers(Instruction i) {
        operands.ensureNumber(i.b());
        operands.ensureNumber(i.c());
        context.conformToBoth();
        operands.pushNumber(i.b());
        operands.pushNumber(i.c());
        out.op(DCMPG); // NaN is not less
        boolean isLess = i.opcode() == Opcode.LT;
        if (i.a() != 0) branch(isLess ? IFGE : IFGT);
        else branch(isLess ? IFLT : IFLE);
    }

    /** Emits a comparison by a routine: 1 for true, 0 for false, less if the interpreter has to do it. */
    private void callComparison(Instruction i, String question) {
        operands.push(i.b());
        operands.push(i.c());
        out.local(ALOAD, Registers.COROUTINE);
        out.call(
                InternalNames.VALUE_FAST_PATHS,
                question,
                "(" + InternalNames.A_VALUE + InternalNames.A_VALUE + InternalNames.A_COROUTINE + ")I");
        takeAnswer(i);
    }

    private void takeAnswer(Instruction i) {
        out.local(ISTORE, registers.answer);
        out.local(ILOAD, registers.answer);
        out.jump(IFLT, context.bailout());
        context.conformToBoth();
        out.local(ILOAD, registers.answer);
        branch(i.a() != 0 ? IFEQ : IFNE);
    }

    private void call(Instruction i, String question) {
        metamethods.compare(i, question);
        context.conformToBoth();
        out.local(ILOAD, registers.answer);
        branch(i.a() != 0 ? IFNE : IFEQ);
    }

    /** Skips the next instruction, depending on the integer on the operand stack. */
    private void branch(int skipping) {
        int next = context.jumpTarget();
        if (next == context.pc + 1) {
            out.jump(skipping, context.branchTarget(next + 1));
            context.fallThrough(next);
        } else {
            out.jump(opposite(skipping), context.branchTarget(next));
            context.fallThrough(context.pc + 2);
        }
    }

    /** Returns the opposite of a JVM comparison with zero. */
    private static int opposite(int comparison) {
        return (comparison - IFEQ ^ 1) + IFEQ;
    }

    void test(Instruction i) {
        registers.pushUnlessNumber(i.a());
        out.local(ASTORE, registers.scratch);
        context.conformToBoth();
        out.local(ALOAD, registers.scratch);
        out.call(InternalNames.VALUE_FAST_PATHS, "isFalse", "(" + InternalNames.A_VALUE + ")Z");
        branch(i.c() != 0 ? IFNE : IFEQ);
    }

    void testSet(Instruction i) {
        registers.pushUnlessNumber(i.b());
        context.endBlock(i.pc() + 2);
        out.call(InternalNames.VALUE_FAST_PATHS, "isFalse", "(" + InternalNames.A_VALUE + ")Z");
        out.jump(i.c() != 0 ? IFNE : IFEQ, context.branchTarget(i.pc() + 2));
        registers.copy(i.b(), i.a());
        context.go(context.jumpTarget());
    }
}
