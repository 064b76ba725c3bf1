package kodama.lua.library;

import kodama.lua.LuaMachine;

/** Limits and index conversions for strings. */
final class StringLimits {
    /** Number of bytes of a new string that cost one instruction. */
    static final int BYTES_PER_INSTRUCTION = 16;

    /** Keeps a sandboxed script from filling the heap with one call. */
    private static final int MAX_SANDBOXED_LENGTH = 1 << 26;

    private static final int MAX_LENGTH = Integer.MAX_VALUE - 16;

    private StringLimits() {}

    /** Returns the greatest length of a string that a library function of this machine may make, in bytes. */
    public static int longest(LuaMachine machine) {
        return machine.options().sandboxed() ? MAX_SANDBOXED_LENGTH : MAX_LENGTH;
    }

    /** Converts an index, which counts from the end if negative; 0 if it is before the beginning. */
    static long index(long index, int length) {
        if (index >= 0) return index;
        return index < -length ? 0 : length + index + 1;
    }

    /** Converts the index of a last byte, and limits it to the length. */
    static long end(long index, int length) {
        return Math.min(index(index, length), length);
    }
}
