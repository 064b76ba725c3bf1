package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.lua.translate.TranslatedClass.Kind;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Static final fields for the function's constants and caches, which HotSpot treats as compile-time constants. */
final class Constants {

    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final String HANDLES = "java/lang/invoke/MethodHandles";
    private static final String DATA = "[Ljava/lang/Object;";

    private long[] exitRows = {};
    private final LuaValue[] values;
    private final List<Integer> used = new ArrayList<>();
    private final List<TranslatedClass.Cache> caches = new ArrayList<>();

    Constants(LuaValue[] values) {
        this.values = values;
    }

    LuaValue value(int index) {
        return values[index];
    }

    void push(BytecodeWriter out, int index) {
        if (!used.contains(index)) used.add(index);
        out.field(GETSTATIC, InternalNames.SELF, name(index), type(index));
    }

    /** Pushes the inline cache of an instruction that looks up a name. */
    void pushCache(BytecodeWriter out, int pc, boolean isMethod, int constant) {
        push(out, new TranslatedClass.Cache(pc, isMethod ? Kind.METHOD : Kind.FIELD, List.of(constant)));
    }

    /** Pushes the cache of a group of fields that are looked up together. */
    void pushGroup(BytecodeWriter out, int pc, List<Integer> names) {
        push(out, new TranslatedClass.Cache(pc, Kind.GROUP, names));
    }

    private void push(BytecodeWriter out, TranslatedClass.Cache cache) {
        if (!caches.contains(cache)) caches.add(cache);
        out.field(GETSTATIC, InternalNames.SELF, name(cache), "L" + className(cache) + ";");
    }

    /** Appends the exit rows of a method. */
    void addExitRows(long[] rows) {
        int before = exitRows.length;
        exitRows = Arrays.copyOf(exitRows, before + rows.length);
        System.arraycopy(rows, 0, exitRows, before, rows.length);
    }

    long[] exitRows() {
        return exitRows;
    }

    List<TranslatedClass.Cache> caches() {
        return caches;
    }

    private String name(TranslatedClass.Cache cache) {
        return "cache" + caches.indexOf(cache);
    }

    private static String className(TranslatedClass.Cache cache) {
        return switch (cache.kind()) {
            case FIELD -> InternalNames.FIELD_CACHE;
            case METHOD -> InternalNames.METHOD_CACHE;
            case GROUP -> InternalNames.FIELD_GROUP;
        };
    }

    private static String name(int index) {
        return "k" + index;
    }

    private String type(int index) {
        return "L" + className(index) + ";";
    }

    private String className(int index) {
        return values[index] instanceof LuaString ? InternalNames.STRING : InternalNames.VALUE;
    }

    /** Writes the static initializer, which reads the fields from the class data: all constants, then the caches. */
    void writeTo(ClassWriter file) {
        MethodVisitor out = file.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
        out.visitMethodInsn(INVOKESTATIC, HANDLES, "lookup", "()L" + LOOKUP + ";", false);
        out.visitLdcInsn("_");
        out.visitLdcInsn(Type.getType(DATA));
        String classData = "(L" + LOOKUP + ";Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;";
        out.visitMethodInsn(INVOKESTATIC, HANDLES, "classData", classData, false);
        out.visitTypeInsn(CHECKCAST, DATA);
        out.visitVarInsn(ASTORE, 0);
        for (int index : used) set(file, out, index, name(index), className(index), type(index));
        for (int i = 0; i < caches.size(); i++) {
            String className = className(caches.get(i));
            set(file, out, values.length + i, name(caches.get(i)), className, "L" + className + ";");
        }
        out.visitInsn(RETURN);
        out.visitMaxs(0, 0);
        out.visitEnd();
    }

    private static void set(
            ClassWriter file, MethodVisitor out, int from, String field, String className, String type) {
        file.visitField(ACC_STATIC | ACC_FINAL, field, type, null, null).visitEnd();
        out.visitVarInsn(ALOAD, 0);
        NumberConstant.push(out, from);
        out.visitInsn(AALOAD);
        out.visitTypeInsn(CHECKCAST, className);
        out.visitFieldInsn(PUTSTATIC, InternalNames.SELF, field, type);
    }
}
