package kodama.lua.translate;

import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Op;

/** Loads, moves, upvalues, closures and variable arguments. */
final class Values {

    private final Context context;
    private final Operands operands;
    private final Registers registers;
    private final Assembler out;

    Values(Context context, Operands operands) {
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
        out.field(Op.GETSTATIC, Types.VALUE, i.b() != 0 ? "TRUE" : "FALSE", "Lorg/luaj/vm2/LuaBoolean;");
        registers.setValue(i.a());
        if (i.c() != 0) context.go(i.pc() + 2);
        else context.goOn(i.pc() + 1);
    }

    void loadNil(Instruction i) {
        for (int register = i.a(); register <= i.a() + i.b(); register++) {
            out.field(Op.GETSTATIC, Types.VALUE, "NIL", Types.A_VALUE);
            registers.setValue(register);
        }
    }

    void pushUpvalue(int index) {
        out.local(Op.ALOAD, Registers.UPVALUES);
        out.push(index);
        context.fast("upvalue", "(" + Types.UPVALUES + "I)" + Types.A_VALUE);
    }

    void getUpvalue(Instruction i) {
        pushUpvalue(i.b());
        registers.setValue(i.a());
    }

    void setUpvalue(Instruction i) {
        out.local(Op.ALOAD, Registers.UPVALUES);
        out.push(i.b());
        registers.pushValue(i.a());
        context.fast("setUpvalue", "(" + Types.UPVALUES + "I" + Types.A_VALUE + ")V");
    }

    void closure(Instruction i) {
        context.pushFrame();
        out.push(i.bx());
        context.fast("closure", "(" + Types.A_COROUTINE + Types.A_CALL + "I)" + Types.A_VALUE);
        registers.setValue(i.a());
    }

    void variableArguments(Instruction i) {
        context.setPc(i.pc() + 1);
        context.pushFrame();
        registers.pushIndex(i.a());
        out.push(i.b() - 1);
        String type = "(" + Types.A_CALL + "II)" + Types.VALUES;
        out.call(Op.INVOKEVIRTUAL, Types.COROUTINE, "copyVarargs", type);
        out.local(Op.ASTORE, Registers.ARRAY);
        registers.written(i.a(), i.b() == 0 ? registers.count() : i.a() + i.b() - 1);
    }
}
