package kodama.profile;

import java.util.Arrays;

/** Keeps every time: for the frames of some seconds. */
final class ExactPercentiles implements Percentiles {
    private static final int FIRST_ROOM = 64;

    private long[] times = new long[FIRST_ROOM];
    private int count;
    private boolean isSorted;

    @Override
    public void add(long nanos) {
        if (count == times.length) times = Arrays.copyOf(times, 2 * count);
        times[count++] = nanos;
        isSorted = false;
    }

    @Override
    public long at(int percent) {
        if (count == 0) return 0;
        if (!isSorted) Arrays.sort(times, 0, count);
        isSorted = true;
        return times[(int) Math.min(count - 1L, (long) count * percent / 100)];
    }

    @Override
    public void clear() {
        count = 0;
    }
}
