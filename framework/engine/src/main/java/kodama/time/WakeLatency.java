package kodama.time;

/**
 * Learns from recent sleeps how late a thread wakes, and determines how much of a wait to spin.
 *
 * <p>Owned by the thread that sleeps.
 */
final class WakeLatency {

    /*
     * 1. The last sleeps form a histogram: counts per bin of lateness, plus the bins in order of arrival, so that the
     *    oldest can be removed. Nothing is sorted, nothing is allocated.
     * 2. The margin covers nearly all sleeps, but is limited so that waits do not spin too long on average. If all
     *    sleeps are about equally late, the limit has no effect; if few are late and most are not, it keeps the few
     *    from costing more than they are worth.
     * 3. Delays that no spin can compensate are ignored: a suspended machine, or a timer of 15.6 ms.
     */

    /** Number of recent sleeps in the histogram. */
    private static final int SLEEPS = 256;

    /** Number of them that can be later than the margin: the error of 99 frames in 100 should be small. */
    private static final int OUTLIERS = 2;

    // all bins together cover 4 ms; later sleeps are ignored
    private static final long BIN_NANOS = 20_000;
    private static final int BINS = 200;

    /**
     * Limit of the average spin per wait: 4 % of a core at 60 frames per second. Enough for sleeps that end on a grid
     * of 2 ms.
     */
    private static final long MAX_SPIN_NANOS = 700_000;

    /** Assumed lateness before the first sleeps; measured on Linux, where it is enough for 99 of 100. */
    private static final long FIRST_NANOS = 200_000;

    /** Number of sleeps per bin. */
    private final int[] counts = new int[BINS];
    /** A ring buffer of the bin of each sleep. */
    private final int[] bins = new int[SLEEPS];
    /** Index of the oldest entry, which the next sleep replaces. */
    private int next;
    /** In nanoseconds. */
    private long margin;

    WakeLatency() {
        int first = bin(FIRST_NANOS) - 1;
        for (int i = 0; i < SLEEPS; i++) bins[i] = first;
        counts[first] = SLEEPS;
        margin = FIRST_NANOS;
    }

    /** Adds the lateness of a sleep; in nanoseconds, negative if it was early. */
    void add(long nanos) {
        if (nanos < 0 || nanos >= BINS * BIN_NANOS) return;
        counts[bins[next]]--;
        bins[next] = bin(nanos);
        counts[bins[next]]++;
        next = (next + 1) % SLEEPS;
        margin = measure();
    }

    private static int bin(long nanos) {
        return (int) (nanos / BIN_NANOS);
    }

    /**
     * Returns how long before a moment a sleep should end, so that the thread is awake at the moment; in nanoseconds.
     */
    long margin() {
        return margin;
    }

    /** Widens the margin bin by bin, until it covers all but the outliers or the spin gets too long. */
    private long measure() {
        int covered = 0;
        long spin = 0;
        int bin = 0;
        while (bin < BINS && covered < SLEEPS - OUTLIERS) {
            covered += counts[bin++];
            spin += covered * BIN_NANOS;
            if (spin > SLEEPS * MAX_SPIN_NANOS) break;
        }
        return bin * BIN_NANOS;
    }
}
