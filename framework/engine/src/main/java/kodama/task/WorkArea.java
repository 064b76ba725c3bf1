package kodama.task;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A few bytes of an {@link Arena} that belong to one task, accessed as numbers of 8, 16 and 32 bits.
 *
 * <p>All numbers are little-endian and need no alignment. Owned by the game thread.
 */
public final class WorkArea {
    /** The size in akkera102's task system; in bytes. */
    public static final int SMALL = 48;

    /** The size in marupeke296's task system; in bytes. */
    public static final int LARGE = 64;

    /** The bytes of the arena. */
    private final ByteBuffer bytes;

    /** Offset in the arena; in bytes. */
    private int start;

    /** Size in bytes. */
    private int size;

    private boolean open;

    /** The next reusable area object, while this one is free; null for none. */
    @Nullable
    WorkArea nextSpare;

    WorkArea(ByteBuffer bytes) {
        this.bytes = bytes;
    }

    void open(int at, int length) {
        start = at;
        size = length;
        open = true;
    }

    void close() {
        open = false;
    }

    boolean isOf(ByteBuffer arena) {
        return bytes == arena;
    }

    void moveTo(int at) {
        start = at;
    }

    /** Returns whether the area is in use: false after it was freed. */
    public boolean isOpen() {
        return open;
    }

    /** Returns the offset of the area in the arena, in bytes. It changes when areas are moved together. */
    public int start() {
        return start;
    }

    /** Returns the size of the area, in bytes. */
    public int size() {
        return size;
    }

    /** Fills the area with 0. */
    public void clear() {
        for (int at = 0; at < size; at++) bytes.put(index(at, 1), (byte) 0);
    }

    private int index(int at, int width) {
        if (!open) throw new IllegalStateException("the work area was freed");
        if (at < 0 || at > size - width) {
            throw new IndexOutOfBoundsException("offset in the work area must be between 0 and " + (size - width)
                    + " for " + width + " bytes but was " + at);
        }
        return start + at;
    }

    /**
     * Reads an unsigned byte.
     *
     * @param at offset; in bytes
     * @return 0 to 255
     * @throws IndexOutOfBoundsException if the offset is not in the area
     * @throws IllegalStateException if the area was freed
     */
    public int u8(int at) {
        return Byte.toUnsignedInt(bytes.get(index(at, Byte.BYTES)));
    }

    /**
     * Writes a byte.
     *
     * @param at offset; in bytes
     * @param value the low 8 bits are written
     * @throws IndexOutOfBoundsException if the offset is not in the area
     * @throws IllegalStateException if the area was freed
     */
    public void setU8(int at, int value) {
        bytes.put(index(at, Byte.BYTES), (byte) value);
    }

    /**
     * Reads a signed 16-bit number, such as an 8.8 fixed-point number.
     *
     * @param at offset; in bytes
     * @return -32,768 to 32,767
     * @throws IndexOutOfBoundsException if the number is not in the area
     * @throws IllegalStateException if the area was freed
     */
    public int s16(int at) {
        return bytes.getShort(index(at, Short.BYTES));
    }

    /**
     * Writes a 16-bit number.
     *
     * @param at offset; in bytes
     * @param value the low 16 bits are written
     * @throws IndexOutOfBoundsException if the number is not in the area
     * @throws IllegalStateException if the area was freed
     */
    public void setS16(int at, int value) {
        bytes.putShort(index(at, Short.BYTES), (short) value);
    }

    /**
     * Reads a signed 32-bit number.
     *
     * @param at offset; in bytes
     * @throws IndexOutOfBoundsException if the number is not in the area
     * @throws IllegalStateException if the area was freed
     */
    public int s32(int at) {
        return bytes.getInt(index(at, Integer.BYTES));
    }

    /**
     * Writes a 32-bit number.
     *
     * @param at offset; in bytes
     * @param value the number
     * @throws IndexOutOfBoundsException if the number is not in the area
     * @throws IllegalStateException if the area was freed
     */
    public void setS32(int at, int value) {
        bytes.putInt(index(at, Integer.BYTES), value);
    }
}
