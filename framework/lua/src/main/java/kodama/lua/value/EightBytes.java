package kodama.lua.value;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Processes eight bytes at once in a {@code long}; the first byte is the lowest. */
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

    /** Returns a byte repeated eight times. */
    public static long broadcast(byte each) {
        return ONES * (each & 0xFF);
    }

    /**
     * Returns the high bit of each zero byte. After the first one, bytes that are 1 may be marked, too, so further
     * matches have to be checked.
     */
    public static long zeroBytes(long eight) {
        return eight - ONES & ~eight & HIGH_BITS;
    }

    /** Returns the bytes with the case of letters from {@code first} to {@code last} changed. */
    public static long swapCase(long eight, char first, char last) {
        long low = eight & ~HIGH_BITS;
        long isLetter = low + ONES * (0x80 - first) & ~(low + ONES * (0x7F - last)) & ~eight & HIGH_BITS;
        return eight ^ isLetter >>> 2; // 0x20
    }
}
