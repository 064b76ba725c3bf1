package kodama.lua.translate;

import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Label;
import kodama.lua.classfile.Op;

/** Jumps, numeric loops and generic ones. */
final class Loops {

    private final Context context;
    private final CallCode calls;
    private final Registers registers;
    private final Assembler out;

    Loops(Context context, CallCode calls) {
        this.context = context;
        this.calls = calls;
        registers = context.registers;
        out = context.out;
    }

    void jump(Instruction i) {
        if (i.a() != 0) closeUpvalues(i.a() - 1);
        if (i.target() <= i.pc()) context.goBack(i.target());
        else context.go(i.target());
    }

    private void closeUpvalues(int from) {
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(from);
        out.call(Op.INVOKEVIRTUAL, Types.COROUTINE, "closeUpvalues", "(I)V");
    }

    // numeric loops: index, limit, step, and the index as the script sees it

    void prepare(Instruction i) {
        int a = i.a();
        registers.bringHome(a, a + 3);
        context.setPc(i.pc() + 1);
        out.local(Op.ALOAD, Registers.ARRAY);
        registers.pushIndex(a);
        out.call(Op.INVOKESTATIC, Types.HOME + "ForLoops", "prepare", "(" + Types.VALUES + "I)V");
        registers.written(a, a + 3);
        Label never = context.exits.later(() -> context.leave(i.target(), false));
        for (int register = a; register < a + 3; register++) registers.ensureNumber(register, never);
        context.go(i.target());
    }

    void loop(Instruction i) {
        int a = i.a();
        for (int register = a; register < a + 3; register++) registers.ensureNumber(register, context.slow());
        registers.pushNumber(a);
        registers.pushNumber(a + 2);
        out.op(Op.DADD);
        registers.setScratchNumber();
        context.arrive(i.pc() + 1);
        endAtLimit(i, context.source.constantStep(i));
        registers.pushScratchNumber();
        registers.setNumber(a);
        registers.pushScratchNumber();
        registers.setNumber(a + 3);
        context.goBack(i.target());
    }

    /** Jumps out of the loop when the next index is beyond the limit, whichever side that is. */
    private void endAtLimit(Instruction i, double step) {
        if (step > 0) endAbove(i);
        else if (step < 0) endBelow(i);
        else endOnEitherSide(i);
    }

    private void endOnEitherSide(Instruction i) {
        Label down = new Label();
        Label on = new Label();
        registers.pushNumber(i.a() + 2);
        out.op(Op.DCONST_0);
        out.op(Op.DCMPL);
        out.jump(Op.IFLE, down);
        endAbove(i);
        out.jump(Op.GOTO, on);
        out.bind(down);
        endBelow(i);
        out.bind(on);
    }

    private void endAbove(Instruction i) {
        registers.pushScratchNumber();
        registers.pushNumber(i.a() + 1);
        out.op(Op.DCMPG);
        out.jump(Op.IFGT, context.block(i.pc() + 1));
    }

    private void endBelow(Instruction i) {
        registers.pushNumber(i.a() + 1);
        registers.pushScratchNumber();
        out.op(Op.DCMPG);
        out.jump(Op.IFGT, context.block(i.pc() + 1));
    }

    // generic loops: iterator, state, control, and the variables

    void iterate(Instruction i) {
        int variables = i.a() + 3;
        registers.bringHome(i.a(), variables);
        context.setPc(i.pc() + 1);
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(i.a());
        out.push(i.c());
        context.fast("iterate", "(" + Types.A_COROUTINE + "II)Z");
        out.jump(Op.IFEQ, context.exits.later(() -> callIterator(i)));
        context.reloadArray();
        registers.written(variables, variables + i.c());
    }

    private void callIterator(Instruction i) {
        int variables = i.a() + 3;
        calls.bringLiveHome(i.pc() + 1, variables, variables + i.c());
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(variables);
        out.push(2);
        out.push(i.c());
        calls.enter(i.pc() + 1, variables, variables + i.c());
    }

    void iterationLoop(Instruction i) {
        registers.pushValue(i.a() + 1);
        out.local(Op.ASTORE, Registers.SCRATCH);
        context.arrive(i.pc() + 1);
        out.local(Op.ALOAD, Registers.SCRATCH);
        out.field(Op.GETSTATIC, Types.VALUE, "NIL", Types.A_VALUE);
        out.jump(Op.IF_ACMPEQ, context.block(i.pc() + 1));
        out.local(Op.ALOAD, Registers.SCRATCH);
        registers.setValue(i.a());
        context.goBack(i.target());
    }
}
