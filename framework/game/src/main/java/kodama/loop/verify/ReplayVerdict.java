package kodama.loop.verify;

import java.util.Locale;
import kodama.loop.replay.ReplayDifference;
import org.jspecify.annotations.Nullable;

/**
 * The result of verifying a replay.
 *
 * @param ticks number of ticks that were played
 * @param difference the first difference from the recording; null if there is none
 * @param fields what differs between the fields that the game added to the replay when it was recorded and now, as a
 *     sentence; null if nothing differs
 * @param cause why the same replay can differ, if two plays of it differ from each other; null if they do not
 */
public record ReplayVerdict(
        long ticks,
        @Nullable ReplayDifference difference,
        @Nullable String fields,
        @Nullable ReplayDifference cause) {
    /** Returns this verdict with a difference. */
    public ReplayVerdict withDifference(@Nullable ReplayDifference found) {
        return new ReplayVerdict(ticks, found, fields, cause);
    }

    /** Returns the rest of a sentence that begins with the file; of two lines if the cause is known. */
    @Override
    public String toString() {
        if (isInSync()) return String.format(Locale.ROOT, "is in sync: %,d tick%s", ticks, ticks == 1 ? "" : "s");
        String found = difference == null ? "differs: " + fields : "differs " + difference;
        return cause == null ? found : found + "\n  the game itself differs from play to play, " + cause.ofTwoRuns();
    }

    /** Returns whether the replay has the same course as the recording. */
    public boolean isInSync() {
        return difference == null && fields == null;
    }
}
