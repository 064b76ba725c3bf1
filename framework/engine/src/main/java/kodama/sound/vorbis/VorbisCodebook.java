package kodama.sound.vorbis;

/**
 * The size of a codebook in a setup header: of its tree of codes, and of its vectors.
 *
 * @param dimensions number of values per entry
 * @param entries number of entries
 * @param values number of values that the decoder allocates
 */
record VorbisCodebook(int dimensions, int entries, long values) {
    private static final int SYNC = 0x564342;
    private static final int MAX_LENGTH = 32;

    /** Values of the decoder for each entry: its length, its code, and four branches of the tree. */
    private static final int TREE = 6;

    /**
     * Reads a codebook.
     *
     * @param left maximum number of values
     * @throws IllegalArgumentException if it is broken or larger
     */
    static VorbisCodebook read(BitReader in, long left) {
        if (in.read(24) != SYNC) throw new IllegalArgumentException("a codebook in its setup header is broken");
        int dimensions = in.read(16);
        int entries = in.read(24);
        if (dimensions == 0 || entries == 0)
            throw new IllegalArgumentException("a codebook in its setup header is empty");
        long values = (long) entries * (dimensions + TREE);
        if (values > left)
            throw new IllegalArgumentException("a codebook in its setup header is too large: %d entries of %d values"
                    .formatted(entries, dimensions));
        readLengths(in, entries);
        readVectors(in, dimensions, entries);
        return new VorbisCodebook(dimensions, entries, values);
    }

    private static void readLengths(BitReader in, int entries) {
        long used = 0;
        if (in.readFlag()) {
            int length = in.read(5) + 1;
            for (int entry = 0; entry < entries; length++) {
                int count = in.read(Integer.SIZE - Integer.numberOfLeadingZeros(entries - entry));
                if (length > MAX_LENGTH || count > entries - entry) throw brokenCodes();
                used += (long) count << MAX_LENGTH - length;
                entry += count;
            }
        } else {
            boolean isSparse = in.readFlag();
            for (int entry = 0; entry < entries; entry++)
                if (!isSparse || in.readFlag()) used += 1L << MAX_LENGTH - (in.read(5) + 1);
        }
        if (used > 1L << MAX_LENGTH) throw brokenCodes();
    }

    private static IllegalArgumentException brokenCodes() {
        return new IllegalArgumentException("the codes of a codebook in its setup header are broken");
    }

    private static void readVectors(BitReader in, int dimensions, int entries) {
        int kind = in.read(4);
        if (kind == 0) return;
        if (kind > 2) throw new IllegalArgumentException("the vectors of a codebook in its setup header are broken");
        in.skip(32 + 32);
        int bits = in.read(4) + 1;
        in.skip(1);
        long count = kind == 1 ? root(dimensions, entries) : (long) dimensions * entries;
        in.skip(count * bits);
    }

    /** Returns the largest number whose power is at most the number of entries. */
    private static int root(int dimensions, int entries) {
        int root = 1;
        while (power(root + 1, dimensions, entries) <= entries) root++;
        // the decoder computes this power, too, in 32 bits
        if (power(root + 1, dimensions, Integer.MAX_VALUE) > Integer.MAX_VALUE)
            throw new IllegalArgumentException("a codebook in its setup header has too many dimensions: " + dimensions);
        return root;
    }

    /** Computes a power up to the first value above a limit. */
    private static long power(long base, int exponent, long limit) {
        long power = 1;
        for (int i = 0; i < exponent && power <= limit; i++) power *= base;
        return power;
    }

    /**
     * Returns the number of combinations of classes that an entry stands for.
     *
     * @throws IllegalArgumentException if there are fewer entries
     */
    long combinations(int classes) {
        long count = power(classes, dimensions, entries);
        if (count > entries)
            throw new IllegalArgumentException("a residue in its setup header has a codebook of too few entries");
        return count;
    }
}
