package kodama.dev;

import java.util.Locale;
import kodama.loop.SeekOutcome;

/** The message about how the game has got to a tick of its recording. */
final class SeekText {
    private static final String HERE = ": F2 continues from here";

    private SeekText() {}

    /**
     * Returns the message; empty if there is nothing to report.
     *
     * @param isResume whether the game was reset to continue at the same tick
     * @param checkpoint the place at which it continues if that took too long
     */
    static String of(SeekOutcome outcome, boolean isResume, String checkpoint) {
        String again = isResume ? ", the next save tries again" : "";
        String stopped = "stopped in " + tick(outcome.tick()) + " of " + number(outcome.sought());
        return switch (outcome.ending()) {
            case REACHED -> reached(outcome, isResume, again);
            case ERROR -> stopped + " by an error" + (isResume ? ": the next save tries again" : "");
            case RESET -> stopped + ", because the game requests a reset" + HERE + again;
            case QUIT -> stopped + ", because the game quits" + HERE + again;
            case STOPPED -> stopped + HERE + again;
            case TOO_LONG ->
                tick(outcome.sought()) + " was not reached in time, only " + tick(outcome.tick())
                        + ": the game continues at " + checkpoint;
        };
    }

    private static String reached(SeekOutcome outcome, boolean isResume, String again) {
        String now = tick(outcome.tick());
        if (!outcome.isAsRecorded())
            return now + " is in " + scene(outcome.scene()) + " now, not in " + scene(outcome.recordedScene()) + HERE
                    + again;
        if (outcome.difference() != null) return "continues at " + now + "; differs " + outcome.difference();
        return isResume ? "continues at " + now + " (F5 starts over)" : "";
    }

    private static String scene(String name) {
        return name.isEmpty() ? "no scene" : "scene '" + name + "'";
    }

    private static String tick(long tick) {
        return "tick " + number(tick);
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
