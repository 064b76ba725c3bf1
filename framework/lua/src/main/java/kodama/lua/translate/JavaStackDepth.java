package kodama.lua.translate;

import kodama.lua.compile.Opcode;

/**
 * How deep translated functions may call each other on Java's stack. The depth is counted in registers, which a call
 * has at hand; a function with a large frame on Java's stack has a limit of its own.
 *
 * <p>HotSpot's first compiler (C1) makes the largest frames: about one byte for each byte of the method, and some 300
 * for the call. So a function that calls from its third register and has a method of 1,700 bytes takes 2 kB of Java's
 * stack for 3 registers. Java's stack has 1 MB; to use it up would be an error in the script.
 */
public final class JavaStackDepth {

    /** Registers that translated functions may take together; more calls are the interpreter's. */
    public static final int MOST_REGISTERS = 700;

    /** What a call from Java, or a coroutine that another one resumes, counts besides its functions; in registers. */
    public static final int NESTED_RUN = 10;

    /** Java's stack for that many registers; in bytes. Functions with different limits may take twice as much. */
    private static final int STACK = 250_000;

    /** What a call takes besides the function's own frame; in bytes. */
    private static final int CALL = 300;

    private JavaStackDepth() {}

    /**
     * The highest register at which a function may be called.
     *
     * @param methodLength of the function's longest method; in bytes
     * @return at most {@link #MOST_REGISTERS}
     */
    static int limit(SourceFunction source, int methodLength) {
        return Math.min(MOST_REGISTERS, STACK * leastAdvance(source) / (CALL + methodLength));
    }

    /** By how many registers what a function calls is above the function itself, at least. */
    private static int leastAdvance(SourceFunction source) {
        int least = source.registers;
        for (Instruction each : source.code) if (isCall(each)) least = Math.min(least, each.callee());
        return least + 1;
    }

    private static boolean isCall(Instruction i) {
        return switch (i.opcode()) {
            case Opcode.CALL, Opcode.TAILCALL, Opcode.TFORCALL -> true;
            default -> false;
        };
    }
}
