package kodama.sound.synth;

import kodama.base.StepBudget;

/**
 * Limits the number of commands of a song with expanded loops and macros, because a short text can expand to millions.
 */
final class MmlCommandLimit {
    private static final int MAX = 200_000;

    /** Cost of a command, charged to the budget. */
    private static final int COST = 15;

    private final StepBudget effort;
    private int count;

    MmlCommandLimit(StepBudget effort) {
        this.effort = effort;
    }

    void count(int offset) {
        effort.spend(COST);
        if (++count > MAX)
            throw new MmlException(
                    offset, "the song has more than " + MAX + " commands, with expanded loops and macros");
    }
}
