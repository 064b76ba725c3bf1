package kodama.lua.compile;

/** Limits the nesting of statements and expressions, across all functions of a script. */
final class NestingLimit {

    /** The reference implementation's limit for C calls. */
    private static final int MAX_DEPTH = 200;

    /** The reference implementation also counts the calls that lead to the compiler. */
    private int depth = 2;

    void enter(FunctionState function) {
        function.checkDepth(++depth, MAX_DEPTH);
    }

    void leave() {
        depth--;
    }

    /** Raises an error if {@code more} further levels exceed the limit. */
    void check(FunctionState function, int more) {
        function.checkDepth(depth + more, MAX_DEPTH);
    }
}
