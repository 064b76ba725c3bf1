package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;

/** A function's instructions for a coroutine with a hook: all are stops, except one that may run. */
final class BreakpointCode {

    /** Stands for no instruction. */
    private static final int NONE = -1;

    /** The original instructions. */
    private final int[] real;

    private final int[] words;
    /** Index of the instruction that may run, or {@link #NONE}. */
    private int lifted = NONE;

    BreakpointCode(int[] real) {
        this.real = real;
        words = real.clone();
        for (int pc = 0; pc < words.length; pc++) if (!isArgument(pc)) words[pc] = Opcode.STOP;
    }

    /** Whether a word belongs to the instruction before it and is never executed. */
    private boolean isArgument(int pc) {
        return Instructions.opcode(real[pc]) == Opcode.EXTRAARG;
    }

    /** Makes all instructions stops; returns them. */
    int[] instructions() {
        if (lifted != NONE) words[lifted] = Opcode.STOP;
        lifted = NONE;
        return words;
    }

    /** Permits a single instruction to run. */
    void permit(int pc) {
        instructions();
        words[pc] = real[pc];
        lifted = pc;
    }

    /**
     * Whether an instruction counts; those that always follow another one do not, as in the reference implementation.
     */
    boolean isCounted(int pc) {
        int opcode = Instructions.opcode(real[pc]);
        return opcode != Opcode.TFORLOOP
                && !(opcode == Opcode.JMP && pc > 0 && Opcode.isTest(Instructions.opcode(real[pc - 1])));
    }
}
