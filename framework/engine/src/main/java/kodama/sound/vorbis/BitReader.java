package kodama.sound.vorbis;

/** Reads numbers of some bits, the least significant bit first. */
final class BitReader {
    private final byte[] bytes;
    private long bit;

    /** Starts at a byte. */
    BitReader(byte[] bytes, int from) {
        this.bytes = bytes;
        bit = (long) from * Byte.SIZE;
    }

    /**
     * Reads a number.
     *
     * @param bits number of bits; at most 32
     * @throws IllegalArgumentException if there are fewer
     */
    int read(int bits) {
        check(bits);
        int value = 0;
        for (int i = 0; i < bits; i++, bit++) {
            int place = bytes[(int) (bit >> 3)] >> (bit & 7) & 1;
            value |= place << i;
        }
        return value;
    }

    /** Reads one bit. */
    boolean readFlag() {
        return read(1) != 0;
    }

    /** Skips bits. */
    void skip(long bits) {
        check(bits);
        bit += bits;
    }

    private void check(long bits) {
        if (bit + bits > (long) bytes.length * Byte.SIZE)
            throw new IllegalArgumentException("its setup header is incomplete");
    }
}
