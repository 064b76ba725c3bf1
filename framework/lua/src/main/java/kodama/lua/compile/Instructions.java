package kodama.lua.compile;

/**
 * Encodes and decodes instruction words.
 *
 * <p>From the lowest bit: six bits of opcode, eight of A, nine of C, nine of B. Bx is C and B as one number; a jump is
 * Bx minus 131,071, so that it may be negative; Ax is everything except the opcode.
 */
public final class Instructions {

    /*
     * 1. These methods are smaller than the expressions they replace, so that the interpreter loop gets smaller and
     *    HotSpot inlines them everywhere. Compiling and running take as long as with explicit shifts.
     * 2. The constants are final and inlined by javac.
     */

    private static final int OPCODE = 0x3f;
    private static final int A_AT = 6;
    private static final int MAX_A = 0xff;
    private static final int C_AT = 14;
    private static final int B_AT = 23;

    /** A generic loop calls its iterator with copies of its first three registers, which follow them. */
    private static final int LOOP_STATE = 3;

    /** The largest B or C. */
    public static final int MAX_B = 0x1ff;

    /** The largest Bx. */
    public static final int MAX_BX = 0x3ffff;

    /** The farthest jump, in either direction; in instructions. */
    public static final int MAX_JUMP = 0x1ffff;

    /** Operands from here on are constants, below it registers. */
    public static final int CONSTANT = 0x100;

    /** Mask for opcode, A and the sign of the jump. */
    private static final int NEAR_JUMP = 1 << 31 | MAX_A << A_AT | OPCODE;

    private Instructions() {}

    // decoding

    /**
     * Returns the opcode.
     *
     * @return one of {@link Opcode}
     */
    public static int opcode(int i) {
        return i & OPCODE;
    }

    /**
     * Returns the register of the called function.
     *
     * @param i a call, or the step of a generic loop
     * @return the register, from 0
     */
    public static int callee(int i) {
        return opcode(i) == Opcode.TFORCALL ? a(i) + LOOP_STATE : a(i);
    }

    /**
     * Returns A, usually the register of the result.
     *
     * @return from 0 to 255
     */
    public static int a(int i) {
        return i >>> A_AT & MAX_A;
    }

    /**
     * Returns B, usually the first operand.
     *
     * @return from 0 to 511
     */
    public static int b(int i) {
        return i >>> B_AT;
    }

    /**
     * Returns C, usually the second operand.
     *
     * @return from 0 to 511
     */
    public static int c(int i) {
        return i >>> C_AT & MAX_B;
    }

    /**
     * Returns Bx, the index of a constant or of an inner function.
     *
     * @return from 0 to 262,143
     */
    public static int bx(int i) {
        return i >>> C_AT;
    }

    /**
     * Returns Ax, a large number in a word of its own.
     *
     * @return from 0 to 67,108,863
     */
    public static int ax(int i) {
        return i >>> A_AT;
    }

    /**
     * Returns the distance of a jump from the next instruction.
     *
     * @return the distance, in instructions; negative for a backward jump
     */
    public static int jump(int i) {
        return (i >>> C_AT) - MAX_JUMP;
    }

    /**
     * Whether it is a forward {@code JMP} that does not close upvalues, as most jumps after tests.
     *
     * @return true if it has no other effect
     */
    public static boolean isPlainJump(int i) {
        return (i & NEAR_JUMP) == (1 << 31 | Opcode.JMP);
    }

    /**
     * Whether an operand is a constant rather than a register.
     *
     * @param operand B or C of an instruction that accepts both
     */
    public static boolean isConstant(int operand) {
        return operand >= CONSTANT;
    }

    /**
     * Returns the index of the constant that an operand refers to.
     *
     * @return the index
     */
    public static int constant(int operand) {
        return operand & MAX_A;
    }

    // encoding

    /**
     * Makes an instruction with three fields.
     *
     * @param opcode one of {@link Opcode}
     * @param a from 0 to 255
     * @param b from 0 to 511
     * @param c from 0 to 511
     */
    public static int of(int opcode, int a, int b, int c) {
        return opcode | a << A_AT | b << B_AT | c << C_AT;
    }

    /**
     * Makes an instruction with two fields.
     *
     * @param opcode one of {@link Opcode}
     * @param a from 0 to 255
     * @param bx from 0 to {@link #MAX_BX}
     */
    public static int ofBx(int opcode, int a, int bx) {
        return opcode | a << A_AT | bx << C_AT;
    }

    /**
     * Makes a jump.
     *
     * @param opcode one of {@link Opcode}
     * @param a from 0 to 255
     * @param distance distance from the next instruction, at most {@link #MAX_JUMP} in either direction
     */
    public static int ofJump(int opcode, int a, int distance) {
        return ofBx(opcode, a, distance + MAX_JUMP);
    }

    /**
     * Makes the word for an operand that does not fit into the previous instruction.
     *
     * @param ax from 0 to 67,108,863
     */
    public static int ofExtra(int ax) {
        return Opcode.EXTRAARG | ax << A_AT;
    }

    /**
     * Returns the instruction with another opcode.
     *
     * @param opcode one of {@link Opcode}
     */
    public static int withOpcode(int i, int opcode) {
        return i & ~OPCODE | opcode;
    }

    /**
     * Returns the instruction with another A.
     *
     * @param a from 0 to 255
     */
    public static int withA(int i, int a) {
        return i & ~(MAX_A << A_AT) | a << A_AT;
    }

    /**
     * Returns the instruction with another B.
     *
     * @param b from 0 to 511
     */
    public static int withB(int i, int b) {
        return i & ~(MAX_B << B_AT) | b << B_AT;
    }

    /**
     * Returns the instruction with another C.
     *
     * @param c from 0 to 511
     */
    public static int withC(int i, int c) {
        return i & ~(MAX_B << C_AT) | c << C_AT;
    }

    /**
     * Returns the instruction with another jump distance.
     *
     * @param distance distance from the next instruction, at most {@link #MAX_JUMP} in either direction
     */
    public static int withJump(int i, int distance) {
        return ofJump(opcode(i), a(i), distance);
    }
}
