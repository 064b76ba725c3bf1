package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Label;

/**
 * Emits instructions that are known to call metamethods, as Java calls. Most instructions never do, and exit to the
 * interpreter when they have to.
 */
final class MetamethodEmitter {

    private static final String TWO_VALUES = InternalNames.A_VALUE + InternalNames.A_VALUE;

    private final EmitterContext context;
    private final Operands operands;
    private final Registers registers;
    private final BytecodeWriter out;

    MetamethodEmitter(EmitterContext context, Operands operands) {
        this.context = context;
        this.operands = operands;
        registers = context.registers;
        out = context.out;
    }

    /** Whether an instruction has called metamethods. */
    boolean has(Instruction i) {
        return context.source.feedback.metamethodSites().get(i.pc());
    }

    /** Emits arithmetic on two operands, which may be the same. */
    void arithmetic(Instruction i, int x, int y) {
        begin();
        out.push(i.opcode());
        operands.push(x);
        operands.push(y);
        finish("arithmetic", "I" + TWO_VALUES);
        take(i.a());
        registers.setValue(i.a());
    }

    void length(Instruction i) {
        begin();
        registers.pushValue(i.b());
        finish("length", InternalNames.A_VALUE);
        take(i.a());
        registers.setValue(i.a());
    }

    /** Emits a comparison; the answer is 1 if it does not hold. */
    void compare(Instruction i, String question) {
        begin();
        operands.push(i.b());
        operands.push(i.c());
        finish(question, TWO_VALUES);
        take(EmitterContext.NO_RESULT);
        out.call(InternalNames.VALUE_FAST_PATHS, "isFalse", "(" + InternalNames.A_VALUE + ")Z");
        out.local(ISTORE, registers.answer);
    }

    /**
     * Emits a read of a field that the table itself does not have. {@code pushObject} pushes the table; the code jumps
     * to {@code back} when the value is stored.
     */
    Label index(Instruction i, Runnable pushObject, Runnable store, Label back) {
        return context.outOfLine(() -> {
            begin();
            pushObject.run();
            operands.push(i.c());
            finish("index", TWO_VALUES);
            take(i.a());
            store.run();
            out.jump(GOTO, back);
        });
    }

    /** Emits a write of a field that the table itself does not have; jumps to {@code back}, with the cost charged. */
    Label newIndex(Instruction i, Runnable pushObject, int cost, Label back) {
        return context.outOfLine(() -> {
            begin();
            pushObject.run();
            operands.push(i.b());
            operands.push(i.c());
            out.push(cost);
            finish("newIndex", TWO_VALUES + InternalNames.A_VALUE + "I");
            take(EmitterContext.NO_RESULT);
            out.op(POP);
            out.jump(GOTO, back);
        });
    }

    private void begin() {
        context.setPc();
        out.local(ALOAD, Registers.COROUTINE);
    }

    private void finish(String method, String types) {
        registers.pushIndex(registers.count());
        out.call(
                InternalNames.METAMETHOD_STUBS,
                method,
                "(" + InternalNames.A_COROUTINE + types + "I)" + InternalNames.A_VARARGS);
        out.local(ASTORE, registers.result);
    }

    /** Pushes the first result; exits if the metamethod exited or if the interpreter must run it. */
    private void take(int result) {
        out.local(ALOAD, registers.result);
        out.call(InternalNames.CALL_STUBS, "firstResult", "(" + InternalNames.A_VARARGS + ")" + InternalNames.A_VALUE);
        out.local(ASTORE, registers.scratch);
        out.local(ALOAD, registers.scratch);
        out.jump(IFNULL, context.outOfLine(() -> leave(result)));
        out.local(ALOAD, registers.scratch);
    }

    private void leave(int result) {
        out.local(ALOAD, registers.result);
        CallEmitter.pushRefused(out);
        out.jump(IF_ACMPEQ, context.bailout());
        context.exitAtMetamethod(result);
    }
}
