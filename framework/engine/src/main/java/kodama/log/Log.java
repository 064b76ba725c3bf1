package kodama.log;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import kodama.base.PrintableText;

/**
 * Collects every line that a program logs, counts repeats, and passes the lines to its listeners.
 *
 * <p>Thread-safe. Lines from several threads have a single order, which is the same for all listeners.
 */
public final class Log {
    /** Number of lines that are kept. */
    public static final int MAX_LINES = 500;

    /** Longest text of a line; in characters. A script may print megabytes in each tick. */
    static final int MAX_LENGTH = 1 << 20;

    /** Most characters of all lines that are kept. */
    private static final int MAX_CHARACTERS = 4 << 20;

    private record Subscriber(LogMask mask, Consumer<LogLine> listener) {}

    private final boolean counts;
    private final RepeatFilter repeats = new RepeatFilter();
    private final List<Subscriber> subscribers = new ArrayList<>();
    private final Deque<LogLine> kept = new ArrayDeque<>();

    /** Number of characters of the lines that are kept. */
    private long length;

    private LogMask mask;
    private boolean logsErrorsOnly;
    private long tick;

    /**
     * Creates a log without listeners.
     *
     * @param mask the lines to log at all
     */
    public Log(LogMask mask) {
        this(mask, true);
    }

    private Log(LogMask mask, boolean counts) {
        this.mask = mask;
        this.counts = counts;
    }

    /**
     * Creates a log with a single listener for lines in the form of the console.
     *
     * @param lines called with each line, without repeats
     */
    public static Log to(Consumer<String> lines) {
        return new Log(LogMask.ALL, true).withListener(lines);
    }

    /**
     * Creates a log with a single listener that also receives repeats, for tests.
     *
     * @param lines called with each line
     */
    public static Log withRepeats(Consumer<String> lines) {
        return new Log(LogMask.ALL, false).withListener(lines);
    }

    private Log withListener(Consumer<String> lines) {
        listen(LogMask.ALL, line -> lines.accept(line.brief()));
        return this;
    }

    /**
     * Adds a listener for future lines. It is called with one line at a time, in order, on the thread that logs it; it
     * must not log anything itself, and must return quickly.
     */
    public synchronized void listen(LogMask wanted, Consumer<LogLine> listener) {
        subscribers.add(new Subscriber(wanted, listener));
    }

    /**
     * Changes the lines to log.
     *
     * @param changed takes effect with the next line
     */
    public synchronized void setMask(LogMask changed) {
        mask = changed;
    }

    /** Sets whether lines below the level of errors are dropped, because they were logged before. */
    public synchronized void setErrorsOnly(boolean only) {
        logsErrorsOnly = only;
    }

    private boolean includes(LogLevel level, String category) {
        return mask.includes(level, category) && (!logsErrorsOnly || level == LogLevel.ERROR);
    }

    /** Returns the lines to log. */
    public synchronized LogMask mask() {
        return mask;
    }

    /**
     * Sets the time of the following lines and reports the lines that were repeated in the last second.
     *
     * @param ticksPerSecond length of a second of the game; at least 1
     */
    public synchronized void advance(long now, int ticksPerSecond) {
        tick = now;
        for (LogLine line : repeats.due(now, ticksPerSecond)) dispatch(line);
    }

    /** Reports the repeats so far; all lines count as new from now on. */
    public synchronized void endRepeats() {
        for (LogLine line : repeats.flush(tick)) dispatch(line);
    }

    /**
     * Logs the output of a script's {@code print}. Repeats are not counted, because each line is expected to appear.
     *
     * @param text any number of lines
     */
    public synchronized void print(String text) {
        if (includes(LogLevel.INFO, LogLine.PRINT)) dispatch(line(LogLevel.INFO, LogLine.PRINT, text, ""));
    }

    /** Logs a message of the framework. */
    public void info(String text) {
        write(LogLevel.INFO, LogLine.KODAMA, text, "");
    }

    /** Logs a message of the framework and shows it to the developer for a moment. */
    public void notice(String text) {
        write(LogLevel.NOTICE, LogLine.KODAMA, text, "");
    }

    /** Logs a warning of the framework. */
    public void warn(String text) {
        write(LogLevel.WARN, LogLine.KODAMA, text, "");
    }

    /**
     * Logs a failure.
     *
     * @param text one or more lines, the first of which describes the failure
     * @param reason identity of the failure for counting repeats, together with the others
     */
    public void error(String text, String reason, Object... others) {
        write(line(LogLevel.ERROR, LogLine.FAILURE, text, ""), RepeatFilter.identity(reason, others));
    }

    /** Returns the game's log without a category. */
    public LogCategory game() {
        return new LogCategory(this::write, "");
    }
    /**
     * Returns the game's log of a category.
     *
     * @param name a word of at most 32 letters
     * @throws IllegalArgumentException if the name is invalid or reserved by the framework
     */
    public LogCategory category(String name) {
        LogCategory category = new LogCategory(this::write, LogCategory.check(name));
        if (!LogLine.RESERVED.contains(name)) return category;
        throw new IllegalArgumentException(
                "category '" + name + "' is reserved for the framework; choose another name");
    }

    private void write(LogLevel level, String category, String text, String place) {
        write(line(level, category, text, place), RepeatFilter.identity(text, level, category));
    }

    private synchronized LogLine line(LogLevel level, String category, String text, String place) {
        return new LogLine(tick, level, category, PrintableText.limited(text, MAX_LENGTH), place);
    }

    private synchronized void write(LogLine line, Object identity) {
        if (!includes(line.level(), line.category())) return;
        if (!counts || repeats.isNew(line, identity)) dispatch(line);
    }

    private void dispatch(LogLine line) {
        kept.addLast(line);
        length += line.text().length();
        while (kept.size() > MAX_LINES || length > MAX_CHARACTERS)
            length -= kept.removeFirst().text().length();
        for (Subscriber each : subscribers)
            if (each.mask.includes(line.level(), line.category())) each.listener.accept(line);
    }

    /** Returns a copy of the last lines, oldest first: at most 500 lines with 4 million characters in total. */
    public synchronized List<LogLine> lines() {
        return new ArrayList<>(kept);
    }
}
