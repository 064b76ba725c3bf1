package kodama.dev.inspect;

import java.util.List;
import kodama.profile.Profiler;
import kodama.profile.Summary;
import kodama.profile.SummaryOrder;

/**
 * The profiler's results for the last second, the last five seconds and the whole run; each list starts with the
 * longest time. Immutable.
 */
record ProfileStats(List<Summary> second, List<Summary> fiveSeconds, List<Summary> total) {
    /** Nothing was measured. */
    static final ProfileStats NONE = new ProfileStats(List.of(), List.of(), List.of());

    /** The results of a profiler; those of the whole run are passed in, as collecting them takes longer. */
    static ProfileStats of(Profiler profiler, List<Summary> total) {
        return new ProfileStats(
                profiler.lastSecond().list(SummaryOrder.MAX.descending()),
                profiler.lastFiveSeconds().list(SummaryOrder.MAX.descending()),
                total.stream().sorted(SummaryOrder.MAX.descending()).toList());
    }
}
