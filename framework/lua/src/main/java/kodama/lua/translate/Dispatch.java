package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** The method that stands for a function of several parts: it calls the part that has the next instruction. */
final class Dispatch {

    private static final Object[] NOTHING = {};
    private static final Object[] RESULT = {Names.VARARGS};

    private final Source source;
    private final List<Part> parts;
    private final MethodVisitor out;
    private final Label behind = new Label();

    Dispatch(Source source, List<Part> parts, ClassWriter file) {
        this.source = source;
        this.parts = parts;
        out = file.visitMethod(ACC_FINAL, TranslatedClass.BODY, Registers.methodType(source), null, null);
        out.visitCode();
    }

    void write() {
        Label next = new Label();
        out.visitLabel(next);
        out.visitFrame(F_SAME, 0, NOTHING, 0, NOTHING);
        for (Part each : parts) select(each);
        out.visitLabel(behind);
        out.visitFrame(F_SAME1, 0, NOTHING, 1, RESULT);
        goOn(next);
    }

    private void select(Part part) {
        Label another = new Label();
        boolean isLast = part.end() == source.length;
        if (!isLast) {
            out.visitVarInsn(ILOAD, Registers.PC);
            Pushes.push(out, part.end());
            out.visitJumpInsn(IF_ICMPGE, another);
        }
        call(part);
        if (isLast) return;
        out.visitJumpInsn(GOTO, behind);
        out.visitLabel(another);
        out.visitFrame(F_SAME, 0, NOTHING, 0, NOTHING);
    }

    /** With the parameters of this method. */
    private void call(Part part) {
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
        out.visitMethodInsn(INVOKEVIRTUAL, Names.SELF, part.method(), Registers.methodType(source), false);
    }

    /** What a part gives back is what the function gives back, but for a mark that the next part is another one. */
    private void goOn(Label next) {
        Label done = new Label();
        out.visitInsn(DUP);
        out.visitFieldInsn(GETSTATIC, Names.MARKS, "MOVED", Names.A_VARARGS);
        out.visitJumpInsn(IF_ACMPNE, done);
        out.visitInsn(POP);
        out.visitVarInsn(ALOAD, Registers.COROUTINE);
        out.visitFieldInsn(GETFIELD, Names.COROUTINE, "movedTo", "I");
        out.visitVarInsn(ISTORE, Registers.PC);
        if (source.isVararg) {
            out.visitInsn(ACONST_NULL); // the coroutine's registers have them
            out.visitVarInsn(ASTORE, Registers.REST);
        }
        out.visitJumpInsn(GOTO, next);
        out.visitLabel(done);
        out.visitFrame(F_SAME1, 0, NOTHING, 1, RESULT);
        settle();
    }

    private void pushFunc() {
        out.visitVarInsn(ILOAD, source.isVararg ? Registers.FUNC : Registers.BASE);
        if (source.isVararg) return;
        out.visitInsn(ICONST_1);
        out.visitInsn(ISUB);
    }

    /** A part that could not load its registers leaves the function to the interpreter, which finds them written. */
    private void settle() {
        out.visitVarInsn(ALOAD, Registers.COROUTINE);
        out.visitVarInsn(ALOAD, Registers.FUNCTION);
        pushFunc();
        out.visitVarInsn(ILOAD, Registers.BASE);
        out.visitVarInsn(ILOAD, Registers.PC);
        String type = "(" + Names.A_VARARGS + Names.A_COROUTINE + Names.A_FUNCTION + "III)" + Names.A_VARARGS;
        out.visitMethodInsn(INVOKESTATIC, Names.DEPARTURE, "settled", type, false);
        out.visitInsn(ARETURN);
        out.visitMaxs(0, 0);
        out.visitEnd();
    }
}
