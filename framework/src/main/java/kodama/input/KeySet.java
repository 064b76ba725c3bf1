package kodama.input;

/** A set of keys as bits, changed in place. */
final class KeySet {
    /** Bits of a long. */
    private static final int WORD = 64;

    private final long[] words = new long[(Key.values().length + WORD - 1) / WORD];

    void add(Key key) {
        words[key.ordinal() / WORD] |= bit(key);
    }

    void remove(Key key) {
        words[key.ordinal() / WORD] &= ~bit(key);
    }

    /** Adds a key that is not there, or removes one that is. */
    void flip(Key key) {
        words[key.ordinal() / WORD] ^= bit(key);
    }

    boolean contains(Key key) {
        return (words[key.ordinal() / WORD] & bit(key)) != 0;
    }

    private static long bit(Key key) {
        return 1L << key.ordinal() % WORD;
    }

    boolean meets(KeySet other) {
        long common = 0;
        for (int i = 0; i < words.length; i++) common |= words[i] & other.words[i];
        return common != 0;
    }

    void set(KeySet other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
    }

    void clear() {
        for (int i = 0; i < words.length; i++) words[i] = 0;
    }
}
