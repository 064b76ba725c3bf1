package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

/** Emits loads, upvalue accesses, closures and varargs. */
final class LoadEmitter {

    private final EmitterContext context;
    private final Operands operands;
    private final Registers registers;
    private final BytecodeWriter out;

    LoadEmitter(EmitterContext context, Operands operands) {
        this.context = context;
        this.operands = operands;
        registers = context.registers;
        out = context.out;
    }

    void loadExtra(Instruction i) {
        operands.load(i.a(), context.source.code[i.pc() + 1].word() >>> 6);
        context.go(i.pc() + 2);
    }

    void loadBoolean(Instruction i) {
        out.field(GETSTATIC, InternalNames.VALUE, i.b() != 0 ? "TRUE" : "FALSE", "Lorg/luaj/vm2/LuaBoolean;");
        registers.setValue(i.a());
        if (i.c() != 0) context.go(i.pc() + 2);
        else context.continueAt(i.pc() + 1);
    }

    void loadNil(Instruction i) {
        if (i.b() >= InstructionCosts.NILS) context.charge(i.b() / InstructionCosts.NILS);
        for (int register = i.a(); register <= i.a() + i.b(); register++) {
            out.field(GETSTATIC, InternalNames.VALUE, "NIL", InternalNames.A_VALUE);
            registers.setValue(register);
        }
    }

    private void pushUpvalues() {
        out.local(ALOAD, Registers.FUNCTION);
        out.field(GETFIELD, InternalNames.FUNCTION, "upvalues", InternalNames.UPVALUES);
    }

    void pushUpvalue(int index) {
        pushUpvalues();
        out.push(index);
        out.call(
                InternalNames.VALUE_FAST_PATHS, "upvalue", "(" + InternalNames.UPVALUES + "I)" + InternalNames.A_VALUE);
    }

    void getUpvalue(Instruction i) {
        pushUpvalue(i.b());
        registers.setValue(i.a());
    }

    void setUpvalue(Instruction i) {
        pushUpvalues();
        out.push(i.b());
        registers.pushValue(i.a());
        out.call(
                InternalNames.VALUE_FAST_PATHS,
                "setUpvalue",
                "(" + InternalNames.UPVALUES + "I" + InternalNames.A_VALUE + ")V");
    }

    void closure(Instruction i) {
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, Registers.FUNCTION);
        out.local(ILOAD, Registers.BASE);
        out.push(i.bx());
        out.call(
                InternalNames.VALUE_FAST_PATHS,
                "closure",
                "(" + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "II)" + InternalNames.A_VALUE);
        registers.setValue(i.a());
    }

    void varargs(Instruction i, CallEmitter calls) {
        int wanted = i.b() - 1;
        pushRest();
        out.local(ASTORE, Registers.REST);
        if (wanted < 0 || wanted > InstructionCosts.FEW_RESULTS) charge(wanted);
        for (int j = 0; j < wanted; j++) {
            calls.pushResult(Registers.REST, j);
            registers.setValue(i.a() + j);
        }
        if (wanted < 0) calls.openList(i.a(), Registers.REST);
    }

    /** Pushes the varargs from a local variable or from the coroutine. */
    private void pushRest() {
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, Registers.REST);
        out.local(ILOAD, Registers.FUNC);
        out.push(1 + context.source.parameters);
        out.op(IADD);
        out.local(ILOAD, Registers.BASE);
        String type = "(" + InternalNames.A_COROUTINE + InternalNames.A_VARARGS + "II)" + InternalNames.A_VARARGS;
        out.call(InternalNames.EXIT_STUBS, "varargs", type);
    }

    private void charge(int wanted) {
        context.setPc();
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, Registers.REST);
        out.push(wanted);
        out.call(
                InternalNames.BUDGET_STUBS,
                "chargeCopies",
                "(" + InternalNames.A_COROUTINE + InternalNames.A_VARARGS + "I)V");
    }
}
