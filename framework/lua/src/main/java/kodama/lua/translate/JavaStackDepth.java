package kodama.lua.translate;

import kodama.lua.compile.Opcode;

/**
 * Limits how deep translated functions may call each other on the Java stack. The depth is counted in Lua registers,
 * which a call knows anyway; a function with a large Java frame has its own, lower limit.
 *
 * <p>HotSpot's C1 compiler makes the largest frames: about one byte per byte of bytecode, plus some 300 per call. A
 * function that calls from its third register and has a method of 1,700 bytes therefore takes 2 kB of Java stack for 3
 * registers. The Java stack has 1 MB; exhausting it would be an error in the script.
 */
public final class JavaStackDepth {

    /** Most registers that translated functions may take together; the interpreter runs deeper calls. */
    public static final int MAX_REGISTERS = 700;

    /** Extra depth of a call from Java, or of a coroutine that another one resumes, in registers. */
    public static final int NESTED_RUN = 10;

    /** Java stack for that many registers, in bytes. Functions with different limits may take twice as much. */
    private static final int STACK = 250_000;

    /** Java stack per call in addition to the function's own frame, in bytes. */
    private static final int CALL = 300;

    private JavaStackDepth() {}

    /**
     * Returns the maximum call depth, in registers, at which a function may be called.
     *
     * @param methodLength length of the function's longest method, in bytes
     * @return at most {@link #MAX_REGISTERS}
     */
    static int limit(SourceFunction source, int methodLength) {
        return Math.min(MAX_REGISTERS, STACK * leastAdvance(source) / (CALL + methodLength));
    }

    /** Returns the least distance, in registers, from the function to a function that it calls. */
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
