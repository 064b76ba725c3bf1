package kodama.lua;

/** Table sizes as the compiler packs them: three bits of mantissa, the rest exponent. */
final class Sizes {

    private Sizes() {}

    static int of(int packed) {
        int exponent = packed >> 3 & 0x1f;
        return exponent == 0 ? packed : (packed & 7) + 8 << exponent - 1;
    }
}
