package kodama.base;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Hashes a state. The hash depends on the values and their order, not on names; it is the same on all platforms.
 *
 * <p>All single NaNs are equal, because a game cannot distinguish them; 0 and -0 differ. Arrays are hashed by their
 * bits and should not contain NaN. Allocates nothing after its creation. Not thread-safe.
 *
 * <p>Arrays are copied to bytes and hashed by {@link CRC32C}: the JVM does both in machine code from the first call on,
 * so a hash takes no longer in a program that has just started.
 */
public final class StateHash implements StateSink {
    private static final long PRIME = 0x9E3779B97F4A7C15L;
    private static final long OTHER_PRIME = 0xD6E8FEB86659FD93L;

    /** Size of the buffer, which stays in the processor's cache. */
    private static final int BYTES = 1 << 15;

    private final CRC32C checksum = new CRC32C();
    private final byte[] bytes = new byte[BYTES];
    private final DoubleBuffer reals;
    private final LongBuffer wholes;
    private final IntBuffer small;
    private long state;

    /** Creates a hash without values. */
    public StateHash() {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        reals = buffer.asDoubleBuffer();
        wholes = buffer.asLongBuffer();
        small = buffer.asIntBuffer();
        reset();
    }

    /** Removes all values. */
    public void reset() {
        state = 1;
    }

    /**
     * Adds a number without a name.
     *
     * @param value any number
     */
    public void add(long value) {
        // the rotation moves the highest bits, such as signs, to where the multiplication spreads them
        state = Long.rotateLeft(state ^ value, 29) * PRIME;
    }

    @Override
    public void begin(String kind, int number) {
        add(number);
    }

    @Override
    public void add(String name, long value) {
        add(value);
    }

    @Override
    public void add(String name, double value) {
        add(Double.doubleToLongBits(value));
    }

    @Override
    public void add(String name, boolean value) {
        add(value ? 1 : 2);
    }

    @Override
    public void add(String name, @Nullable String value) {
        add(value == null ? Long.MIN_VALUE : value.hashCode());
    }

    @Override
    public void add(String name, double[] values, int count) {
        checksum.reset();
        for (int from = 0, room = reals.capacity(); from < count; from += room) {
            int length = Math.min(room, count - from);
            reals.clear();
            reals.put(values, from, length);
            checksum.update(bytes, 0, length * Double.BYTES);
        }
        addChecksum(count);
    }

    @Override
    public void add(String name, long[] values, int count) {
        checksum.reset();
        for (int from = 0, room = wholes.capacity(); from < count; from += room) {
            int length = Math.min(room, count - from);
            wholes.clear();
            wholes.put(values, from, length);
            checksum.update(bytes, 0, length * Long.BYTES);
        }
        addChecksum(count);
    }

    @Override
    public void add(String name, int[] values, int count) {
        checksum.reset();
        for (int from = 0, room = small.capacity(); from < count; from += room) {
            int length = Math.min(room, count - from);
            small.clear();
            small.put(values, from, length);
            checksum.update(bytes, 0, length * Integer.BYTES);
        }
        addChecksum(count);
    }

    private void addChecksum(int count) {
        add(checksum.getValue() << Integer.SIZE | count);
    }

    /** Returns the hash of all values since the last {@link #reset}. */
    public int value() {
        long mixed = (state ^ state >>> 32) * OTHER_PRIME;
        return (int) (mixed ^ mixed >>> 32);
    }
}
