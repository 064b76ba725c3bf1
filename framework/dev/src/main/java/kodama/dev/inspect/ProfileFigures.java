package kodama.dev.inspect;

import java.util.List;
import kodama.profile.Order;
import kodama.profile.Profiler;
import kodama.profile.Summary;

/**
 * What the profiler has found, each list with the longest first. Immutable.
 *
 * @param second of the last second that is over
 * @param fiveSeconds of the last five that are over
 * @param total since the game began
 */
public record ProfileFigures(List<Summary> second, List<Summary> fiveSeconds, List<Summary> total) {
    /** Nothing is measured. */
    public static final ProfileFigures NONE = new ProfileFigures(List.of(), List.of(), List.of());

    /** Those of a profiler, and what was found before of all frames, which takes longer. */
    static ProfileFigures of(Profiler profiler, List<Summary> total) {
        return new ProfileFigures(
                profiler.second().list(Order.MAX.down()),
                profiler.fiveSeconds().list(Order.MAX.down()),
                total.stream().sorted(Order.MAX.down()).toList());
    }
}
