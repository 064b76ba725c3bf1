package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * Emits the entry points of a translated function: methods for a few arguments, for a list of arguments, for numbers,
 * and for a resume from a frame. Each one except the last checks that there are enough registers, Java stack and
 * budget.
 */
final class EntryPointEmitter {

    /** Most arguments that are passed one by one; more are passed as a list. */
    static final int MAX_SINGLE = 6;

    /** Most arguments that are passed as numbers, if all are known to be numbers. */
    static final int MAX_NUMBERS = 3;

    /** Number of arguments for which every function has an entry point. */
    private static final int USUAL = 3;

    private static final String LEAD = InternalNames.A_COROUTINE + InternalNames.A_VALUE + "I";
    private static final String CALL = InternalNames.HOME + "Call";

    // Local variables of the entry points; 0 is the translated code.
    private static final int COROUTINE = 1;
    private static final int FUNCTION = 2;
    private static final int FUNC = 3;
    private static final int ARGUMENTS = 4;

    private final SourceFunction source;
    private final int cost;

    /** Highest register at which the function may be called, see {@link JavaStackDepth}. */
    private final int depthLimit;

    /** Name of the method that contains the instructions for a call. */
    private final String called;

    EntryPointEmitter(SourceFunction source, int cost, int depthLimit, String called) {
        this.source = source;
        this.cost = cost;
        this.depthLimit = depthLimit;
        this.called = called;
    }

    void writeTo(ClassWriter file) {
        constructor(file);
        if (!source.isVararg) for (int i = 0; i <= mostSingle(); i++) single(file, i);
        list(file);
        resume(file);
    }

    /** Emits the entry point for numbers. */
    void numbers(ClassWriter file) {
        String type = "(" + LEAD + "D".repeat(source.parameters) + ")D";
        MethodVisitor out = method(file, "number" + source.parameters, type);
        pushCheckArguments(out, source.parameters);
        Label refused = new Label();
        emitBeginCheck(out, "");
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

    /** Pushes the arguments of the check that a call may begin. */
    private void pushCheckArguments(MethodVisitor out, int arguments) {
        out.visitVarInsn(ALOAD, COROUTINE);
        int size = 1 + arguments + source.registers + source.parameters;
        out.visitVarInsn(ILOAD, FUNC);
        NumberConstant.push(out, size);
        out.visitInsn(IADD);
        if (hasDepthLimit()) NumberConstant.push(out, depthLimit + size);
        NumberConstant.push(out, cost + (arguments >> 2));
    }

    private boolean hasDepthLimit() {
        return depthLimit < JavaStackDepth.MAX_REGISTERS;
    }

    /** Emits the check that the call may begin. */
    private void emitBeginCheck(MethodVisitor out, String arguments) {
        String type = "(" + InternalNames.A_COROUTINE + (hasDepthLimit() ? "III" : "II") + arguments + ")Z";
        out.visitMethodInsn(INVOKESTATIC, InternalNames.BUDGET_STUBS, "mayBegin", type, false);
    }

    /** Callers seldom pass more arguments than there are parameters; those are passed as a list. */
    private int mostSingle() {
        return Math.max(USUAL, Math.min(source.parameters, MAX_SINGLE));
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
        pushCheckArguments(out, arguments);
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

    /** Emits the check that the call may begin, and the refusal otherwise. */
    private void begin(MethodVisitor out, String arguments) {
        emitBeginCheck(out, arguments);
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
        pushCheckArguments(out, 0);
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

    /** Varargs are below the registers. */
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
                "varargsAfter",
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
            pushFromFrame(out, "extras", "I"); // after a tail call, this is not next to the results
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
