package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;

/** The instructions of a function as a watched coroutine meets them: each is a stop, but for the one that may run. */
final class BreakpointCode {

    /** No instruction may run. */
    private static final int NONE = -1;

    /** The instructions as they are. */
    private final int[] real;

    private final int[] words;
    /** Index of the one that may run, or {@link #NONE}. */
    private int lifted = NONE;

    BreakpointCode(int[] real) {
        this.real = real;
        words = real.clone();
        for (int pc = 0; pc < words.length; pc++) if (!isArgument(pc)) words[pc] = Opcode.STOP;
    }

    /** A word that belongs to the instruction before it, and never runs. */
    private boolean isArgument(int pc) {
        return Instructions.opcode(real[pc]) == Opcode.EXTRAARG;
    }

    /** The words to run, each of them a stop. */
    int[] instructions() {
        if (lifted != NONE) words[lifted] = Opcode.STOP;
        lifted = NONE;
        return words;
    }

    /** Lets one instruction run, and no other. */
    void permit(int pc) {
        instructions();
        words[pc] = real[pc];
        lifted = pc;
    }

    /** Whether an instruction counts as one: those that always follow another are part of it, as in the reference. */
    boolean isCounted(int pc) {
        int opcode = Instructions.opcode(real[pc]);
        return opcode != Opcode.TFORLOOP
                && !(opcode == Opcode.JMP && pc > 0 && Opcode.isTest(Instructions.opcode(real[pc - 1])));
    }
}
