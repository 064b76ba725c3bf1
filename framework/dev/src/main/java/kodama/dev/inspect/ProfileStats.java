package kodama.dev.inspect;

import java.util.List;
import kodama.profile.Profiler;
import kodama.profile.Summary;
import kodama.profile.SummaryOrder;

/**
 * What the profiler has found in the last second, in the last five seconds and since the game began, each list with the
 * longest first. Immutable.
 */
record ProfileStats(List<Summary> second, List<Summary> fiveSeconds, List<Summary> total) {
    /** Nothing is measured. */
    static final ProfileStats NONE = new ProfileStats(List.of(), List.of(), List.of());

    /** Those of a profiler, and what was found before of all frames, which takes longer. */
    static ProfileStats of(Profiler profiler, List<Summary> total) {
        return new ProfileStats(
                profiler.lastSecond().list(SummaryOrder.MAX.descending()),
                profiler.lastFiveSeconds().list(SummaryOrder.MAX.descending()),
                total.stream().sorted(SummaryOrder.MAX.descending()).toList());
    }
}
