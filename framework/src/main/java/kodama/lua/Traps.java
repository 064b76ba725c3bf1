package kodama.lua;

import org.luaj.vm2.Lua;

/** The instructions of a function as a watched coroutine meets them: each is a stop, but for the one that may run. */
final class Traps {

    /** No instruction of Lua. It cannot be taken for a jump either, which comparisons look for behind them. */
    private static final int STOP = 0x3f;

    private static final int EXTRA_ARGUMENT = 39;
    private static final int NONE = -1;

    private final int[] real;
    private final int[] words;
    private int lifted = NONE;

    Traps(int[] real) {
        this.real = real;
        words = real.clone();
        for (int pc = 0; pc < words.length; pc++) if (!isArgument(pc)) words[pc] = STOP;
    }

    /** A word that belongs to the instruction before it, and never runs. */
    private boolean isArgument(int pc) {
        return (real[pc] & 0x3f) == EXTRA_ARGUMENT;
    }

    /** The words to run, each of them a stop. */
    int[] set() {
        if (lifted != NONE) words[lifted] = STOP;
        lifted = NONE;
        return words;
    }

    /** Lets one instruction run, and no other. */
    void lift(int pc) {
        set();
        words[pc] = real[pc];
        lifted = pc;
    }

    /** Whether an instruction counts as one: those that always follow another are part of it, as in the reference. */
    boolean isCounted(int pc) {
        int opcode = real[pc] & 0x3f;
        return opcode != Lua.OP_TFORLOOP && !(opcode == Lua.OP_JMP && pc > 0 && isTest(real[pc - 1] & 0x3f));
    }

    private static boolean isTest(int opcode) {
        return opcode >= Lua.OP_EQ && opcode <= Lua.OP_TESTSET;
    }
}
