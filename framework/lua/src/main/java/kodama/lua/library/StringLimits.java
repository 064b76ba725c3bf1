package kodama.lua.library;

import kodama.lua.LuaMachine;

/** How long strings may be, and where places in them are. */
final class StringLimits {
    /** So many bytes of a string that is made count as an instruction. */
    static final int BYTES_PER_INSTRUCTION = 16;

    /** Keeps a caged script from filling the heap with one call. */
    private static final int LONGEST_CAGED = 1 << 26;

    private static final int LONGEST = Integer.MAX_VALUE - 16;

    private StringLimits() {}

    /** How long a string may be that a library function of this machine makes; in bytes. */
    public static int longest(LuaMachine machine) {
        return machine.options().sandboxed() ? LONGEST_CAGED : LONGEST;
    }

    /** A place as an index from 1: negative ones count from the end; 0 when that lies in front of the string. */
    static long place(long place, int length) {
        if (place >= 0) return place;
        return place < -length ? 0 : length + place + 1;
    }

    /** The same for the last byte of a part: not behind the end of the string. */
    static long end(long place, int length) {
        return Math.min(place(place, length), length);
    }
}
