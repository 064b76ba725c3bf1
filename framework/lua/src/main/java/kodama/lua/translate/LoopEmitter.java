package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import kodama.lua.compile.Opcode;
import org.objectweb.asm.Label;

/** Emits jumps, numeric loops and generic loops. */
final class LoopEmitter {

    private final EmitterContext context;
    private final CallEmitter calls;
    private final Registers registers;
    private final BytecodeWriter out;

    LoopEmitter(EmitterContext context, CallEmitter calls) {
        this.context = context;
        this.calls = calls;
        registers = context.registers;
        out = context.out;
    }

    void jump(Instruction i) {
        if (i.a() != 0) closeUpvalues(i.a() - 1);
        if (i.target() > i.pc()) {
            context.go(i.target());
            return;
        }
        context.chargeJump(i.target());
        context.jumpBack(i.target());
    }

    private void closeUpvalues(int from) {
        out.local(ALOAD, Registers.COROUTINE);
        registers.pushIndex(from);
        out.callVirtual(InternalNames.COROUTINE, "closeUpvalues", "(I)V");
    }

    // numeric loops: index, limit, step, and the copy of the index that the script sees

    /** Subtracts the step once; exits to the interpreter if an operand is not a number. */
    void prepare(Instruction i) {
        int a = i.a();
        for (int register = a; register < a + 3; register++) registers.ensureNumber(register, context.bailout());
        registers.pushNumber(a);
        registers.pushNumber(a + 2);
        out.op(DSUB);
        registers.setNumber(a);
        context.go(i.target());
    }

    void loop(Instruction i) {
        int a = i.a();
        for (int register = a; register < a + 3; register++) registers.ensureNumber(register, context.bailout());
        registers.pushNumber(a);
        registers.pushNumber(a + 2);
        out.op(DADD);
        out.local(DSTORE, registers.number);
        context.endBlock(i.pc() + 1);
        endAtLimit(i, constantStep(i));
        context.chargeJump(i.target());
        out.local(DLOAD, registers.number);
        registers.setNumber(a);
        out.local(DLOAD, registers.number);
        registers.setNumber(a + 3);
        context.jumpBack(i.target());
    }

    /** Returns the step if it is a constant that is loaded right before the loop on every path, else 0. */
    private double constantStep(Instruction loop) {
        for (Instruction each : context.source.code)
            if (each.opcode() == Opcode.FORPREP && each.target() == loop.pc())
                return context.flow.leaders.get(each.pc()) ? 0 : context.source.stepBefore(each);
        return 0;
    }

    /** Emits the jump out of the loop when the next index is beyond the limit in the loop's direction. */
    private void endAtLimit(Instruction i, double step) {
        if (step > 0) endAbove(i);
        else if (step < 0) endBelow(i);
        else endOnEitherSide(i);
    }

    private void endOnEitherSide(Instruction i) {
        out.local(DLOAD, registers.number);
        registers.pushNumber(i.a() + 1);
        registers.pushNumber(i.a() + 2);
        out.call(InternalNames.VALUE_FAST_PATHS, "isBeyond", "(DDD)Z");
        out.jump(IFNE, context.branchTarget(i.pc() + 1));
    }

    private void endAbove(Instruction i) {
        out.local(DLOAD, registers.number);
        registers.pushNumber(i.a() + 1);
        out.op(DCMPG);
        out.jump(IFGT, context.branchTarget(i.pc() + 1));
    }

    private void endBelow(Instruction i) {
        registers.pushNumber(i.a() + 1);
        out.local(DLOAD, registers.number);
        out.op(DCMPG);
        out.jump(IFGT, context.branchTarget(i.pc() + 1));
    }

    // generic loops: iterator, state, control, and the variables

    void iterate(Instruction i) {
        int variables = i.a() + 3;
        for (int register = i.a(); register < i.a() + 2; register++) registers.prepareValue(register);
        Label step = new Label();
        next(i, context.outOfLine(() -> call(i, step)));
        setKey(i, variables);
        if (i.c() > 1) setValue(i, variables + 1);
        for (int j = 2; j < i.c(); j++) {
            out.field(GETSTATIC, InternalNames.VALUE, "NIL", InternalNames.A_VALUE);
            registers.setValue(variables + j);
        }
        out.bind(step);
    }

    /** Emits the common case, the traversal of a table: the position of the next pair, or -1 at the end. */
    private void next(Instruction i, Label otherwise) {
        context.setPc();
        out.local(ALOAD, Registers.COROUTINE);
        registers.pushValue(i.a());
        registers.pushValue(i.a() + 1);
        registers.pushPair(i.a() + 2);
        out.local(ILOAD, registers.position(i.a()));
        String type =
                "(" + InternalNames.A_COROUTINE + InternalNames.A_VALUE + InternalNames.A_VALUE + Operands.PAIR + "I)I";
        out.call(InternalNames.PAIR_FAST_PATHS, "next", type);
        out.local(ISTORE, registers.position(i.a()));
        registers.pushValue(i.a() + 1);
        out.local(ASTORE, registers.scratch);
        out.local(ILOAD, registers.position(i.a()));
        out.push(-1);
        out.jump(IF_ICMPLT, otherwise);
    }

    private void setKey(Instruction i, int register) {
        out.local(ILOAD, registers.position(i.a()));
        out.push(1);
        out.op(IADD);
        out.op(I2D);
        pushPosition(i);
        out.call(InternalNames.PAIR_FAST_PATHS, "keyAt", "(" + InternalNames.A_VALUE + "I)" + InternalNames.A_VALUE);
        registers.setPair(register);
    }

    private void setValue(Instruction i, int register) {
        pushPosition(i);
        out.call(InternalNames.PAIR_FAST_PATHS, "numberAt", "(" + InternalNames.A_VALUE + "I)D");
        out.op(DUP2);
        out.local(DSTORE, registers.number);
        pushPosition(i);
        out.local(DLOAD, registers.number);
        out.call(InternalNames.PAIR_FAST_PATHS, "valueAt", "(" + InternalNames.A_VALUE + "ID)" + InternalNames.A_VALUE);
        registers.setPair(register);
    }

    private void pushPosition(Instruction i) {
        out.local(ALOAD, registers.scratch);
        out.local(ILOAD, registers.position(i.a()));
    }

    /** Emits the step of any other iterator: a call. */
    private void call(Instruction i, Label done) {
        int variables = i.a() + 3;
        registers.pushValue(i.a());
        out.local(ASTORE, registers.callee);
        calls.invoke(variables, i.a() + 1, variables, false, i.c());
        calls.takeResults(variables, i.c(), false);
        out.jump(GOTO, done);
    }

    void iterationLoop(Instruction i) {
        int key = i.a() + 1;
        context.endBlock(i.pc() + 1);
        registers.pushUnlessNumber(key);
        out.field(GETSTATIC, InternalNames.VALUE, "NIL", InternalNames.A_VALUE);
        out.jump(IF_ACMPEQ, context.branchTarget(i.pc() + 1));
        context.chargeJump(i.target());
        registers.copy(key, i.a());
        context.jumpBack(i.target());
    }
}
