package kodama.log;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import kodama.base.PrintableText;

/**
 * Takes every line that a program says, counts those that come again, and lets all hear who listen.
 *
 * <p>Any thread may use it. A line of several threads stands where it was written; each listener hears the same order.
 */
public final class Log {
    /** How many of the last lines are kept. */
    public static final int MAX_LINES = 500;

    /** The longest text of a line; in characters. A script may print megabytes each tick. */
    static final int MAX_LENGTH = 1 << 20;

    /** How many characters the lines that are kept have together, at most. */
    private static final int MOST_KEPT = 4 << 20;

    private record Ear(LogMask mask, Consumer<LogLine> listener) {}

    private final boolean counts;
    private final RepeatFilter repeats = new RepeatFilter();
    private final List<Ear> ears = new ArrayList<>();
    private final Deque<LogLine> kept = new ArrayDeque<>();

    /** Characters of the lines that are kept. */
    private long length;

    private LogMask mask;
    private long tick;

    /**
     * Makes a log that no one hears.
     *
     * @param mask which lines there are to be at all
     */
    public Log(LogMask mask) {
        this(mask, true);
    }

    private Log(LogMask mask, boolean counts) {
        this.mask = mask;
        this.counts = counts;
    }

    /**
     * Makes a log of which all goes to one place, in the form of the console.
     *
     * @param lines takes each line, but for repeats
     */
    public static Log to(Consumer<String> lines) {
        return new Log(LogMask.ALL, true).heardBy(lines);
    }

    /**
     * Makes a log of which all goes to one place, each repeat, too: for tests, who want to see what was said.
     *
     * @param lines takes each line
     */
    public static Log withRepeats(Consumer<String> lines) {
        return new Log(LogMask.ALL, false).heardBy(lines);
    }

    private Log heardBy(Consumer<String> lines) {
        listen(LogMask.ALL, line -> lines.accept(line.brief()));
        return this;
    }

    /**
     * Adds a listener for the lines to come. It is called with one line at a time, in their order, on the thread that
     * writes; it must not write to the log itself, nor take long.
     */
    public synchronized void listen(LogMask wanted, Consumer<LogLine> listener) {
        ears.add(new Ear(wanted, listener));
    }

    /**
     * Changes which lines there are.
     *
     * @param changed from the next one on
     */
    public synchronized void setMask(LogMask changed) {
        mask = changed;
    }

    /** Returns which lines there are. */
    public synchronized LogMask mask() {
        return mask;
    }

    /**
     * Moves on the time that lines are dated with, and tells of those that came again in the last second.
     *
     * @param ticksPerSecond how long a second of the game is; at least 1
     */
    public synchronized void advance(long now, int ticksPerSecond) {
        tick = now;
        for (LogLine line : repeats.due(now, ticksPerSecond)) say(line);
    }

    /** Tells of lines that came again so far; each is new from now on. */
    public synchronized void endRepeats() {
        for (LogLine line : repeats.flush(tick)) say(line);
    }

    /**
     * Writes what a script prints. It is never counted: who prints wants to see each line.
     *
     * @param text of any number of lines
     */
    public synchronized void print(String text) {
        if (mask.includes(LogLevel.INFO, LogLine.PRINT)) say(line(LogLevel.INFO, LogLine.PRINT, text, ""));
    }

    /** Writes what the framework has to say, for someone to know. */
    public void info(String text) {
        write(LogLevel.INFO, LogLine.KODAMA, text, "");
    }

    /** Writes what the framework has to say, and shows it for a moment to someone who works on the game. */
    public void notice(String text) {
        write(LogLevel.NOTICE, LogLine.KODAMA, text, "");
    }

    /** Writes what the framework takes for wrong. */
    public void warn(String text) {
        write(LogLevel.WARN, LogLine.KODAMA, text, "");
    }

    /**
     * Writes what has failed.
     *
     * @param text several lines, the first of which says what
     * @param reason equal for two failures that are the same, as are all of the others
     */
    public void error(String text, String reason, Object... others) {
        write(line(LogLevel.ERROR, LogLine.FAILURE, text, ""), RepeatFilter.identity(reason, others));
    }

    /** Returns what writes the game's lines of no category. */
    public LogCategory game() {
        return new LogCategory(this::write, "");
    }

    /**
     * Returns what writes the lines of a category.
     *
     * @param name a word of at most 32 letters
     * @throws IllegalArgumentException if that is no name, or one of those that the framework has for itself
     */
    public LogCategory category(String name) {
        LogCategory category = new LogCategory(this::write, LogCategory.check(name));
        if (!LogLine.RESERVED.contains(name)) return category;
        throw new IllegalArgumentException("category '" + name + "' is the framework's own; choose another name");
    }

    private void write(LogLevel level, String category, String text, String place) {
        write(line(level, category, text, place), RepeatFilter.identity(text, level, category));
    }

    private synchronized LogLine line(LogLevel level, String category, String text, String place) {
        return new LogLine(tick, level, category, PrintableText.limited(text, MAX_LENGTH), place);
    }

    private synchronized void write(LogLine line, Object identity) {
        if (!mask.includes(line.level(), line.category())) return;
        if (!counts || repeats.isNew(line, identity)) say(line);
    }

    private void say(LogLine line) {
        kept.addLast(line);
        length += line.text().length();
        while (kept.size() > MAX_LINES || length > MOST_KEPT)
            length -= kept.removeFirst().text().length();
        for (Ear ear : ears) if (ear.mask.includes(line.level(), line.category())) ear.listener.accept(line);
    }

    /** Returns what was said last: at most 500 lines of together 4 million characters, the oldest first; a copy. */
    public synchronized List<LogLine> lines() {
        return new ArrayList<>(kept);
    }
}
