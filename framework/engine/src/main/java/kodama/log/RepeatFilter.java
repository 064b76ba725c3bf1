package kodama.log;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.PrintableText;

/**
 * Suppresses repeated lines: the first is passed on, and a second later the number of repeats in that second is
 * reported.
 *
 * <p>Seconds are those of the game, so that the output is the same in every run. Not thread-safe.
 */
final class RepeatFilter {
    /** A line, its number of occurrences in this second, and the start of the second. */
    private static final class Count {
        private final LogLine first;
        private long since;
        private long times = 1;
        private boolean isReported = true;

        Count(LogLine first) {
            this.first = summary(first);
            since = first.tick();
        }

        /** Whether there were repeats after the line that was passed on. */
        boolean isMore() {
            return times > (isReported ? 1 : 0);
        }

        LogLine line(long tick) {
            String text = first.text() + " (×" + times + " in the last second)";
            return new LogLine(tick, first.level(), first.category(), text, first.place());
        }

        private static LogLine summary(LogLine line) {
            String firstLine = line.text().lines().findFirst().orElse("");
            String text = PrintableText.limited(firstLine, MAX_LENGTH);
            return new LogLine(line.tick(), line.level(), line.category(), text, line.place());
        }

        void beginSecond(long tick) {
            since = tick;
            times = 0;
            isReported = false;
        }
    }

    /** Most different lines to count in a second, because lines may contain a counter. */
    static final int MAX_LINES = 1000;

    /** Number of characters of a text that are compared. */
    private static final int MAX_LENGTH = 1000;

    private final Map<Object, Count> counts = new LinkedHashMap<>();

    /** Returns the key by which equal lines are recognized; it contains only the beginning of a long text. */
    static Object identity(String text, Object... others) {
        return List.of(PrintableText.limited(text, MAX_LENGTH), text.hashCode(), List.of(others));
    }

    /** Returns whether a line is the first of its kind in this second; otherwise it is counted. */
    boolean isNew(LogLine line, Object identity) {
        Count known = counts.get(identity);
        if (known != null) known.times++;
        else if (counts.size() < MAX_LINES) counts.put(identity, new Count(line));
        return known == null;
    }

    /** Returns reports of the lines that were repeated in a second that is over. */
    List<LogLine> due(long tick, int ticksPerSecond) {
        if (counts.isEmpty()) return List.of();
        List<LogLine> due = new ArrayList<>();
        for (Iterator<Count> each = counts.values().iterator(); each.hasNext(); ) {
            Count count = each.next();
            if (tick - count.since < ticksPerSecond && tick >= count.since) continue;
            if (count.isMore()) due.add(count.line(tick));
            if (count.isMore()) count.beginSecond(tick);
            else each.remove();
        }
        return due;
    }

    /** Returns reports of all repeats at the end; all lines count as new from now on. */
    List<LogLine> flush(long tick) {
        List<LogLine> due = new ArrayList<>();
        for (Count count : counts.values()) if (count.isMore()) due.add(count.line(tick));
        counts.clear();
        return due;
    }
}
