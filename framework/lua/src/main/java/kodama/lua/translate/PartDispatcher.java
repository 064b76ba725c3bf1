package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** Emits the method of a function that has several parts: a loop that calls the part with the next instruction. */
final class PartDispatcher {

    private static final Object[] NOTHING = {};
    private static final Object[] RESULT = {InternalNames.VARARGS};

    private final SourceFunction source;
    private final List<MethodPart> parts;
    private final MethodVisitor out;
    private final Label afterCall = new Label();

    PartDispatcher(SourceFunction source, List<MethodPart> parts, ClassWriter file) {
        this.source = source;
        this.parts = parts;
        out = file.visitMethod(ACC_FINAL, TranslatedClass.BODY, Registers.methodType(source), null, null);
        out.visitCode();
    }

    void write() {
        Label next = new Label();
        out.visitLabel(next);
        out.visitFrame(F_SAME, 0, NOTHING, 0, NOTHING);
        for (MethodPart each : parts) select(each);
        out.visitLabel(afterCall);
        out.visitFrame(F_SAME1, 0, NOTHING, 1, RESULT);
        continueOrReturn(next);
    }

    private void select(MethodPart part) {
        Label another = new Label();
        boolean isLast = part.end() == source.length;
        if (!isLast) {
            out.visitVarInsn(ILOAD, Registers.PC);
            NumberConstant.push(out, part.end());
            out.visitJumpInsn(IF_ICMPGE, another);
        }
        call(part);
        if (isLast) return;
        out.visitJumpInsn(GOTO, afterCall);
        out.visitLabel(another);
        out.visitFrame(F_SAME, 0, NOTHING, 0, NOTHING);
    }

    /** Calls a part with the parameters of this method. */
    private void call(MethodPart part) {
        out.visitVarInsn(ALOAD, 0);
        out.visitVarInsn(ALOAD, Registers.COROUTINE);
        out.visitVarInsn(ALOAD, Registers.FUNCTION);
        out.visitVarInsn(ILOAD, Registers.BASE);
        out.visitVarInsn(ILOAD, Registers.PC);
        if (source.isVararg) {
            out.visitVarInsn(ILOAD, Registers.FUNC);
            out.visitVarInsn(ALOAD, Registers.REST);
        }
        for (int i = 0; i < source.parameters; i++) out.visitVarInsn(ALOAD, Registers.firstValue(source) + i);
        out.visitMethodInsn(INVOKEVIRTUAL, InternalNames.SELF, part.method(), Registers.methodType(source), false);
    }

    /** Returns the part's result, unless that is the sentinel that another part is next. */
    private void continueOrReturn(Label next) {
        Label done = new Label();
        out.visitInsn(DUP);
        out.visitFieldInsn(GETSTATIC, InternalNames.SENTINELS, "SWITCH_PART", InternalNames.A_VARARGS);
        out.visitJumpInsn(IF_ACMPNE, done);
        out.visitInsn(POP);
        out.visitVarInsn(ALOAD, Registers.COROUTINE);
        out.visitFieldInsn(GETFIELD, InternalNames.COROUTINE, "nextPartPc", "I");
        out.visitVarInsn(ISTORE, Registers.PC);
        if (source.isVararg) {
            out.visitInsn(ACONST_NULL); // the varargs are in the coroutine's registers
            out.visitVarInsn(ASTORE, Registers.REST);
        }
        out.visitJumpInsn(GOTO, next);
        out.visitLabel(done);
        out.visitFrame(F_SAME1, 0, NOTHING, 1, RESULT);
        exitIfRefused();
    }

    private void pushFunc() {
        out.visitVarInsn(ILOAD, source.isVararg ? Registers.FUNC : Registers.BASE);
        if (source.isVararg) return;
        out.visitInsn(ICONST_1);
        out.visitInsn(ISUB);
    }

    /** If a part could not reload its registers, exits to the interpreter; the registers were saved. */
    private void exitIfRefused() {
        out.visitVarInsn(ALOAD, Registers.COROUTINE);
        out.visitVarInsn(ALOAD, Registers.FUNCTION);
        pushFunc();
        out.visitVarInsn(ILOAD, Registers.BASE);
        out.visitVarInsn(ILOAD, Registers.PC);
        String type = "(" + InternalNames.A_VARARGS + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "III)"
                + InternalNames.A_VARARGS;
        out.visitMethodInsn(INVOKESTATIC, InternalNames.SIDE_EXIT, "exitIfRefused", type, false);
        out.visitInsn(ARETURN);
        out.visitMaxs(0, 0);
        out.visitEnd();
    }
}
