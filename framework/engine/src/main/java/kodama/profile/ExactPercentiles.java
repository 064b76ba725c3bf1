package kodama.profile;

import java.util.Arrays;

/** Keeps every time: for the frames of some seconds. */
final class ExactPercentiles implements Percentiles {
    private static final int FIRST_ROOM = 64;

    private long[] times = new long[FIRST_ROOM];
    private int count;
    private long zeros;
    private boolean isSorted;

    @Override
    public void add(long nanos) {
        if (nanos <= 0) {
            zeros++;
            return;
        }
        if (count == times.length) times = Arrays.copyOf(times, 2 * count);
        times[count++] = nanos;
        isSorted = false;
    }

    @Override
    public void addZeros(long more) {
        zeros += more;
    }

    @Override
    public long at(int percent) {
        long rank = Percentiles.rank(zeros + count, percent) - zeros;
        if (rank < 0 || count == 0) return 0;
        if (!isSorted) Arrays.sort(times, 0, count);
        isSorted = true;
        return times[(int) rank];
    }

    @Override
    public void clear() {
        count = 0;
        zeros = 0;
    }
}
