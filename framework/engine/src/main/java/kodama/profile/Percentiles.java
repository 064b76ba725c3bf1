package kodama.profile;

import java.util.Arrays;

/** Computes percentiles of times. */
interface Percentiles {
    void add(long nanos);

    /** Adds zero a number of times. */
    void addZeros(long times);

    /** Returns the shortest time that is not exceeded by the given percentage of times; 0 if there are none. */
    long at(int percent);

    /** Index of a percentile among a number of sorted times: the 95th of 100, from 0. */
    static long rank(long count, int percent) {
        return Math.max(0, (count * percent + 99) / 100 - 1);
    }

    void clear();

    /** Stores every time: for a few seconds of frames. */
    static final class ExactPercentiles implements Percentiles {
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

    /** Counts times in buckets with a precision of 1/32: for an unlimited number of frames. */
    static final class RoughPercentiles implements Percentiles {
        private static final int BITS = 5;
        private static final int STEPS = 1 << BITS;

        private static final long[] NONE = {};

        /** For times above 0; allocated with the first, because most keys of a long session are used only briefly. */
        private long[] counts = NONE;

        private long zeros;
        private long count;

        @Override
        public void add(long nanos) {
            if (nanos <= 0) {
                addZeros(1);
                return;
            }
            if (counts == NONE) counts = new long[(Long.SIZE - BITS) * STEPS];
            counts[bucket(nanos)]++;
            count++;
        }

        @Override
        public void addZeros(long times) {
            zeros += times;
            count += times;
        }

        /** Times below 32 have a bucket each; above, each power of two has 32 buckets. */
        private static int bucket(long nanos) {
            int shift = Math.max(0, Long.SIZE - BITS - 1 - Long.numberOfLeadingZeros(nanos | 1));
            return shift * STEPS + (int) (nanos >> shift);
        }

        @Override
        public long at(int percent) {
            long rank = Percentiles.rank(count, percent) - zeros;
            if (rank < 0) return 0;
            for (int bucket = 0; bucket < counts.length; bucket++) {
                rank -= counts[bucket];
                if (rank < 0) return middle(bucket);
            }
            return 0;
        }

        private static long middle(int bucket) {
            int shift = Math.max(0, bucket / STEPS - 1);
            long first = (long) (bucket - shift * STEPS) << shift;
            return first + (1L << shift) / 2;
        }

        @Override
        public void clear() {
            Arrays.fill(counts, 0);
            count = zeros = 0;
        }
    }
}
