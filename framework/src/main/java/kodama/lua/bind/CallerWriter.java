package kodama.lua.bind;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.TreeMap;
import kodama.lua.Coroutine;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.ClassFile;
import kodama.lua.classfile.Label;
import kodama.lua.classfile.LocalType;
import kodama.lua.classfile.Op;

/**
 * Writes the {@link Caller} of a class: a class beside it, with one method that reads arguments, calls, and wraps the
 * result for whichever of the functions is asked for. So a call from Lua takes no reflection, and no boxing but that of
 * Lua's own numbers.
 */
final class CallerWriter {
    private static final String CALLER = ClassFile.nameOf(Caller.class);
    private static final String CALL =
            "(ILjava/lang/Object;Lorg/luaj/vm2/Varargs;Lkodama/lua/Coroutine;)Ljava/lang/Object;";
    private static final List<LocalType> LOCALS = List.of(
            LocalType.object(CALLER),
            LocalType.INTEGER,
            LocalType.object("java/lang/Object"),
            LocalType.object("org/luaj/vm2/Varargs"),
            LocalType.object("kodama/lua/Coroutine"));
    // Local variables of the method that is written; the others are in LOCALS.
    private static final int FUNCTION = 1;
    private static final int MODULE = 2;
    private static final int COROUTINE = 4;

    private final Class<?> type;
    private final ClassFile file;
    private final Assembler out;

    private CallerWriter(Class<?> type) {
        this.type = type;
        file = new ClassFile(ClassFile.nameOf(type) + "$Caller", CALLER);
        constructor();
        out = file.method(0, "call", CALL, LOCALS);
    }

    /** Makes the caller of some methods of a class. */
    static Caller write(Class<?> type, List<Declaration> methods) {
        CallerWriter writer = new CallerWriter(type);
        writer.cases(methods);
        return writer.define();
    }

    private void constructor() {
        Assembler made = file.method(0, "<init>", "()V", List.of(LocalType.object(file.name())));
        made.local(Op.ALOAD, 0);
        made.call(Op.INVOKESPECIAL, CALLER, "<init>", "()V");
        made.op(Op.RETURN);
    }

    private void cases(List<Declaration> methods) {
        TreeMap<Integer, Label> labels = new TreeMap<>();
        for (int i = 0; i < methods.size(); i++) labels.put(i, new Label());
        Label nowhere = new Label();
        out.local(Op.ILOAD, FUNCTION);
        out.select(labels, nowhere);
        labels.forEach((number, label) -> {
            out.bind(label);
            call(methods.get(number));
        });
        out.bind(nowhere);
        out.op(Op.ACONST_NULL);
        out.op(Op.ARETURN);
    }

    private void call(Declaration method) {
        if (!method.isStatic()) {
            out.local(Op.ALOAD, MODULE);
            out.type(Op.CHECKCAST, ClassFile.nameOf(type));
        }
        arguments(method);
        Op invoke = method.isStatic() ? Op.INVOKESTATIC : Op.INVOKEVIRTUAL;
        out.call(invoke, ClassFile.nameOf(type), method.method(), method.type().toMethodDescriptorString());
        new ResultWriter(out).write(method.type().returnType());
    }

    private void arguments(Declaration method) {
        ArgumentWriter arguments = new ArgumentWriter(out, method.signature());
        for (Class<?> parameter : method.type().parameterList()) {
            if (parameter == Coroutine.class) out.local(Op.ALOAD, COROUTINE);
            else arguments.write(parameter);
        }
    }

    private Caller define() {
        try {
            Constructor<?> constructor = MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                    .defineClass(file.toBytes())
                    .getDeclaredConstructor();
            constructor.setAccessible(true); // it stands in the module's package, not in this one
            return (Caller) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the functions of " + type + " cannot be called: " + e, e);
        }
    }
}
