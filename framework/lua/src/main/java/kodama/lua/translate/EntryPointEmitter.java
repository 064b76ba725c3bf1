package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * How others call the method that does the work: with a few arguments, with a list of them, or from a frame. Each
 * way looks whether there is room and fuel for a call.
 */
final class EntryPointEmitter {

    /** So many arguments are passed as they are; more of them as one list. */
    static final int MOST_SINGLE = 6;

    /** So many arguments are passed as numbers, if all are known as such. */
    static final int MOST_NUMBERS = 3;

    /** So many arguments any function may get. */
    private static final int USUAL = 3;

    private static final String LEAD = InternalNames.A_COROUTINE + InternalNames.A_VALUE + "I";
    private static final String CALL = InternalNames.HOME + "Call";

    // Variables of the ways: 0 is the translated function.
    private static final int COROUTINE = 1;
    private static final int FUNCTION = 2;
    private static final int FUNC = 3;
    private static final int ARGUMENTS = 4;

    private final SourceFunction source;
    private final int cost;

    /** See {@link JavaStackDepth}. */
    private final int depthLimit;

    /** The method that does the work of a call. */
    private final String called;

    EntryPointEmitter(SourceFunction source, int cost, int depthLimit, String called) {
        this.source = source;
        this.cost = cost;
        this.depthLimit = depthLimit;
        this.called = called;
    }

    void writeTo(ClassWriter file) {
        constructor(file);
        if (!source.isVararg) for (int i = 0; i <= singles(); i++) single(file, i);
        list(file);
        resume(file);
    }

    /** The way for numbers alone, to the method that does the work with them. */
    void numbers(ClassWriter file) {
        String type = "(" + LEAD + "D".repeat(source.parameters) + ")D";
        MethodVisitor out = method(file, "number" + source.parameters, type);
        pushRoom(out, source.parameters);
        Label refused = new Label();
        askWhetherBegins(out, "");
        out.visitJumpInsn(IFEQ, refused);
        pushLead(out);
        out.visitInsn(ICONST_1);
        out.visitInsn(IADD);
        out.visitInsn(ICONST_M1);
        for (int i = 0; i < source.parameters; i++) out.visitVarInsn(DLOAD, ARGUMENTS + 2 * i);
        String body = TranslatedClass.BODY_OF_NUMBERS;
        out.visitMethodInsn(INVOKEVIRTUAL, InternalNames.SELF, body, Registers.methodTypeOfNumbers(source), false);
        out.visitInsn(DRETURN);
        out.visitLabel(refused);
        out.visitFrame(F_SAME, 0, new Object[0], 0, new Object[0]);
        out.visitFieldInsn(GETSTATIC, InternalNames.SENTINELS, "REFUSED", InternalNames.A_VARARGS);
        out.visitVarInsn(ALOAD, COROUTINE);
        out.visitMethodInsn(
                INVOKESTATIC,
                InternalNames.CALL_TARGET,
                "number",
                "(" + InternalNames.A_VARARGS + InternalNames.A_COROUTINE + ")D",
                false);
        out.visitInsn(DRETURN);
        end(out);
    }

    /** Pushes what is asked about a call that begins, for arguments that are known. */
    private void pushRoom(MethodVisitor out, int arguments) {
        out.visitVarInsn(ALOAD, COROUTINE);
        int size = 1 + arguments + source.registers + source.parameters;
        out.visitVarInsn(ILOAD, FUNC);
        NumberConstant.push(out, size);
        out.visitInsn(IADD);
        if (hasDepthLimit()) NumberConstant.push(out, depthLimit + size);
        NumberConstant.push(out, cost + (arguments >> 2));
    }

    private boolean hasDepthLimit() {
        return depthLimit < JavaStackDepth.MOST_REGISTERS;
    }

    /** Asks about the pushed call whether it may begin. */
    private void askWhetherBegins(MethodVisitor out, String arguments) {
        String type = "(" + InternalNames.A_COROUTINE + (hasDepthLimit() ? "III" : "II") + arguments + ")Z";
        out.visitMethodInsn(INVOKESTATIC, InternalNames.BUDGET_STUBS, "begins", type, false);
    }

    /** More arguments than parameters are seldom passed, and come as a list. */
    private int singles() {
        return Math.max(USUAL, Math.min(source.parameters, MOST_SINGLE));
    }

    private static void constructor(ClassWriter file) {
        MethodVisitor out = file.visitMethod(0, "<init>", "()V", null, null);
        out.visitVarInsn(ALOAD, 0);
        out.visitMethodInsn(INVOKESPECIAL, InternalNames.TRANSLATED, "<init>", "()V", false);
        out.visitInsn(RETURN);
        end(out);
    }

    private static MethodVisitor method(ClassWriter file, String name, String type) {
        MethodVisitor out = file.visitMethod(ACC_FINAL, name, type, null, null);
        out.visitCode();
        return out;
    }

    private static void end(MethodVisitor out) {
        out.visitMaxs(0, 0);
        out.visitEnd();
    }

    private void single(ClassWriter file, int arguments) {
        String type = "(" + LEAD + InternalNames.A_VALUE.repeat(arguments) + ")" + InternalNames.A_VARARGS;
        MethodVisitor out = method(file, "call" + arguments, type);
        pushRoom(out, arguments);
        begin(out, "");
        pushLead(out);
        out.visitInsn(ICONST_1);
        out.visitInsn(IADD);
        out.visitInsn(ICONST_M1);
        for (int i = 0; i < source.parameters; i++) {
            if (i < arguments) out.visitVarInsn(ALOAD, ARGUMENTS + i);
            else pushNil(out);
        }
        run(out, called);
    }

    private static void pushNil(MethodVisitor out) {
        out.visitFieldInsn(GETSTATIC, InternalNames.VALUE, "NIL", InternalNames.A_VALUE);
    }

    private static void pushLead(MethodVisitor out) {
        out.visitVarInsn(ALOAD, 0);
        out.visitVarInsn(ALOAD, COROUTINE);
        out.visitVarInsn(ALOAD, FUNCTION);
        out.visitTypeInsn(CHECKCAST, InternalNames.FUNCTION);
        out.visitVarInsn(ILOAD, FUNC);
    }

    /** Asks whether the call may begin; refuses it if not. */
    private void begin(MethodVisitor out, String arguments) {
        askWhetherBegins(out, arguments);
        Label begins = new Label();
        out.visitJumpInsn(IFNE, begins);
        out.visitFieldInsn(GETSTATIC, InternalNames.SENTINELS, "REFUSED", InternalNames.A_VARARGS);
        out.visitInsn(ARETURN);
        out.visitLabel(begins);
        out.visitFrame(F_SAME, 0, new Object[0], 0, new Object[0]);
    }

    private void run(MethodVisitor out, String body) {
        out.visitMethodInsn(INVOKEVIRTUAL, InternalNames.SELF, body, Registers.methodType(source), false);
        out.visitInsn(ARETURN);
        end(out);
    }

    private void list(ClassWriter file) {
        MethodVisitor out = method(file, "call", "(" + LEAD + InternalNames.A_VARARGS + ")" + InternalNames.A_VARARGS);
        pushRoom(out, 0);
        out.visitVarInsn(ALOAD, ARGUMENTS);
        begin(out, InternalNames.A_VARARGS);
        pushLead(out);
        out.visitInsn(ICONST_1);
        out.visitInsn(IADD);
        if (source.isVararg) pushRest(out);
        else out.visitInsn(ICONST_M1);
        for (int i = 0; i < source.parameters; i++) {
            out.visitVarInsn(ALOAD, ARGUMENTS);
            NumberConstant.push(out, i + 1);
            out.visitMethodInsn(INVOKEVIRTUAL, InternalNames.VARARGS, "arg", "(I)" + InternalNames.A_VALUE, false);
        }
        run(out, called);
    }

    /** Variable arguments stand before the registers. */
    private void pushRest(MethodVisitor out) {
        out.visitVarInsn(ALOAD, ARGUMENTS);
        out.visitMethodInsn(INVOKEVIRTUAL, InternalNames.VARARGS, "narg", "()I", false);
        out.visitInsn(IADD);
        out.visitInsn(ICONST_M1);
        out.visitVarInsn(ILOAD, FUNC);
        out.visitVarInsn(ALOAD, ARGUMENTS);
        NumberConstant.push(out, source.parameters);
        out.visitMethodInsn(
                INVOKESTATIC,
                InternalNames.CALL_STUBS,
                "behind",
                "(" + InternalNames.A_VARARGS + "I)" + InternalNames.A_VARARGS,
                false);
    }

    private void resume(ClassWriter file) {
        String type = "(" + InternalNames.A_COROUTINE + "L" + CALL + ";)" + InternalNames.A_VARARGS;
        MethodVisitor out = method(file, TranslatedClass.ENTRY, type);
        out.visitVarInsn(ALOAD, 0);
        out.visitVarInsn(ALOAD, COROUTINE);
        pushFromFrame(out, "function", InternalNames.A_FUNCTION);
        pushFromFrame(out, "base", "I");
        pushFromFrame(out, "pc", "I");
        if (source.isVararg) {
            pushFromFrame(out, "extras", "I"); // a tail call has moved it away from where the results go
            NumberConstant.push(out, 1 + source.parameters);
            out.visitInsn(ISUB);
            out.visitInsn(ACONST_NULL);
        }
        for (int i = 0; i < source.parameters; i++) pushNil(out);
        run(out, TranslatedClass.BODY);
    }

    private static void pushFromFrame(MethodVisitor out, String field, String type) {
        out.visitVarInsn(ALOAD, FUNCTION);
        out.visitFieldInsn(GETFIELD, CALL, field, type);
    }
}
