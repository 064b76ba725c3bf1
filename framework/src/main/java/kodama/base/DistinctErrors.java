package kodama.base;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An error sink that passes each distinct error on once and counts how often it came again.
 *
 * <p>A faulty frame fails sixty times a second; the log shall show it once and the error screen its number. Two errors
 * are the same if their type, message and innermost place are. Any thread may call it.
 */
public final class DistinctErrors implements ErrorSink {
    /**
     * An error and how often it was reported.
     *
     * @param who what failed, at the first report
     * @param error what was thrown, at the first report
     * @param times how often it was reported; at least 1
     */
    public record Entry(String who, Throwable error, long times) {}

    private record Identity(Class<?> type, String message, String place) {}

    /** Most errors told apart. Errors with a counter in their message must not fill the memory. */
    static final int MOST = 1000;

    private final ErrorSink next;
    private final Map<Identity, Entry> entries = new LinkedHashMap<>();

    /**
     * Creates a sink in front of another.
     *
     * @param next receives every distinct error once
     */
    public DistinctErrors(ErrorSink next) {
        this.next = next;
    }

    @Override
    public void report(String who, Throwable error) {
        if (isNew(who, error)) next.report(who, error);
    }

    private synchronized boolean isNew(String who, Throwable error) {
        Identity identity = new Identity(error.getClass(), String.valueOf(error.getMessage()), place(error));
        Entry known = entries.get(identity);
        if (known == null && entries.size() == MOST) return false;
        entries.put(
                identity,
                known == null ? new Entry(who, error, 1) : new Entry(known.who(), known.error(), known.times() + 1));
        return known == null;
    }

    private static String place(Throwable error) {
        StackTraceElement[] trace = error.getStackTrace();
        return trace.length == 0 ? "" : trace[0].toString();
    }

    /**
     * Returns the errors seen so far.
     *
     * @return the distinct errors in the order of their first report; a copy, at most 1,000
     */
    public synchronized List<Entry> entries() {
        return new ArrayList<>(entries.values());
    }

    /** Forgets all errors, so that each is passed on again when it comes again. */
    public synchronized void clear() {
        entries.clear();
    }
}
