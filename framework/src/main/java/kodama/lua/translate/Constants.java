package kodama.lua.translate;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.ClassFile;
import kodama.lua.classfile.LocalType;
import kodama.lua.classfile.Op;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Static final fields for the constants of the function, which Java's compiler takes for constants too. */
final class Constants {

    private static final String HINTS = "hints";
    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final String HANDLES = "java/lang/invoke/MethodHandles";

    private final ClassFile file;
    private final LuaValue[] values;
    private final List<Integer> used = new ArrayList<>();

    Constants(ClassFile file, LuaValue[] values) {
        this.file = file;
        this.values = values;
        file.constant(HINTS, "[I");
    }

    LuaValue value(int index) {
        return values[index];
    }

    void push(Assembler out, int index) {
        if (!used.contains(index)) {
            used.add(index);
            file.constant(name(index), type(index));
        }
        out.field(Op.GETSTATIC, file.name(), name(index), type(index));
    }

    void pushHints(Assembler out) {
        out.field(Op.GETSTATIC, file.name(), HINTS, "[I");
    }

    private static String name(int index) {
        return "k" + index;
    }

    private String type(int index) {
        return "L" + className(index) + ";";
    }

    private String className(int index) {
        return values[index] instanceof LuaString ? Types.STRING : Types.VALUE;
    }

    /** Fills the fields from the data the class is defined with: the hints, then all constants. */
    void initialize() {
        Assembler out =
                file.method(ClassFile.STATIC, "<clinit>", "()V", List.of(LocalType.object("[Ljava/lang/Object;")));
        out.call(Op.INVOKESTATIC, HANDLES, "lookup", "()L" + LOOKUP + ";");
        out.push("_");
        out.pushType("[Ljava/lang/Object;");
        String classData = "(L" + LOOKUP + ";Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;";
        out.call(Op.INVOKESTATIC, HANDLES, "classData", classData);
        out.type(Op.CHECKCAST, "[Ljava/lang/Object;");
        out.local(Op.ASTORE, 0);
        set(out, 0, HINTS, "[I", "[I");
        for (int index : used) set(out, index + 1, name(index), className(index), type(index));
        out.op(Op.RETURN);
    }

    private void set(Assembler out, int from, String field, String className, String type) {
        out.local(Op.ALOAD, 0);
        out.push(from);
        out.op(Op.AALOAD);
        out.type(Op.CHECKCAST, className);
        out.field(Op.PUTSTATIC, file.name(), field, type);
    }
}
