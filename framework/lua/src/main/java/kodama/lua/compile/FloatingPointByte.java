package kodama.lua.compile;

/** Table sizes in packed form, as in instructions: a floating-point byte with a mantissa of three bits. */
public final class FloatingPointByte {

    private FloatingPointByte() {}

    /**
     * Unpacks a size.
     *
     * @param packed result of {@link #pack}
     * @return the size, rounded up to one that can be packed
     */
    public static int of(int packed) {
        int exponent = packed >> 3 & 0x1f;
        return exponent == 0 ? packed : (packed & 7) + 8 << exponent - 1;
    }

    /** Packs a size, rounded up to one that can be packed. */
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
