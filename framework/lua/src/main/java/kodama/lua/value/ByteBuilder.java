package kodama.lua.value;

import java.util.Arrays;
import kodama.lua.error.MessageError;
import org.luaj.vm2.LuaString;

/** Builds a Lua string from bytes. */
public final class ByteBuilder {
    /** Greatest size. */
    private final int limit;

    private byte[] bytes;
    private int size;

    /**
     * Makes a builder that can grow to the size of the largest Java array.
     *
     * @param capacity initial capacity, in bytes
     */
    public ByteBuilder(int capacity) {
        this(capacity, Integer.MAX_VALUE - 16);
    }

    /**
     * Makes a builder that raises the Lua error "string too large" rather than grow beyond {@code limit} bytes.
     *
     * @param capacity initial capacity, in bytes
     * @param limit greatest size, in bytes
     */
    public ByteBuilder(int capacity, int limit) {
        this.bytes = new byte[capacity];
        this.limit = limit;
    }

    /** Returns the number of bytes so far. */
    public int size() {
        return size;
    }

    /**
     * Appends a byte.
     *
     * @param value the byte, in the low eight bits
     */
    public ByteBuilder append(int value) {
        if (size == bytes.length) grow(1);
        bytes[size++] = (byte) value;
        return this;
    }

    /**
     * Appends bytes from an array.
     *
     * @param source the array
     * @param offset index of the first byte
     * @param length number of bytes
     */
    public ByteBuilder append(byte[] source, int offset, int length) {
        if (length > bytes.length - size) grow(length);
        System.arraycopy(source, offset, bytes, size, length);
        size += length;
        return this;
    }

    /** Appends a string. */
    public ByteBuilder append(LuaString text) {
        return append(text.m_bytes, text.m_offset, text.m_length);
    }

    /** Appends a string whose characters are all below 256. */
    @SuppressWarnings("deprecation") // the only direct copy of Latin-1
    public ByteBuilder append(String text) {
        return append(text, 0, text.length());
    }

    /** Appends the characters from {@code from} to {@code to}, exclusive, which are all below 256. */
    @SuppressWarnings("deprecation")
    ByteBuilder append(String text, int from, int to) {
        int length = to - from;
        if (length > bytes.length - size) grow(length);
        text.getBytes(from, to, bytes, size);
        size += length;
        return this;
    }

    /**
     * Appends a byte several times.
     *
     * @param value the byte, in the low eight bits
     * @param times number of repetitions
     */
    public ByteBuilder repeat(int value, int times) {
        for (int i = 0; i < times; i++) append(value);
        return this;
    }

    /** Appends an integer in decimal. */
    public ByteBuilder appendDecimal(long value) {
        if (value == Long.MIN_VALUE) return append(Long.toString(value));
        if (value < 0) append('-');
        long rest = Math.abs(value);
        int digits = decimalDigits(rest);
        if (digits > bytes.length - size) grow(digits);
        for (int i = size + digits - 1; i >= size; i--, rest /= 10) bytes[i] = (byte) ('0' + rest % 10);
        size += digits;
        return this;
    }

    private static int decimalDigits(long value) {
        int digits = 1;
        for (long rest = value; rest >= 10; rest /= 10) digits++;
        return digits;
    }

    /**
     * Inserts a byte several times.
     *
     * @param index index at which to insert; 0 is before the first byte
     * @param value the byte, in the low eight bits
     * @param times number of repetitions
     */
    public ByteBuilder insert(int index, int value, int times) {
        if (times > bytes.length - size) grow(times);
        System.arraycopy(bytes, index, bytes, index + times, size - index);
        Arrays.fill(bytes, index, index + times, (byte) value);
        size += times;
        return this;
    }

    /**
     * Converts ASCII letters to upper case, from an index to the end.
     *
     * @param index index of the first byte
     */
    public void capitalize(int index) {
        for (int i = index; i < size; i++) if (bytes[i] >= 'a' && bytes[i] <= 'z') bytes[i] -= 0x20;
    }

    /** Returns a copy of the bytes as a string; the builder can still be used. */
    public LuaString toLuaString() {
        return LuaString.valueOf(bytes, 0, size);
    }

    /**
     * Returns the bytes as a string, without a copy if the array is well filled; the builder must not be used again.
     */
    public LuaString finish() {
        boolean wasteful = size < bytes.length - (bytes.length >> 2);
        return wasteful ? toLuaString() : LuaString.valueUsing(bytes, 0, size);
    }

    private void grow(int more) {
        long needed = (long) size + more;
        if (needed > limit) throw new MessageError("string too large");
        long doubled = Math.max(needed, 2L * bytes.length);
        bytes = Arrays.copyOf(bytes, (int) Math.min(doubled, Math.max(limit, needed)));
    }
}
