package kodama.lua.translate;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Pushes a number constant with the shortest instruction. */
final class NumberConstant {

    private NumberConstant() {}

    static void push(MethodVisitor out, int value) {
        if (value >= -1 && value <= 5) out.visitInsn(Opcodes.ICONST_0 + value);
        else if (value == (byte) value) out.visitIntInsn(Opcodes.BIPUSH, value);
        else if (value == (short) value) out.visitIntInsn(Opcodes.SIPUSH, value);
        else out.visitLdcInsn(value);
    }

    static void push(MethodVisitor out, double value) {
        long bits = Double.doubleToRawLongBits(value); // a zero has a sign
        if (bits == 0) out.visitInsn(Opcodes.DCONST_0);
        else if (value == 1) out.visitInsn(Opcodes.DCONST_1);
        else if (value != 0 && value == (byte) value) pushSmall(out, (int) value);
        else out.visitLdcInsn(value);
    }

    /** Pushes a small number without an entry in the constant pool. */
    private static void pushSmall(MethodVisitor out, int value) {
        push(out, value);
        out.visitInsn(Opcodes.I2D);
    }
}
