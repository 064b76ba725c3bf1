package kodama.lua.compile;

/** Allocates the registers of a function like a stack: local variables at the bottom, temporaries above them. */
final class RegisterAllocator {

    /** The reference implementation's limit. */
    private static final int MAX_REGISTERS = 250;

    private final Lexer lexer;

    /** The first free register. */
    int free;

    /** Number of local variables in scope. */
    int locals;

    /** Most registers in use so far. */
    private int most = 2;

    RegisterAllocator(Lexer lexer) {
        this.lexer = lexer;
    }

    int most() {
        return most;
    }

    /** Makes sure that {@code count} more registers are available. */
    void check(int count) {
        int needed = free + count;
        if (needed <= most) return;
        if (needed >= MAX_REGISTERS) throw lexer.syntaxError("function or expression too complex");
        most = needed;
    }

    void reserve(int count) {
        check(count);
        free += count;
    }

    /** Releases an operand: the last register, unless it is a constant or a variable. */
    void release(int operand) {
        if (!Instructions.isConstant(operand) && operand >= locals) free--;
    }

    void release(ExpressionState e) {
        if (e.kind == ExpressionState.REGISTER) release(e.info);
    }

    /** Releases all temporaries. */
    void releaseAll() {
        free = locals;
    }
}
