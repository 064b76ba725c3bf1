package kodama.time;

/**
 * Learns from the last few hundred sleeps how late a thread wakes, and says how much of a wait is to be spun through.
 *
 * <p>Owned by the thread that sleeps.
 */
final class WakeLatency {

    /*
     * 1. A histogram of the last sleeps: counts by bins of lateness, and the bins in the order in which they were met,
     *    so that the oldest can be taken out. Nothing is sorted, nothing is allocated.
     * 2. The margin is what nearly all of them kept to, but never so much that waits would spin too long on
     *    average. Where all sleeps are about equally late that bound does not matter; where few are late
     *    and most are not, it keeps the few from costing more than they are worth.
     * 3. What no spin makes good is not learned from: a suspended machine, or a timer of 15.6 ms.
     */

    /** So many of the last sleeps are known. */
    private static final int SLEEPS = 256;

    /** So many of them may be later than the margin: the error of 99 frames in 100 is to be small. */
    private static final int OUTLIERS = 2;

    // All bins together reach to 4 ms; what is later is not learned from.
    private static final long BIN_NANOS = 20_000;
    private static final int BINS = 200;

    /**
     * What a wait may spin on average; 4 % of a core at 60 frames a second. Enough for sleeps that end on a grid of 2
     * ms.
     */
    private static final long MOST_SPIN_NANOS = 700_000;

    /** How late the first sleeps are taken to be; measured on Linux, where it is enough for 99 of 100. */
    private static final long FIRST_NANOS = 200_000;

    /** How many of the known sleeps fall into each bin. */
    private final int[] counts = new int[BINS];
    /** The bin of each known sleep, as a ring. */
    private final int[] bins = new int[SLEEPS];
    /** Index of the oldest, which the next sleep replaces. */
    private int next;
    /** In nanoseconds. */
    private long margin;

    WakeLatency() {
        int first = bin(FIRST_NANOS) - 1;
        for (int i = 0; i < SLEEPS; i++) bins[i] = first;
        counts[first] = SLEEPS;
        margin = FIRST_NANOS;
    }

    /** Takes in how late a sleep ended; in nanoseconds, less than 0 when it was early. */
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

    /** How long before a moment a sleep is to end, so that the thread is awake when it comes; in nanoseconds. */
    long margin() {
        return margin;
    }

    /** Widens the margin bin by bin, until it covers all but the outliers or its spin gets too long. */
    private long measure() {
        int covered = 0;
        long spin = 0;
        int bin = 0;
        while (bin < BINS && covered < SLEEPS - OUTLIERS) {
            covered += counts[bin++];
            spin += covered * BIN_NANOS;
            if (spin > SLEEPS * MOST_SPIN_NANOS) break;
        }
        return bin * BIN_NANOS;
    }
}
