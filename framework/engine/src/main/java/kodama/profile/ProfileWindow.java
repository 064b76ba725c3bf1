package kodama.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.profile.Percentiles.ExactPercentiles;
import kodama.profile.ProfileKeys.Accumulator;

/**
 * What frames took, period by period: what is shown is the last period that is over, so that figures can be read.
 * Owned by the game thread.
 */
public final class ProfileWindow {
    private final long nanos;
    private final ProfileKeys accounts;
    private final FrameTotals working;
    private List<Summary> shown = List.of();
    private long periods;

    /** When the period began that is not over; in nanoseconds of the profiler's clock. */
    private long began;

    ProfileWindow(long nanos, long now, ProfileKeys accounts) {
        this.nanos = nanos;
        this.accounts = accounts;
        working = new FrameTotals(accounts, ExactPercentiles::new);
        began = now;
    }

    /** Takes in a frame that ends now; the period is over with the first frame that ends when it has its length. */
    void add(FrameRow row, long now) {
        working.add(row);
        if (now - began < nanos) return;
        shown = working.summaries();
        working.clear();
        periods++;
        began = now;
    }

    /** Returns how long a period is; in nanoseconds. */
    public long nanos() {
        return nanos;
    }

    /** Counts the periods that are over: how often the figures have changed. */
    public long periods() {
        return periods;
    }

    /**
     * Returns what a key took in the last period that is over: its figures; without frames if nothing was recorded by
     * it.
     */
    public Summary summary(int key) {
        for (Summary summary : shown) if (summary.key() == key) return summary;
        Accumulator account = accounts.get(key);
        return Summary.empty(key, account.thread, account.name);
    }

    /**
     * Lists the keys of the last period that is over.
     *
     * @param order for example that of {@link SummaryOrder#MAX}, down
     * @return in this order, those by which something was recorded
     */
    public List<Summary> list(Comparator<Summary> order) {
        List<Summary> sorted = new ArrayList<>(shown);
        sorted.sort(order);
        return sorted;
    }

    /** Forgets the period that is not over, whose frames were not all measured. */
    void restart(long now) {
        working.clear();
        began = now;
    }
}
