package kodama.task;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A few bytes of an {@link Arena} that belong to one task, read and written as numbers of 8, 16 and 32 bits.
 *
 * <p>All numbers are little-endian and may begin at any byte. Owned by the game thread.
 */
public final class WorkArea {
    /** The size that akkera102's task system gives a task; in bytes. */
    public static final int SMALL = 48;

    /** The size that marupeke296's task system gives a task; in bytes. */
    public static final int LARGE = 64;

    /** The bytes of all areas of the arena. */
    private final ByteBuffer bytes;

    /** Where it begins in the arena; in bytes. */
    private int start;

    /** In bytes. */
    private int size;

    private boolean open;

    /** The next that can be handed out again, while this one can; null for none. */
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

    /** Tells whether the area may be used: false once it was given back. */
    public boolean isOpen() {
        return open;
    }

    /**
     * Returns where the area begins in the arena; changes when areas are moved together: the address; in bytes from the
     * start of the arena.
     */
    public int start() {
        return start;
    }

    /** Returns how long the area is; in bytes. */
    public int size() {
        return size;
    }

    /** Fills the area with 0. */
    public void clear() {
        for (int at = 0; at < size; at++) bytes.put(index(at, 1), (byte) 0);
    }

    private int index(int at, int width) {
        if (!open) throw new IllegalStateException("the work area was given back");
        if (at < 0 || at > size - width) {
            throw new IndexOutOfBoundsException("offset in the work area must be between 0 and " + (size - width)
                    + " for " + width + " bytes but was " + at);
        }
        return start + at;
    }

    /**
     * Reads a byte.
     *
     * @param at where; in bytes from 0
     * @return 0 to 255
     * @throws IndexOutOfBoundsException if it does not lie in the area
     * @throws IllegalStateException if the area was given back
     */
    public int u8(int at) {
        return Byte.toUnsignedInt(bytes.get(index(at, Byte.BYTES)));
    }

    /**
     * Writes a byte.
     *
     * @param at where; in bytes from 0
     * @param value of which the low 8 bits are kept
     * @throws IndexOutOfBoundsException if it does not lie in the area
     * @throws IllegalStateException if the area was given back
     */
    public void setU8(int at, int value) {
        bytes.put(index(at, Byte.BYTES), (byte) value);
    }

    /**
     * Reads 16 bits with sign, as of an 8.8 fixed-point number.
     *
     * @param at where; in bytes from 0
     * @return -32,768 to 32,767
     * @throws IndexOutOfBoundsException if it does not lie in the area
     * @throws IllegalStateException if the area was given back
     */
    public int s16(int at) {
        return bytes.getShort(index(at, Short.BYTES));
    }

    /**
     * Writes 16 bits.
     *
     * @param at where; in bytes from 0
     * @param value of which the low 16 bits are kept
     * @throws IndexOutOfBoundsException if it does not lie in the area
     * @throws IllegalStateException if the area was given back
     */
    public void setS16(int at, int value) {
        bytes.putShort(index(at, Short.BYTES), (short) value);
    }

    /**
     * Reads 32 bits with sign.
     *
     * @param at where; in bytes from 0
     * @throws IndexOutOfBoundsException if it does not lie in the area
     * @throws IllegalStateException if the area was given back
     */
    public int s32(int at) {
        return bytes.getInt(index(at, Integer.BYTES));
    }

    /**
     * Writes 32 bits.
     *
     * @param at where; in bytes from 0
     * @param value the number
     * @throws IndexOutOfBoundsException if it does not lie in the area
     * @throws IllegalStateException if the area was given back
     */
    public void setS32(int at, int value) {
        bytes.putInt(index(at, Integer.BYTES), value);
    }
}
