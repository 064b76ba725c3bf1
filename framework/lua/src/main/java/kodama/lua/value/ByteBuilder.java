package kodama.lua.value;

import java.util.Arrays;
import kodama.lua.error.MessageError;
import org.luaj.vm2.LuaString;

/** A growing run of bytes that ends as a Lua string. */
public final class ByteBuilder {
    /** Most bytes. */
    private final int limit;

    private byte[] bytes;
    private int size;

    /**
     * Makes a builder that grows as far as Java's arrays do.
     *
     * @param capacity bytes there is room for at first
     */
    public ByteBuilder(int capacity) {
        this(capacity, Integer.MAX_VALUE - 16);
    }

    /**
     * A builder that raises the Lua error "string too large" rather than grow past {@code limit} bytes.
     *
     * @param capacity bytes there is room for at first
     * @param limit most bytes
     */
    public ByteBuilder(int capacity, int limit) {
        this.bytes = new byte[capacity];
        this.limit = limit;
    }

    /** Bytes so far. */
    public int size() {
        return size;
    }

    /**
     * Appends a byte.
     *
     * @param value a byte; the lower eight bits count
     */
    public ByteBuilder append(int value) {
        if (size == bytes.length) grow(1);
        bytes[size++] = (byte) value;
        return this;
    }

    /**
     * Appends bytes.
     *
     * @param source holds them
     * @param offset where the first is
     * @param length how many there are
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

    /** Appends text whose characters are all below 256. */
    @SuppressWarnings("deprecation") // the one call that copies Latin-1 without a detour
    public ByteBuilder append(String text) {
        return append(text, 0, text.length());
    }

    /** Appends the characters from {@code from} to before {@code to}, all below 256. */
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
     * @param value a byte; the lower eight bits count
     * @param times how often
     */
    public ByteBuilder repeat(int value, int times) {
        for (int i = 0; i < times; i++) append(value);
        return this;
    }

    /** Appends a whole number in decimal. */
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
     * Inserts a byte several times in front of what stands at {@code index}.
     *
     * @param index a place; 0 is the first byte
     * @param value a byte; the lower eight bits count
     * @param times how often
     */
    public ByteBuilder insert(int index, int value, int times) {
        if (times > bytes.length - size) grow(times);
        System.arraycopy(bytes, index, bytes, index + times, size - index);
        Arrays.fill(bytes, index, index + times, (byte) value);
        size += times;
        return this;
    }

    /**
     * Makes ASCII letters from {@code index} on capitals.
     *
     * @param index a place; 0 is the first byte
     */
    public void capitalize(int index) {
        for (int i = index; i < size; i++) if (bytes[i] >= 'a' && bytes[i] <= 'z') bytes[i] -= 0x20;
    }

    /** The bytes so far as a string of their own; the builder may go on. */
    public LuaString toLuaString() {
        return LuaString.valueOf(bytes, 0, size);
    }

    /** Wraps the bytes without a copy when they fill the array well; the builder must not be used afterwards. */
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
