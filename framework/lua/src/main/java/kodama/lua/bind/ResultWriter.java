package kodama.lua.bind;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes how a result is wrapped for Lua by a method of {@link Marshal}, and returned. */
final class ResultWriter {
    private static final String MARSHAL = Type.getInternalName(Marshal.class);

    private final MethodVisitor out;

    ResultWriter(MethodVisitor out) {
        this.out = out;
    }

    void write(Class<?> type) {
        if (type == void.class)
            out.visitFieldInsn(Opcodes.GETSTATIC, "org/luaj/vm2/LuaValue", "NONE", "Lorg/luaj/vm2/LuaValue;");
        else if (type.isPrimitive()) wrap(type.descriptorString());
        else if (type != Step.class && type != Rest.class) wrap("Ljava/lang/Object;");
        out.visitInsn(Opcodes.ARETURN);
    }

    private void wrap(String type) {
        out.visitMethodInsn(Opcodes.INVOKESTATIC, MARSHAL, "result", "(" + type + ")Lorg/luaj/vm2/Varargs;", false);
    }
}
