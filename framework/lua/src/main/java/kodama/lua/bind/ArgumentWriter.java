package kodama.lua.bind;

import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes how arguments are read, one after the other, each by a method of {@link Marshal}. */
final class ArgumentWriter {
    private static final String MARSHAL = Type.getInternalName(Marshal.class);
    /** The local variable that holds the arguments of the call. */
    private static final int ARGUMENTS = 3;

    private final MethodVisitor out;
    private final Signature signature;
    /** How many arguments were written. */
    private int index;

    ArgumentWriter(MethodVisitor out, Signature signature) {
        this.out = out;
        this.signature = signature;
    }

    /** Leaves the next argument on the operand stack. */
    void write(Class<?> type) {
        List<Parameter> parameters = signature.parameters();
        String otherwise = index < parameters.size() ? parameters.get(index).otherwise() : "";
        String descriptor = type.descriptorString();
        out.visitVarInsn(Opcodes.ALOAD, ARGUMENTS);
        out.visitIntInsn(Opcodes.SIPUSH, ++index);
        if (!otherwise.isEmpty()) out.visitLdcInsn(constant(type, otherwise));
        String further = otherwise.isEmpty() ? "" : descriptor;
        String reading = "(Lorg/luaj/vm2/Varargs;I" + further + ")" + descriptor;
        out.visitMethodInsn(Opcodes.INVOKESTATIC, MARSHAL, reader(type), reading, false);
    }

    private static Object constant(Class<?> type, String otherwise) {
        if (type == double.class) return Double.valueOf(otherwise);
        if (type == int.class) return Integer.valueOf(otherwise);
        if (type == boolean.class) return otherwise.equals("true") ? 1 : 0;
        return otherwise.substring(1, otherwise.length() - 1); // without its quotation marks
    }

    private static String reader(Class<?> type) {
        if (type == double.class) return "number";
        if (type == int.class) return "integer";
        if (type == boolean.class) return "truth";
        if (type == String.class) return "text";
        if (type == Values.class) return "rest";
        return type == Table.class ? "table" : "value";
    }
}
