package kodama.base;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tracks resources that must be closed: images, threads, file watches, listeners, class loaders.
 *
 * <p>Code that opens a resource also opens an entry here and closes both together. An entry that is still open when its
 * lifetime ends is a leak; {@link #survivors} reports where it was opened. Things that exist by the thousand, such as
 * tasks, have no entries of their own; their owner counts the survivors, see {@link #recordSurvivors}.
 *
 * <p>Opening an entry takes about 20 microseconds, because the call site is read from the stack; about one microsecond
 * if the place is given or leaks are not reported. Thread-safe. Each program has its own instance.
 */
public final class LeakTracker {
    /** How long a resource may stay open; each constant outlives the ones before it. */
    public enum Lifetime {
        /** Until the world ends, at any reset. */
        WORLD,
        /** Until the loop object ends, at a soft reset or with the program. */
        LOOP,
        /** Until the program ends. */
        PROGRAM
    }

    /** An open resource, or a group of survivors. */
    public static final class Entry implements AutoCloseable {
        private final LeakTracker tracker;
        private final Lifetime lifetime;
        private final String brief;
        private final String text;

        private Entry(LeakTracker tracker, Lifetime lifetime, String brief, String text) {
            this.tracker = tracker;
            this.lifetime = lifetime;
            this.brief = brief;
            this.text = text;
        }

        /** Removes the entry, because the resource was closed. A second call does nothing. */
        @Override
        public void close() {
            tracker.remove(this);
        }

        /** Returns whether the resource is still open: true until {@link #close}. */
        public boolean isOpen() {
            return tracker.has(this);
        }

        /** Returns the kind, name and place, for messages that add more. */
        public String brief() {
            return brief;
        }

        /** Returns a line with the kind, name, place, thread and tick. */
        @Override
        public String toString() {
            return text;
        }
    }

    /** Most places that a group of survivors lists. */
    private static final int MAX_PLACES = 4;

    private final Set<Entry> open = new LinkedHashSet<>();
    private final boolean reported;
    private volatile long tick;

    /** Creates an empty instance whose leaks are reported. */
    public LeakTracker() {
        this(true);
    }

    /**
     * Creates an empty instance.
     *
     * @param reported whether leaks are reported: true for developers, who can fix them, false for players
     */
    public LeakTracker(boolean reported) {
        this.reported = reported;
    }

    /** Returns whether leaks are reported: false for players. */
    public boolean isReported() {
        return reported;
    }

    /** Sets the current tick, which new entries record. */
    public void setTick(long now) {
        tick = now;
    }

    /**
     * Records that a resource was opened. Its place is the code that called into the caller's package.
     *
     * @param kind kind of the resource, such as {@code thread}
     * @return the entry, to be closed with the resource
     */
    public Entry open(Lifetime lifetime, String kind, String name) {
        return open(lifetime, kind, name, reported ? callSite(new Throwable().getStackTrace()) : "");
    }

    /** Finds the innermost frame below the caller whose package differs from the caller's. */
    private static String callSite(StackTraceElement... stack) {
        String opener = packageOf(stack[1]);
        for (int i = 2; i < stack.length; i++) if (!packageOf(stack[i]).equals(opener)) return place(stack[i]);
        return opener;
    }

    private static String packageOf(StackTraceElement frame) {
        String name = frame.getClassName();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** Returns class, method, file and line; only class and method if the class has no debug information. */
    static String place(StackTraceElement frame) {
        String method = frame.getClassName() + "." + frame.getMethodName();
        if (frame.getFileName() == null) return method;
        return method + " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
    }

    /**
     * Records that a resource was opened.
     *
     * @param kind kind of the resource, such as {@code image}
     * @param place where it was opened, such as {@code enemies/popcorn.lua:12}
     * @return the entry, to be closed with the resource
     */
    public Entry open(Lifetime lifetime, String kind, String name, String place) {
        String what = kind + " '" + name + "'";
        String text = "%s, opened in %s on thread '%s' in tick %d"
                .formatted(what, place, Thread.currentThread().getName(), tick);
        return add(new Entry(this, lifetime, what + " (" + briefPlace(place) + ")", text));
    }

    /** Shortens a place in Java code to file and line: {@code Keys.java:8}. */
    private static String briefPlace(String place) {
        int from = place.endsWith(")") ? place.lastIndexOf(" (") : -1;
        return from < 0 ? place : place.substring(from + 2, place.length() - 1);
    }

    /**
     * Records things that should have ended with a world or a loop object; does nothing if the list is empty.
     *
     * @param kind kind of these things, such as {@code task}
     * @param places where each was created; an empty string if that was not recorded
     */
    public void recordSurvivors(Lifetime lifetime, String kind, List<String> places) {
        if (places.isEmpty()) return;
        String what = places.size() + " " + kind + (places.size() == 1 ? "" : "s") + list(places);
        add(new Entry(this, lifetime, what, what + ", left in tick " + tick));
    }

    private static String list(List<String> places) {
        List<String> recorded =
                places.stream().filter(place -> !place.isEmpty()).distinct().toList();
        if (recorded.isEmpty()) return "";
        String more = recorded.size() > MAX_PLACES ? ", ..." : "";
        return recorded.stream().limit(MAX_PLACES).collect(Collectors.joining(", ", " (", more + ")"));
    }

    private synchronized Entry add(Entry entry) {
        open.add(entry);
        return entry;
    }

    private synchronized void remove(Entry entry) {
        open.remove(entry);
    }

    private synchronized boolean has(Entry entry) {
        return open.contains(entry);
    }

    /**
     * Finds resources that should have been closed by now.
     *
     * @param ended the lifetime that is over, and with it all shorter ones
     * @return a copy, in the order of opening
     */
    public synchronized List<Entry> overdue(Lifetime ended) {
        List<Entry> entries = new ArrayList<>();
        for (Entry entry : open) if (entry.lifetime.compareTo(ended) <= 0) entries.add(entry);
        return entries;
    }

    /**
     * Describes resources that should have been closed by now.
     *
     * @param ended the lifetime that is over, and with it all shorter ones
     * @return a line for each, in the order of opening; a game's tests fail if there are any
     */
    public List<String> survivors(Lifetime ended) {
        return overdue(ended).stream().map(Entry::toString).toList();
    }
}
