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
 * Writes the bytecode of one method, with its stack map frames. At most labels the operand stack is empty; at all of
 * them the same local variables are set, those that live longer than a block.
 */
final class BytecodeWriter {

    private static final Object[] EMPTY_STACK = {};

    private final MethodVisitor out;

    /** The types of those local variables. */
    private final Object[] locals;

    /** Whether a frame with all locals has been written. */
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

    /** Binds a label at which an integer is on the operand stack. */
    void bindWithNumber(Label label) {
        out.visitLabel(label);
        if (!isFramed) throw new IllegalStateException("the operand stack must be empty at the first label");
        out.visitFrame(F_SAME1, 0, EMPTY_STACK, 1, new Object[] {INTEGER});
        isAtLabel = false;
    }

    /** Sets the line number of the next code: the number of a Lua instruction. */
    void mark(int number) {
        Label here = new Label();
        out.visitLabel(here);
        out.visitLineNumber(number, here);
    }

    /** Begins the exception handler for the code from a label to here; the exception is on the operand stack. */
    void handle(Label from) {
        Label handler = new Label();
        out.visitLabel(handler);
        out.visitTryCatchBlock(from, handler, handler, null);
        out.visitFrame(F_SAME1, 0, EMPTY_STACK, 1, new Object[] {"java/lang/Throwable"});
        isAtLabel = false;
    }

    /** Ends the method; returns its end label. */
    Label end() {
        Label end = new Label();
        out.visitLabel(end);
        out.visitMaxs(0, 0);
        out.visitEnd();
        return end;
    }
}
