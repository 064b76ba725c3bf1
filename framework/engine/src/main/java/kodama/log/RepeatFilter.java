package kodama.log;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.PrintableText;

/**
 * Counts lines that come again: one is let through, and a second later it is told how often it came in that second.
 *
 * <p>Seconds are those of the game, so that two runs of it say the same. Not for several threads at once.
 */
final class RepeatFilter {
    /** A line, how often it came in this second, and when that began. */
    private static final class Count {
        private final LogLine first;
        private long since;
        private long times = 1;
        private boolean isTold = true;

        Count(LogLine first) {
            this.first = summary(first);
            since = first.tick();
        }

        /** Whether there is more to tell than what was let through. */
        boolean isMore() {
            return times > (isTold ? 1 : 0);
        }

        LogLine line(long tick) {
            String text = first.text() + " (×" + times + " in the last second)";
            return new LogLine(tick, first.level(), first.category(), text, first.place());
        }

        private static LogLine summary(LogLine line) {
            String said = line.text().lines().findFirst().orElse("");
            String text = PrintableText.limited(said, LONGEST);
            return new LogLine(line.tick(), line.level(), line.category(), text, line.place());
        }

        void beginSecond(long tick) {
            since = tick;
            times = 0;
            isTold = false;
        }
    }

    /** Most lines told apart within a second. Lines with a counter in them must not fill the memory. */
    static final int MAX_LINES = 1000;

    /** Characters of a text that are kept of it. */
    private static final int LONGEST = 1000;

    private final Map<Object, Count> counts = new LinkedHashMap<>();

    /** What is equal for lines that are the same; it keeps only the beginning of a long text. */
    static Object identity(String text, Object... others) {
        return List.of(PrintableText.limited(text, LONGEST), text.hashCode(), List.of(others));
    }

    /** Whether a line has not come in this second; else it is counted. */
    boolean isNew(LogLine line, Object identity) {
        Count known = counts.get(identity);
        if (known != null) known.times++;
        else if (counts.size() < MAX_LINES) counts.put(identity, new Count(line));
        return known == null;
    }

    /** The lines to be told now: those that came again in a second that is over. */
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

    /** The lines to be told as nothing will come any more; all are new from now on. */
    List<LogLine> flush(long tick) {
        List<LogLine> due = new ArrayList<>();
        for (Count count : counts.values()) if (count.isMore()) due.add(count.line(tick));
        counts.clear();
        return due;
    }
}
