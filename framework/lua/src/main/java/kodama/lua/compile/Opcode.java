package kodama.lua.compile;

/**
 * The opcodes. {@code R} is a register of the running function, {@code K} a constant, {@code RK} either, and {@code U}
 * an upvalue; A, B, C, Ax, Bx and the jump are the instruction's {@linkplain Instructions fields}.
 */
public final class Opcode {
    /** {@code R[A] = R[B]}. */
    public static final int MOVE = 0;

    /** {@code R[A] = K[Bx]}. */
    public static final int LOADK = 1;

    /** {@code R[A] = K[Ax of the next word]}. */
    public static final int LOADKX = 2;

    /** {@code R[A] = B ~= 0}, and skips the next instruction if C is not 0. */
    public static final int LOADBOOL = 3;

    /** {@code R[A] ... R[A + B] = nil}. */
    public static final int LOADNIL = 4;

    /** {@code R[A] = U[B]}. */
    public static final int GETUPVAL = 5;

    /** {@code R[A] = U[B][RK[C]]}. */
    public static final int GETTABUP = 6;

    /** {@code R[A] = R[B][RK[C]]}. */
    public static final int GETTABLE = 7;

    /** {@code U[A][RK[B]] = RK[C]}. */
    public static final int SETTABUP = 8;

    /** {@code U[B] = R[A]}. */
    public static final int SETUPVAL = 9;

    /** {@code R[A][RK[B]] = RK[C]}. */
    public static final int SETTABLE = 10;

    /** {@code R[A] = {}}, with capacity for B items and C fields, in packed form. */
    public static final int NEWTABLE = 11;

    /** {@code R[A + 1] = R[B]}, then {@code R[A] = R[B][RK[C]]}: prepares a method call. */
    public static final int SELF = 12;

    /** {@code R[A] = RK[B] + RK[C]}. */
    public static final int ADD = 13;

    /** {@code R[A] = RK[B] - RK[C]}. */
    public static final int SUB = 14;

    /** {@code R[A] = RK[B] * RK[C]}. */
    public static final int MUL = 15;

    /** {@code R[A] = RK[B] / RK[C]}. */
    public static final int DIV = 16;

    /** {@code R[A] = RK[B] % RK[C]}. */
    public static final int MOD = 17;

    /** {@code R[A] = RK[B] ^ RK[C]}. */
    public static final int POW = 18;

    /** {@code R[A] = -R[B]}. */
    public static final int UNM = 19;

    /** {@code R[A] = not R[B]}. */
    public static final int NOT = 20;

    /** {@code R[A] = #R[B]}. */
    public static final int LEN = 21;

    /** {@code R[A] = R[B] .. ... .. R[C]}. */
    public static final int CONCAT = 22;

    /** Jumps; if A is not 0, closes the upvalues from {@code R[A - 1]} on. */
    public static final int JMP = 23;

    /** Skips the next instruction if {@code (RK[B] == RK[C]) ~= (A ~= 0)}. */
    public static final int EQ = 24;

    /** Skips the next instruction if {@code (RK[B] < RK[C]) ~= (A ~= 0)}. */
    public static final int LT = 25;

    /** Skips the next instruction if {@code (RK[B] <= RK[C]) ~= (A ~= 0)}. */
    public static final int LE = 26;

    /** Skips the next instruction unless the truth of {@code R[A]} equals C. */
    public static final int TEST = 27;

    /** {@code R[A] = R[B]} if the truth of {@code R[B]} equals C; otherwise skips the next instruction. */
    public static final int TESTSET = 28;

    /** {@code R[A] ... = R[A](R[A + 1] ...)}: B - 1 arguments, C - 1 results; 0 for an open list. */
    public static final int CALL = 29;

    /** {@code return R[A](R[A + 1] ...)}: B - 1 arguments; 0 for an open list. */
    public static final int TAILCALL = 30;

    /** {@code return R[A] ...}: B - 1 values; 0 for an open list. */
    public static final int RETURN = 31;

    /** Advances a numeric loop whose index is {@code R[A]}, and jumps back unless the loop has ended. */
    public static final int FORLOOP = 32;

    /** Begins a numeric loop: subtracts the step once, and jumps to its {@link #FORLOOP}. */
    public static final int FORPREP = 33;

    /** {@code R[A + 3] ... = R[A](R[A + 1], R[A + 2])}: C results. */
    public static final int TFORCALL = 34;

    /** Repeats a generic loop unless {@code R[A + 1]} is nil. */
    public static final int TFORLOOP = 35;

    /** {@code R[A][50 * (C - 1) + i] = R[A + i]} for i from 1 to B; C = 0 for Ax of the next word. */
    public static final int SETLIST = 36;

    /** {@code R[A] =} a closure of the function's child Bx. */
    public static final int CLOSURE = 37;

    /** {@code R[A] ... = ...}: B - 1 values; 0 for all. */
    public static final int VARARG = 38;

    /** Not an instruction: the additional word of {@link #LOADKX} and {@link #SETLIST}. */
    public static final int EXTRAARG = 39;

    // specialized opcodes of the machine, which the compiler does not emit

    /** {@link #GETTABLE} with a constant name. */
    public static final int GETFIELD = 40;

    /** {@link #SETTABLE} with a constant name. */
    public static final int SETFIELD = 41;

    /** {@link #GETTABUP} with a constant name. */
    public static final int GETGLOBAL = 42;

    /**
     * Stops the interpreter before an instruction, for a hook. It differs from a jump, which comparisons expect after
     * them.
     */
    public static final int STOP = 63;

    private Opcode() {}

    /**
     * Whether an instruction may skip the next one, which is then a jump.
     *
     * @return true for comparisons and tests
     */
    public static boolean isTest(int opcode) {
        return opcode >= EQ && opcode <= TESTSET;
    }
}
