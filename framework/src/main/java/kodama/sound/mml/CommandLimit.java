package kodama.sound.mml;

/** Counts the commands of a song with its loops and macros written out, as a few letters can ask for millions. */
final class CommandLimit {
    private static final int MOST = 200_000;

    private int count;

    void count(int offset) {
        if (++count > MOST)
            throw new MmlError(
                    offset, "the song has more than " + MOST + " commands, with loops and macros written out");
    }
}
