package kodama.lua.bind;

import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.ClassFile;
import kodama.lua.classfile.Op;

/** Writes how a result is wrapped for Lua by a method of {@link Marshal}, and returned. */
final class ResultWriter {
    private static final String MARSHAL = ClassFile.nameOf(Marshal.class);

    private final Assembler out;

    ResultWriter(Assembler out) {
        this.out = out;
    }

    void write(Class<?> type) {
        if (type == void.class) out.field(Op.GETSTATIC, "org/luaj/vm2/LuaValue", "NONE", "Lorg/luaj/vm2/LuaValue;");
        else if (type.isPrimitive()) wrap(type.descriptorString());
        else if (type != Step.class) wrap("Ljava/lang/Object;");
        out.op(Op.ARETURN);
    }

    private void wrap(String type) {
        out.call(Op.INVOKESTATIC, MARSHAL, "result", "(" + type + ")Lorg/luaj/vm2/Varargs;");
    }
}
