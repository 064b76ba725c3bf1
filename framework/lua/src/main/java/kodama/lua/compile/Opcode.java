package kodama.lua.compile;

/**
 * What instructions do. {@code R} is a register of the running function, {@code K} a constant, {@code RK} either, and
 * {@code U} an upvalue; A, B, C, Ax, Bx and the jump are the instruction's {@linkplain Instructions fields}.
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

    /** {@code R[A] = {}}, with room for so many items and fields as B and C, packed, say. */
    public static final int NEWTABLE = 11;

    /** {@code R[A + 1] = R[B]}, then {@code R[A] = R[B][RK[C]]}: the beginning of a method call. */
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

    /** Skips the next instruction if {@code R[A]} is as true as C is not. */
    public static final int TEST = 27;

    /** Skips the next instruction if {@code R[B]} is as true as C is not, or else {@code R[A] = R[B]}. */
    public static final int TESTSET = 28;

    /** {@code R[A] ... = R[A](R[A + 1] ...)}: B - 1 arguments, C - 1 results; 0 for as many as there are. */
    public static final int CALL = 29;

    /** {@code return R[A](R[A + 1] ...)}: B - 1 arguments; 0 for as many as there are. */
    public static final int TAILCALL = 30;

    /** {@code return R[A] ...}: B - 1 values; 0 for as many as there are. */
    public static final int RETURN = 31;

    /** Steps a numeric loop whose index is {@code R[A]}, and jumps back unless it is at its end. */
    public static final int FORLOOP = 32;

    /** Begins a numeric loop: steps back once, and jumps to its {@link #FORLOOP}. */
    public static final int FORPREP = 33;

    /** {@code R[A + 3] ... = R[A](R[A + 1], R[A + 2])}: C results. */
    public static final int TFORCALL = 34;

    /** Goes on with a generic loop unless {@code R[A + 1]} is nil. */
    public static final int TFORLOOP = 35;

    /** {@code R[A][50 * (C - 1) + i] = R[A + i]} for i from 1 to B; C = 0 for Ax of the next word. */
    public static final int SETLIST = 36;

    /** {@code R[A] =} a closure of the function's child Bx. */
    public static final int CLOSURE = 37;

    /** {@code R[A] ... = ...}: B - 1 values; 0 for as many as there are. */
    public static final int VARARG = 38;

    /** No instruction: the word that {@link #LOADKX} and {@link #SETLIST} may need. */
    public static final int EXTRAARG = 39;

    // the machine's own, which no compiler writes

    /** {@link #GETTABLE} by a name that is a constant. */
    public static final int GETFIELD = 40;

    /** {@link #SETTABLE} by a name that is a constant. */
    public static final int SETFIELD = 41;

    /** {@link #GETTABUP} by a name that is a constant. */
    public static final int GETGLOBAL = 42;

    /**
     * Stops the interpreter before an instruction that a hook watches. Comparisons look for a jump behind them, which
     * it cannot be taken for.
     */
    public static final int STOP = 63;

    private Opcode() {}

    /**
     * Whether an instruction may skip the next one, which is a jump then.
     *
     * @return true for comparisons and tests
     */
    public static boolean isTest(int opcode) {
        return opcode >= EQ && opcode <= TESTSET;
    }
}
