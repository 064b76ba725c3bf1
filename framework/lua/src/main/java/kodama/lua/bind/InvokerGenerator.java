package kodama.lua.bind;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.lua.Coroutine;
import kodama.lua.RuntimeClasses;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Generates the {@link MethodInvoker} of a class, in the same package: a method that reads the arguments, calls the
 * requested function, and wraps its result, and methods that read fields. Calls from Lua thus need neither reflection
 * nor boxes, except for Lua's own numbers.
 */
final class InvokerGenerator {
    private static final String INVOKER = Type.getInternalName(MethodInvoker.class);
    private static final String MARSHAL = Type.getInternalName(Marshal.class);
    private static final String CALL =
            "(ILjava/lang/Object;Lorg/luaj/vm2/Varargs;Lkodama/lua/Coroutine;)Ljava/lang/Object;";
    // Local variables of the generated method; ArgumentWriter has the one for arguments.
    private static final int FUNCTION = 1;
    private static final int MODULE = 2;
    private static final int COROUTINE = 4;

    /** How a field is read. */
    enum Kind {
        /** By {@link MethodInvoker#number}. */
        NUMBER,
        /** By {@link MethodInvoker#object}. */
        OBJECT,
        /** By {@link MethodInvoker#call}, as functions are called. */
        OTHER
    }

    private final Class<?> type;
    private final List<Declaration> methods;
    private final ClassWriter file = new ClassWriter(ClassWriter.COMPUTE_MAXS);

    private InvokerGenerator(Class<?> type, List<Declaration> methods) {
        this.type = type;
        this.methods = methods;
        int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
        file.visit(Opcodes.V17, access, Type.getInternalName(type) + "$Invoker", null, INVOKER, null);
    }

    /** Makes an invoker for methods of a class. */
    static MethodInvoker write(Class<?> type, List<Declaration> methods) {
        InvokerGenerator generator = new InvokerGenerator(type, methods);
        generator.write();
        return (MethodInvoker) RuntimeClasses.defineInPackageOf(type, generator.file.toByteArray());
    }

    /** Returns how a field is read. */
    static Kind kind(Declaration field) {
        Class<?> result = field.type().returnType();
        if (result == double.class || result == int.class) return Kind.NUMBER;
        return result.isPrimitive() || result == Step.class || result == Yield.class ? Kind.OTHER : Kind.OBJECT;
    }

    private void write() {
        constructor();
        calls();
        if (methods.stream().noneMatch(Declaration::isField)) return;
        numbers();
        objects();
    }

    private void constructor() {
        MethodVisitor made = file.visitMethod(0, "<init>", "()V", null, null);
        made.visitVarInsn(Opcodes.ALOAD, 0);
        made.visitMethodInsn(Opcodes.INVOKESPECIAL, INVOKER, "<init>", "()V", false);
        made.visitInsn(Opcodes.RETURN);
        made.visitMaxs(0, 0);
    }

    private void calls() {
        MethodVisitor out = file.visitMethod(0, "call", CALL, null, null);
        cases(out, methods, method -> {
            call(out, method);
            wrapResult(out, method.type().returnType());
            out.visitInsn(Opcodes.ARETURN);
        });
        out.visitInsn(Opcodes.ACONST_NULL);
        out.visitInsn(Opcodes.ARETURN);
        out.visitMaxs(0, 0); // computed by ASM
    }

    /** Emits a switch over the function's index, with a case for each method; the code after it is the default. */
    private static void cases(MethodVisitor out, List<@Nullable Declaration> methods, Consumer<Declaration> body) {
        Label noCase = new Label();
        Label[] labels = methods.stream()
                .map(each -> each == null ? noCase : new Label())
                .toArray(Label[]::new);
        out.visitVarInsn(Opcodes.ILOAD, FUNCTION);
        out.visitTableSwitchInsn(0, labels.length - 1, noCase, labels);
        for (int i = 0; i < labels.length; i++) {
            if (labels[i] == noCase) continue;
            bind(out, labels[i]);
            body.accept(methods.get(i));
        }
        bind(out, noCase);
    }

    /** Binds a label at which the operand stack is empty and the local variables are those of the parameters. */
    private static void bind(MethodVisitor out, Label label) {
        out.visitLabel(label);
        out.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    }

    private void call(MethodVisitor out, Declaration method) {
        String owner = Type.getInternalName(type);
        if (!method.isStatic()) {
            out.visitVarInsn(Opcodes.ALOAD, MODULE);
            out.visitTypeInsn(Opcodes.CHECKCAST, owner);
        }
        arguments(out, method);
        int invoke = method.isStatic() ? Opcodes.INVOKESTATIC : Opcodes.INVOKEVIRTUAL;
        out.visitMethodInsn(invoke, owner, method.method(), method.type().toMethodDescriptorString(), false);
    }

    private static void arguments(MethodVisitor out, Declaration method) {
        ArgumentWriter arguments = new ArgumentWriter(out, method.signature());
        for (Class<?> parameter : method.type().parameterList()) {
            if (parameter == Coroutine.class) out.visitVarInsn(Opcodes.ALOAD, COROUTINE);
            else arguments.write(parameter);
        }
    }

    /** Emits a call of {@link Marshal} that wraps the result. */
    private static void wrapResult(MethodVisitor out, Class<?> type) {
        if (type == void.class)
            out.visitFieldInsn(Opcodes.GETSTATIC, "org/luaj/vm2/LuaValue", "NONE", "Lorg/luaj/vm2/LuaValue;");
        else if (type.isPrimitive()) wrap(out, type.descriptorString());
        else if (type != Step.class && type != Yield.class) wrap(out, "Ljava/lang/Object;");
    }

    private static void wrap(MethodVisitor out, String type) {
        out.visitMethodInsn(Opcodes.INVOKESTATIC, MARSHAL, "result", "(" + type + ")Lorg/luaj/vm2/Varargs;", false);
    }

    /** Emits the method that reads the fields that are numbers. */
    private void numbers() {
        MethodVisitor out = file.visitMethod(0, "number", "(ILjava/lang/Object;)D", null, null);
        cases(out, fields(Kind.NUMBER), method -> {
            call(out, method);
            if (method.type().returnType() == int.class) out.visitInsn(Opcodes.I2D);
            out.visitInsn(Opcodes.DRETURN);
        });
        out.visitLdcInsn(Double.NaN);
        out.visitInsn(Opcodes.DRETURN);
        out.visitMaxs(0, 0); // computed by ASM
    }

    /** Emits the method that reads the fields that are objects. */
    private void objects() {
        MethodVisitor out = file.visitMethod(0, "object", "(ILjava/lang/Object;)Ljava/lang/Object;", null, null);
        cases(out, fields(Kind.OBJECT), method -> {
            call(out, method);
            out.visitInsn(Opcodes.ARETURN);
        });
        out.visitInsn(Opcodes.ACONST_NULL);
        out.visitInsn(Opcodes.ARETURN);
        out.visitMaxs(0, 0); // computed by ASM
    }

    /** Returns the fields of a kind, each at its index; null for all other methods. */
    private List<@Nullable Declaration> fields(Kind kind) {
        List<@Nullable Declaration> fields = new ArrayList<>();
        for (Declaration each : methods) fields.add(each.isField() && kind(each) == kind ? each : null);
        return fields;
    }

    /** Emits the code that reads the arguments in turn, each by a method of {@link Marshal}. */
    private static final class ArgumentWriter {
        /** The local variable with the arguments of the call. */
        private static final int ARGUMENTS = 3;

        private final MethodVisitor out;
        private final Signature signature;
        /** Number of arguments so far. */
        private int index;

        ArgumentWriter(MethodVisitor out, Signature signature) {
            this.out = out;
            this.signature = signature;
        }

        /** Pushes the next argument. */
        void write(Class<?> type) {
            List<Parameter> parameters = signature.parameters();
            String defaultValue =
                    index < parameters.size() ? parameters.get(index).defaultValue() : "";
            String descriptor = type.descriptorString();
            out.visitVarInsn(Opcodes.ALOAD, ARGUMENTS);
            out.visitIntInsn(Opcodes.SIPUSH, ++index);
            if (!defaultValue.isEmpty()) out.visitLdcInsn(constant(type, defaultValue));
            String further = defaultValue.isEmpty() ? "" : descriptor;
            String reading = "(Lorg/luaj/vm2/Varargs;I" + further + ")" + descriptor;
            out.visitMethodInsn(Opcodes.INVOKESTATIC, MARSHAL, reader(type), reading, false);
        }

        private static Object constant(Class<?> type, String defaultValue) {
            if (type == double.class) return Double.valueOf(defaultValue);
            if (type == int.class) return Integer.valueOf(defaultValue);
            if (type == boolean.class) return defaultValue.equals("true") ? 1 : 0;
            return defaultValue.substring(1, defaultValue.length() - 1); // without the quotes
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
}
