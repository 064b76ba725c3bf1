package kodama.lua.value;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes in a {@code long}, the first of them lowest: what is done to all at once takes an eighth of the time. */
public final class EightBytes {
    private static final VarHandle IN_ARRAY =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x80 * ONES;

    private EightBytes() {}

    /** Reads the eight bytes from an index on. */
    public static long get(byte[] bytes, int at) {
        return (long) IN_ARRAY.get(bytes, at);
    }

    /** Writes the eight bytes from an index on. */
    public static void set(byte[] bytes, int at, long eight) {
        IN_ARRAY.set(bytes, at, eight);
    }

    /** The same byte eight times. */
    public static long broadcast(byte each) {
        return ONES * (each & 0xFF);
    }

    /**
     * The high bit of each byte that is zero; behind the first of them, of some that are 1, too. So who asks for more
     * than the first has to look at the bytes themselves.
     */
    public static long zeroBytes(long eight) {
        return eight - ONES & ~eight & HIGH_BITS;
    }

    /** The bytes with the letters from one to another in the other case. */
    public static long swapCase(long eight, char first, char last) {
        long low = eight & ~HIGH_BITS;
        long isLetter = low + ONES * (0x80 - first) & ~(low + ONES * (0x7F - last)) & ~eight & HIGH_BITS;
        return eight ^ isLetter >>> 2; // 0x20
    }
}
