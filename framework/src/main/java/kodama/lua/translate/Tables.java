package kodama.lua.translate;

import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Op;

/** Making, reading and writing tables. */
final class Tables {

    private final Context context;
    private final Operands operands;
    private final Registers registers;
    private final Assembler out;

    Tables(Context context, Operands operands) {
        this.context = context;
        this.operands = operands;
        registers = context.registers;
        out = context.out;
    }

    void make(Instruction i) {
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.push(i.b());
        out.push(i.c());
        context.fast("newTable", "(" + Types.A_COROUTINE + "II)" + Types.A_VALUE);
        registers.setValue(i.a());
    }

    /** Takes an object from the operand stack, gets a field of it. */
    void get(int key, int to) {
        if (operands.isName(key)) {
            operands.pushName(key);
            context.fast("field", "(" + Types.A_VALUE + Types.A_STRING + "[II)" + Types.A_VALUE);
        } else if (operands.isNumber(key)) {
            operands.pushNumber(key);
            context.fast("item", "(" + Types.A_VALUE + "D)" + Types.A_VALUE);
        } else {
            operands.push(key);
            context.fast("item", "(" + Types.A_VALUE + Types.A_VALUE + ")" + Types.A_VALUE);
        }
        checkNull();
        out.local(Op.ALOAD, Registers.SCRATCH);
        registers.setValue(to);
    }

    /** Takes a value from the operand stack to the scratch variable; null means that it takes the interpreter. */
    private void checkNull() {
        out.local(Op.ASTORE, Registers.SCRATCH);
        out.local(Op.ALOAD, Registers.SCRATCH);
        out.jump(Op.IFNULL, context.slow());
    }

    /** Takes an object from the operand stack, sets a field of it. */
    void set(int key, int value) {
        if (operands.isName(key)) {
            operands.push(value);
            operands.pushName(key);
            context.fast("setField", "(" + Types.A_VALUE + Types.A_VALUE + Types.A_STRING + "[II)Z");
        } else if (operands.isNumber(key)) {
            operands.pushNumber(key);
            operands.push(value);
            context.fast("setItem", "(" + Types.A_VALUE + "D" + Types.A_VALUE + ")Z");
        } else {
            operands.push(key);
            operands.push(value);
            context.fast("setItem", "(" + Types.A_VALUE + Types.A_VALUE + Types.A_VALUE + ")Z");
        }
        out.jump(Op.IFEQ, context.slow());
    }

    void method(Instruction i) {
        registers.pushValue(i.b());
        operands.push(i.c());
        context.fast("method", "(" + Types.A_VALUE + Types.A_VALUE + ")" + Types.A_VALUE);
        checkNull();
        out.local(Op.ALOAD, Registers.SCRATCH);
        registers.pushValue(i.b());
        registers.setValue(i.a() + 1);
        registers.setValue(i.a());
    }

    void setList(Instruction i) {
        registers.bringHome(i.a(), i.b() == 0 ? registers.count() : i.a() + i.b() + 1);
        context.setPc(i.pc() + 1);
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(i.a());
        out.push(i.b());
        out.push(i.hasExtra() ? context.source.code[i.pc() + 1].word() >>> 6 : i.c());
        context.fast("setList", "(" + Types.A_COROUTINE + "III)V");
        if (i.hasExtra()) context.go(i.pc() + 2);
        else context.goOn(i.pc() + 1);
    }

    void length(Instruction i) {
        registers.pushValue(i.b());
        context.fast("length", "(" + Types.A_VALUE + ")D");
        registers.setScratchNumber();
        registers.pushScratchNumber();
        out.op(Op.DCONST_0);
        out.op(Op.DCMPL);
        out.jump(Op.IFLT, context.slow());
        registers.pushScratchNumber();
        registers.setNumber(i.a());
    }

    void concat(Instruction i) {
        registers.bringHome(i.b(), i.c() + 1);
        context.setPc(i.pc() + 1);
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(i.b());
        registers.pushIndex(i.c());
        context.fast("concat", "(" + Types.A_COROUTINE + "II)" + Types.A_VALUE);
        checkNull();
        out.local(Op.ALOAD, Registers.SCRATCH);
        registers.setValue(i.a());
    }
}
