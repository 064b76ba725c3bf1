package kodama.lua.compile;

/** Table sizes as instructions pack them: three bits of mantissa, the rest exponent. */
public final class PackedSize {

    private PackedSize() {}

    /**
     * The size that was packed.
     *
     * @param packed what {@link #pack} made
     * @return that size, or the next larger one that can be packed
     */
    public static int of(int packed) {
        int exponent = packed >> 3 & 0x1f;
        return exponent == 0 ? packed : (packed & 7) + 8 << exponent - 1;
    }

    /** The packed form of a size or of the next larger one that can be packed. */
    static int pack(int size) {
        if (size < 8) return size;
        int exponent = 0;
        int mantissa = size;
        while (mantissa >= 16) {
            mantissa = mantissa + 1 >> 1;
            exponent++;
        }
        return exponent + 1 << 3 | mantissa - 8;
    }
}
