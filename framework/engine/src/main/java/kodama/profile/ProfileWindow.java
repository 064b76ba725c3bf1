package kodama.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.profile.Percentiles.ExactPercentiles;
import kodama.profile.ProfileKeys.Accumulator;

/**
 * Statistics of frames over successive periods. The results are those of the last complete period, so that they stay
 * readable. Owned by the game thread.
 */
public final class ProfileWindow {
    private final long nanos;
    private final ProfileKeys profileKeys;
    private final FrameTotals working;
    private List<Summary> shown = List.of();
    private long periods;

    /** Start of the current period; in nanoseconds of the profiler's clock. */
    private long began;

    ProfileWindow(long nanos, long now, ProfileKeys profileKeys) {
        this.nanos = nanos;
        this.profileKeys = profileKeys;
        working = new FrameTotals(profileKeys, ExactPercentiles::new);
        began = now;
    }

    /** Adds a frame that ends now; the first frame that ends after the period's length completes it. */
    void add(FrameRow row, long now) {
        working.add(row);
        if (now - began < nanos) return;
        shown = working.summaries();
        working.clear();
        periods++;
        began = now;
    }

    /** Returns the length of a period; in nanoseconds. */
    public long nanos() {
        return nanos;
    }

    /** Returns the number of complete periods, which changes with the results. */
    public long periods() {
        return periods;
    }

    /** Returns the summary of a key in the last complete period; with 0 frames if nothing was recorded. */
    public Summary summary(int key) {
        for (Summary summary : shown) if (summary.key() == key) return summary;
        Accumulator account = profileKeys.get(key);
        return Summary.empty(key, account.thread, account.name);
    }

    /**
     * Lists the summaries of the last complete period.
     *
     * @param order for example that of {@link SummaryOrder#MAX}, descending
     * @return the keys with at least one record, in this order
     */
    public List<Summary> list(Comparator<Summary> order) {
        List<Summary> sorted = new ArrayList<>(shown);
        sorted.sort(order);
        return sorted;
    }

    /** Discards the current period, of which some frames were not measured. */
    void restart(long now) {
        working.clear();
        began = now;
    }
}
