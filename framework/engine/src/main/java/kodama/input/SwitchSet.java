package kodama.input;

/** A mutable bit set of switches. */
final class SwitchSet {
    /** Bits of a long. */
    private static final int WORD = 64;

    private final long[] words = new long[(Switches.COUNT + WORD - 1) / WORD];

    /** Adds a switch that is not in the set, or removes one that is. */
    void flip(int number) {
        words[number / WORD] ^= 1L << number % WORD;
    }

    boolean contains(int number) {
        return (words[number / WORD] & 1L << number % WORD) != 0;
    }

    void set(SwitchSet other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
    }

    void clear() {
        for (int i = 0; i < words.length; i++) words[i] = 0;
    }
}
