package kodama.lua.bind;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.stream.Stream;
import kodama.lua.Coroutine;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the {@link Caller} of a class: a class beside it, with one method that reads arguments, calls, and wraps the
 * result for whichever of the functions is asked for. So a call from Lua takes no reflection, and no boxing but that of
 * Lua's own numbers.
 */
final class CallerWriter {
    private static final String CALLER = Type.getInternalName(Caller.class);
    private static final String CALL =
            "(ILjava/lang/Object;Lorg/luaj/vm2/Varargs;Lkodama/lua/Coroutine;)Ljava/lang/Object;";
    // Local variables of the method that is written; the arguments are ArgumentWriter's.
    private static final int FUNCTION = 1;
    private static final int MODULE = 2;
    private static final int COROUTINE = 4;

    private final Class<?> type;
    private final ClassWriter file = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    private final MethodVisitor out;

    private CallerWriter(Class<?> type) {
        this.type = type;
        int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
        file.visit(Opcodes.V17, access, Type.getInternalName(type) + "$Caller", null, CALLER, null);
        constructor();
        out = file.visitMethod(0, "call", CALL, null, null);
    }

    /** Makes the caller of some methods of a class. */
    static Caller write(Class<?> type, List<Declaration> methods) {
        CallerWriter writer = new CallerWriter(type);
        writer.cases(methods);
        return writer.define();
    }

    private void constructor() {
        MethodVisitor made = file.visitMethod(0, "<init>", "()V", null, null);
        made.visitVarInsn(Opcodes.ALOAD, 0);
        made.visitMethodInsn(Opcodes.INVOKESPECIAL, CALLER, "<init>", "()V", false);
        made.visitInsn(Opcodes.RETURN);
        made.visitMaxs(0, 0);
    }

    private void cases(List<Declaration> methods) {
        Label[] labels = Stream.generate(Label::new).limit(methods.size()).toArray(Label[]::new);
        Label nowhere = new Label();
        out.visitVarInsn(Opcodes.ILOAD, FUNCTION);
        out.visitTableSwitchInsn(0, labels.length - 1, nowhere, labels);
        for (int i = 0; i < labels.length; i++) {
            bind(labels[i]);
            call(methods.get(i));
        }
        bind(nowhere);
        out.visitInsn(Opcodes.ACONST_NULL);
        out.visitInsn(Opcodes.ARETURN);
        out.visitMaxs(0, 0); // these are counted
    }

    /** Nothing is on the operand stack here, and the local variables are those of the beginning. */
    private void bind(Label label) {
        out.visitLabel(label);
        out.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    }

    private void call(Declaration method) {
        String owner = Type.getInternalName(type);
        if (!method.isStatic()) {
            out.visitVarInsn(Opcodes.ALOAD, MODULE);
            out.visitTypeInsn(Opcodes.CHECKCAST, owner);
        }
        arguments(method);
        int invoke = method.isStatic() ? Opcodes.INVOKESTATIC : Opcodes.INVOKEVIRTUAL;
        out.visitMethodInsn(invoke, owner, method.method(), method.type().toMethodDescriptorString(), false);
        new ResultWriter(out).write(method.type().returnType());
    }

    private void arguments(Declaration method) {
        ArgumentWriter arguments = new ArgumentWriter(out, method.signature());
        for (Class<?> parameter : method.type().parameterList()) {
            if (parameter == Coroutine.class) out.visitVarInsn(Opcodes.ALOAD, COROUTINE);
            else arguments.write(parameter);
        }
    }

    private Caller define() {
        try {
            Constructor<?> constructor = MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                    .defineClass(file.toByteArray())
                    .getDeclaredConstructor();
            constructor.setAccessible(true); // it stands in the module's package, not in this one
            return (Caller) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the functions of " + type + " cannot be called: " + e, e);
        }
    }
}
