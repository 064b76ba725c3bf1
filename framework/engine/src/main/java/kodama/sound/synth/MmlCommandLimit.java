package kodama.sound.synth;

import kodama.base.StepBudget;

/** Counts the commands of a song with its loops and macros written out, as a few letters can ask for millions. */
final class MmlCommandLimit {
    private static final int MOST = 200_000;

    /** The effort of a command. */
    private static final int COST = 15;

    private final StepBudget effort;
    private int count;

    MmlCommandLimit(StepBudget effort) {
        this.effort = effort;
    }

    void count(int offset) {
        effort.spend(COST);
        if (++count > MOST)
            throw new MmlException(
                    offset, "the song has more than " + MOST + " commands, with loops and macros written out");
    }
}
