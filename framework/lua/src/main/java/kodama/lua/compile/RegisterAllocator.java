package kodama.lua.compile;

/**
 * Which registers of a function are in use: its local variables' from the bottom, above them what is being computed.
 */
final class RegisterAllocator {

    /** The reference's limit. */
    private static final int MOST = 250;

    private final Lexer lexer;

    /** The first register that is free. */
    int free;

    /** Local variables that hold registers now. */
    int locals;

    /** The most there were at a time. */
    private int most = 2;

    RegisterAllocator(Lexer lexer) {
        this.lexer = lexer;
    }

    int most() {
        return most;
    }

    /** Sees to it that there is room for so many more. */
    void check(int count) {
        int needed = free + count;
        if (needed <= most) return;
        if (needed >= MOST) throw lexer.syntaxError("function or expression too complex");
        most = needed;
    }

    void reserve(int count) {
        check(count);
        free += count;
    }

    /** Gives back what an operand took: the last register, if it is one, and no variable's. */
    void release(int operand) {
        if (!Instructions.isConstant(operand) && operand >= locals) free--;
    }

    void release(ExpressionState e) {
        if (e.kind == ExpressionState.REGISTER) release(e.info);
    }

    /** Gives back all that no variable holds. */
    void releaseAll() {
        free = locals;
    }
}
