package kodama.lua.compile;

/**
 * Takes the words of instructions apart and puts them together.
 *
 * <p>From the lowest bit on: six bits of opcode, eight of A, nine of C, nine of B. Bx is C and B as one number; a jump
 * is Bx less 131,071, so that it may go back; Ax is all but the opcode.
 */
public final class Instructions {

    /*
     * 1. These methods are smaller than what they stand for, so that the interpreter loop shrinks by them, and HotSpot
     *    puts them into every caller. Compiling and running take as long as with the shifts written out.
     * 2. The constants are final and inlined by javac.
     */

    private static final int OPCODE = 0x3f;
    private static final int A_AT = 6;
    private static final int LARGEST_A = 0xff;
    private static final int C_AT = 14;
    private static final int B_AT = 23;

    /** A generic loop calls with copies of its first three registers, behind them. */
    private static final int LOOP_STATE = 3;

    /** The largest B or C. */
    public static final int LARGEST_B = 0x1ff;

    /** The largest Bx. */
    public static final int LARGEST_BX = 0x3ffff;

    /** The farthest jump, in either direction; in instructions. */
    public static final int FARTHEST_JUMP = 0x1ffff;

    /** An operand from here on is a constant, below it is a register. */
    public static final int CONSTANT = 0x100;

    /** Opcode, A and the sign of the jump. */
    private static final int NEAR_JUMP = 1 << 31 | LARGEST_A << A_AT | OPCODE;

    private Instructions() {}

    // taking apart

    /**
     * What it does.
     *
     * @return one of {@link Opcode}
     */
    public static int opcode(int i) {
        return i & OPCODE;
    }

    /**
     * The register of the function that it calls.
     *
     * @param i the instruction: a call, or the step of a generic loop
     * @return from 0 on
     */
    public static int callee(int i) {
        return opcode(i) == Opcode.TFORCALL ? a(i) + LOOP_STATE : a(i);
    }

    /**
     * A: mostly the register for the result.
     *
     * @return from 0 to 255
     */
    public static int a(int i) {
        return i >>> A_AT & LARGEST_A;
    }

    /**
     * B: mostly the first operand.
     *
     * @return from 0 to 511
     */
    public static int b(int i) {
        return i >>> B_AT;
    }

    /**
     * C: mostly the second operand.
     *
     * @return from 0 to 511
     */
    public static int c(int i) {
        return i >>> C_AT & LARGEST_B;
    }

    /**
     * Bx: the number of a constant or of an inner function.
     *
     * @return from 0 to 262,143
     */
    public static int bx(int i) {
        return i >>> C_AT;
    }

    /**
     * Ax: a large number in a word of its own.
     *
     * @return from 0 to 67,108,863
     */
    public static int ax(int i) {
        return i >>> A_AT;
    }

    /**
     * How far it jumps from the instruction behind it.
     *
     * @return in instructions; less than 0 for back
     */
    public static int jump(int i) {
        return (i >>> C_AT) - FARTHEST_JUMP;
    }

    /**
     * Whether it is a {@code JMP} that goes forward and closes no upvalues, as most behind a test.
     *
     * @return true if nothing but the place changes
     */
    public static boolean isPlainJump(int i) {
        return (i & NEAR_JUMP) == (1 << 31 | Opcode.JMP);
    }

    /**
     * Whether an operand is a constant, and not a register.
     *
     * @param operand B or C of an instruction that takes either
     */
    public static boolean isConstant(int operand) {
        return operand >= CONSTANT;
    }

    /**
     * Which constant an operand is.
     *
     * @return its number
     */
    public static int constant(int operand) {
        return operand & LARGEST_A;
    }

    // putting together

    /**
     * An instruction of three fields.
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
     * An instruction of two fields.
     *
     * @param opcode one of {@link Opcode}
     * @param a from 0 to 255
     * @param bx from 0 to {@link #LARGEST_BX}
     */
    public static int ofBx(int opcode, int a, int bx) {
        return opcode | a << A_AT | bx << C_AT;
    }

    /**
     * An instruction that jumps.
     *
     * @param opcode one of {@link Opcode}
     * @param a from 0 to 255
     * @param distance from the instruction behind it; at most {@link #FARTHEST_JUMP} either way
     */
    public static int ofJump(int opcode, int a, int distance) {
        return ofBx(opcode, a, distance + FARTHEST_JUMP);
    }

    /**
     * A word for what does not fit into the instruction before it.
     *
     * @param ax from 0 to 67,108,863
     */
    public static int ofExtra(int ax) {
        return Opcode.EXTRAARG | ax << A_AT;
    }

    /**
     * The same with another opcode.
     *
     * @param opcode one of {@link Opcode}
     */
    public static int withOpcode(int i, int opcode) {
        return i & ~OPCODE | opcode;
    }

    /**
     * The same with another A.
     *
     * @param a from 0 to 255
     */
    public static int withA(int i, int a) {
        return i & ~(LARGEST_A << A_AT) | a << A_AT;
    }

    /**
     * The same with another B.
     *
     * @param b from 0 to 511
     */
    public static int withB(int i, int b) {
        return i & ~(LARGEST_B << B_AT) | b << B_AT;
    }

    /**
     * The same with another C.
     *
     * @param c from 0 to 511
     */
    public static int withC(int i, int c) {
        return i & ~(LARGEST_B << C_AT) | c << C_AT;
    }

    /**
     * The same with another jump.
     *
     * @param distance from the instruction behind it; at most {@link #FARTHEST_JUMP} either way
     */
    public static int withJump(int i, int distance) {
        return ofJump(opcode(i), a(i), distance);
    }
}
