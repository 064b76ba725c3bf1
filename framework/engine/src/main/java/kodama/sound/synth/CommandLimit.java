package kodama.sound.synth;

import kodama.base.Effort;

/** Counts the commands of a song with its loops and macros written out, as a few letters can ask for millions. */
final class CommandLimit {
    private static final int MOST = 200_000;

    /** The effort of a command. */
    private static final int COST = 15;

    private final Effort effort;
    private int count;

    CommandLimit(Effort effort) {
        this.effort = effort;
    }

    void count(int offset) {
        effort.spend(COST);
        if (++count > MOST)
            throw new MmlError(
                    offset, "the song has more than " + MOST + " commands, with loops and macros written out");
    }
}
