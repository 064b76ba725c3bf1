package kodama.base;

import org.jspecify.annotations.Nullable;

/**
 * Hashes a state. The hash depends on the values and their order, not on names; it is the same on all platforms.
 *
 * <p>All NaNs are equal, because a game cannot distinguish them; 0 and -0 differ. Allocates nothing. Not thread-safe.
 *
 * <p>Arrays are hashed in four lanes, whose multiplications do not wait for each other, two values at a time.
 */
public final class StateHash implements StateSink {
    private static final long PRIME = 0x9E3779B97F4A7C15L;
    private static final long OTHER_PRIME = 0xD6E8FEB86659FD93L;

    // the first is also that of single values
    private long lane0;
    private long lane1;
    private long lane2;
    private long lane3;

    /** Creates a hash without values. */
    public StateHash() {
        reset();
    }

    /** Removes all values. */
    public void reset() {
        lane0 = 1;
        lane1 = 2;
        lane2 = 3;
        lane3 = 4;
    }

    /** The rotation moves the highest bits, such as signs, to where the multiplication spreads them. */
    private static long mix(long lane, long value) {
        return Long.rotateLeft(lane ^ value, 29) * PRIME;
    }

    /**
     * Adds a number without a name.
     *
     * @param value any number
     */
    public void add(long value) {
        lane0 = mix(lane0, value);
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
        if (!hasNan(values, count)) addNumbers(values, count);
        else for (int i = 0; i < count; i++) add(Double.doubleToLongBits(values[i]));
        add(count);
    }

    private static boolean hasNan(double[] values, int count) {
        for (int i = 0; i < count; i++) if (values[i] != values[i]) return true;
        return false;
    }

    private void addNumbers(double[] values, int count) {
        long a = lane0;
        long b = lane1;
        long c = lane2;
        long d = lane3;
        int end = count & ~7;
        for (int i = 0; i < end; i += 8) {
            a = mix(a, pair(values, i));
            b = mix(b, pair(values, i + 2));
            c = mix(c, pair(values, i + 4));
            d = mix(d, pair(values, i + 6));
        }
        for (int i = end; i < count; i++) a = mix(a, Double.doubleToRawLongBits(values[i]));
        setLanes(a, b, c, d);
    }

    private static long pair(double[] values, int i) {
        return pair(Double.doubleToRawLongBits(values[i]), Double.doubleToRawLongBits(values[i + 1]));
    }

    /** Makes one number of two; a usual change of one does not undo that of the other. */
    private static long pair(long first, long second) {
        return first ^ Long.rotateLeft(second, 17);
    }

    @Override
    public void add(String name, long[] values, int count) {
        long a = lane0;
        long b = lane1;
        long c = lane2;
        long d = lane3;
        int end = count & ~7;
        for (int i = 0; i < end; i += 8) {
            a = mix(a, pair(values[i], values[i + 1]));
            b = mix(b, pair(values[i + 2], values[i + 3]));
            c = mix(c, pair(values[i + 4], values[i + 5]));
            d = mix(d, pair(values[i + 6], values[i + 7]));
        }
        for (int i = end; i < count; i++) a = mix(a, values[i]);
        setLanes(a, b, c, d);
        add(count);
    }

    @Override
    public void add(String name, int[] values, int count) {
        long a = lane0;
        long b = lane1;
        long c = lane2;
        long d = lane3;
        int end = count & ~7;
        for (int i = 0; i < end; i += 8) {
            a = mix(a, pair(values, i));
            b = mix(b, pair(values, i + 2));
            c = mix(c, pair(values, i + 4));
            d = mix(d, pair(values, i + 6));
        }
        for (int i = end; i < count; i++) a = mix(a, values[i]);
        setLanes(a, b, c, d);
        add(count);
    }

    private static long pair(int[] values, int i) {
        return (long) values[i] << Integer.SIZE | values[i + 1] & 0xFFFFFFFFL;
    }

    private void setLanes(long a, long b, long c, long d) {
        lane0 = a;
        lane1 = b;
        lane2 = c;
        lane3 = d;
    }

    /** Returns the hash of all values since the last {@link #reset}. */
    public int value() {
        long all = mix(mix(mix(mix(OTHER_PRIME, lane0), lane1), lane2), lane3);
        long mixed = (all ^ all >>> 32) * OTHER_PRIME;
        return (int) (mixed ^ mixed >>> 32);
    }
}
