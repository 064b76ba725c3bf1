package kodama.lua.compile;

/** How deep statements and expressions stand within each other, in all functions of a script. */
final class NestingLimit {

    /** The reference's limit for C calls. */
    private static final int DEEPEST = 200;

    /** The reference counts the calls that led to the compiler, too. */
    private int depth = 2;

    void enter(FunctionState function) {
        function.checkDepth(++depth, DEEPEST);
    }

    void leave() {
        depth--;
    }

    /** Whether so many more levels would be too many. */
    void check(FunctionState function, int more) {
        function.checkDepth(depth + more, DEEPEST);
    }
}
