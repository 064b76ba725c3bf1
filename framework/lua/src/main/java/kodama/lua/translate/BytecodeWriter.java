package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.F_FULL;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.F_SAME1;
import static org.objectweb.asm.Opcodes.INTEGER;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;

import java.util.SortedMap;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * Writes the instructions of one method. At most labels the operand stack is empty, and at all of them those local
 * variables are set that hold something for longer than from one label to the next.
 */
final class BytecodeWriter {

    private static final Object[] EMPTY_STACK = {};

    private final MethodVisitor out;

    /** The types of those local variables, the same at each label. */
    private final Object[] locals;

    /** Whether the verifier has been told of the locals. */
    private boolean isFramed;

    /** Whether a label has just been bound. */
    private boolean isAtLabel;

    BytecodeWriter(ClassVisitor file, String name, String type, Object[] locals) {
        this.locals = locals;
        out = file.visitMethod(ACC_FINAL, name, type, null, null);
        out.visitCode();
    }

    void op(int opcode) {
        isAtLabel = false;
        out.visitInsn(opcode);
    }

    void local(int opcode, int variable) {
        isAtLabel = false;
        out.visitVarInsn(opcode, variable);
    }

    void increment(int variable, int by) {
        isAtLabel = false;
        out.visitIincInsn(variable, by);
    }

    void push(int value) {
        isAtLabel = false;
        NumberConstant.push(out, value);
    }

    void push(double value) {
        isAtLabel = false;
        NumberConstant.push(out, value);
    }

    void type(int opcode, String className) {
        isAtLabel = false;
        out.visitTypeInsn(opcode, className);
    }

    void field(int opcode, String owner, String name, String type) {
        isAtLabel = false;
        out.visitFieldInsn(opcode, owner, name, type);
    }

    void call(String owner, String name, String type) {
        isAtLabel = false;
        out.visitMethodInsn(INVOKESTATIC, owner, name, type, false);
    }

    void callVirtual(String owner, String name, String type) {
        isAtLabel = false;
        out.visitMethodInsn(INVOKEVIRTUAL, owner, name, type, false);
    }

    void jump(int opcode, Label to) {
        isAtLabel = false;
        out.visitJumpInsn(opcode, to);
    }

    void select(SortedMap<Integer, Label> cases, Label otherwise) {
        isAtLabel = false;
        int[] keys = cases.keySet().stream().mapToInt(Integer::intValue).toArray();
        out.visitLookupSwitchInsn(otherwise, keys, cases.values().toArray(new Label[0]));
    }

    void bind(Label label) {
        out.visitLabel(label);
        if (isAtLabel) return;
        if (isFramed) out.visitFrame(F_SAME, 0, EMPTY_STACK, 0, EMPTY_STACK);
        else out.visitFrame(F_FULL, locals.length, locals, 0, EMPTY_STACK);
        isFramed = isAtLabel = true;
    }

    /** Binds a label at which a number is on the operand stack. */
    void bindWithNumber(Label label) {
        out.visitLabel(label);
        if (!isFramed) throw new IllegalStateException("the first label has no operands");
        out.visitFrame(F_SAME1, 0, EMPTY_STACK, 1, new Object[] {INTEGER});
        isAtLabel = false;
    }

    /** The place that stands for a line of source in Java's eyes: here the number of an instruction. */
    void mark(int number) {
        Label here = new Label();
        out.visitLabel(here);
        out.visitLineNumber(number, here);
    }

    /** Begins what is done when something is thrown from a label to here; the thrown is on the operand stack. */
    void handle(Label from) {
        Label handler = new Label();
        out.visitLabel(handler);
        out.visitTryCatchBlock(from, handler, handler, null);
        out.visitFrame(F_SAME1, 0, EMPTY_STACK, 1, new Object[] {"java/lang/Throwable"});
        isAtLabel = false;
    }

    /** Ends the method; returns its end. */
    Label end() {
        Label end = new Label();
        out.visitLabel(end);
        out.visitMaxs(0, 0);
        out.visitEnd();
        return end;
    }
}
