package kodama.lua.bind;

import java.util.List;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.ClassFile;
import kodama.lua.classfile.Op;

/** Writes how arguments are read, one after the other, each by a method of {@link Marshal}. */
final class ArgumentWriter {
    private static final String MARSHAL = ClassFile.nameOf(Marshal.class);
    /** The local variable that holds the arguments of the call. */
    private static final int ARGUMENTS = 3;

    private final Assembler out;
    private final Signature signature;
    /** How many arguments were written. */
    private int index;

    ArgumentWriter(Assembler out, Signature signature) {
        this.out = out;
        this.signature = signature;
    }

    /** Leaves the next argument on the operand stack. */
    void write(Class<?> type) {
        List<Parameter> parameters = signature.parameters();
        String otherwise = index < parameters.size() ? parameters.get(index).otherwise() : "";
        String descriptor = type.descriptorString();
        out.local(Op.ALOAD, ARGUMENTS);
        out.push(++index);
        if (!otherwise.isEmpty()) pushDefault(type, otherwise);
        String further = otherwise.isEmpty() ? "" : descriptor;
        out.call(Op.INVOKESTATIC, MARSHAL, reader(type), "(Lorg/luaj/vm2/Varargs;I" + further + ")" + descriptor);
    }

    private void pushDefault(Class<?> type, String otherwise) {
        if (type == double.class) out.push(Double.parseDouble(otherwise));
        else if (type == int.class) out.push(Integer.parseInt(otherwise));
        else if (type == boolean.class) out.push(otherwise.equals("true") ? 1 : 0);
        else out.push(otherwise.substring(1, otherwise.length() - 1)); // without its quotation marks
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
