package kodama.base;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Keeps account of what is open and has to be closed one day: images, threads, watches, listeners, class loaders.
 *
 * <p>What opens such a thing opens an entry here, and closes it with the thing. What is still open when its time is
 * up has been forgotten, and {@link #survivors} tells where it came from. Of what there are thousands, such as tasks,
 * no one notes each; what ends them all counts what is left, see {@link #recordSurvivors}.
 *
 * <p>To open an entry takes about 20 microseconds, as the stack is read for its call site, or one when the place is
 * given or no leaks are reported. Any thread may use a ledger. Each program has its own.
 */
public final class LeakTracker {
    /** How long a thing may stay open; a later constant outlives the earlier ones. */
    public enum Lifetime {
        /** Until the world ends: at any reset. */
        WORLD,
        /** Until the loop object ends, at a soft reset or with the program. */
        LOOP,
        /** Until the program ends. */
        PROGRAM
    }

    /** One thing that is open, or several that were left. */
    public static final class Entry implements AutoCloseable {
        private final LeakTracker ledger;
        private final Lifetime lifetime;
        private final String brief;
        private final String text;

        private Entry(LeakTracker ledger, Lifetime lifetime, String brief, String text) {
            this.ledger = ledger;
            this.lifetime = lifetime;
            this.brief = brief;
            this.text = text;
        }

        /** Strikes the entry out, as the thing has been closed. A second call does nothing. */
        @Override
        public void close() {
            ledger.remove(this);
        }

        /** Tells whether the thing is still open: true until {@link #close}. */
        public boolean isOpen() {
            return ledger.has(this);
        }

        /** Tells what was opened and where, for a line that has more to say. */
        public String brief() {
            return brief;
        }

        /** Tells in one line what was opened, where, by which thread and when. */
        @Override
        public String toString() {
            return text;
        }
    }

    /** More places than these are not told. */
    private static final int MOST_PLACES = 4;

    private final Set<Entry> open = new LinkedHashSet<>();
    private final boolean reported;
    private volatile long tick;

    /** Makes an empty ledger whose leaks are reported. */
    public LeakTracker() {
        this(true);
    }

    /**
     * Makes an empty ledger.
     *
     * @param reported whether leaks are reported: to developers, who can fix them, but not to players
     */
    public LeakTracker(boolean reported) {
        this.reported = reported;
    }

    /** Tells whether leaks are reported: false for a game that players play. */
    public boolean isReported() {
        return reported;
    }

    /** Moves the game time on that entries are dated with. */
    public void setTick(long now) {
        tick = now;
    }

    /**
     * Notes that something was opened; its call site is where the package that calls this was called from.
     *
     * @param kind what it is: {@code thread}, say
     * @return the entry, to be closed with the thing
     */
    public Entry open(Lifetime lifetime, String kind, String name) {
        return open(lifetime, kind, name, reported ? callSite(new Throwable().getStackTrace()) : "");
    }

    /** The first frame behind that of this method which is of another package than the one that has called it. */
    private static String callSite(StackTraceElement... stack) {
        String opener = packageOf(stack[1]);
        for (int i = 2; i < stack.length; i++) if (!packageOf(stack[i]).equals(opener)) return text(stack[i]);
        return opener;
    }

    private static String packageOf(StackTraceElement frame) {
        String name = frame.getClassName();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private static String text(StackTraceElement frame) {
        return frame.getClassName() + "." + frame.getMethodName() + " (" + frame.getFileName() + ":"
                + frame.getLineNumber() + ")";
    }

    /**
     * Notes that something was opened.
     *
     * @param kind what it is: {@code image}, say
     * @param place where it was opened: {@code enemies/popcorn.lua:12}, say
     * @return the entry, to be closed with the thing
     */
    public Entry open(Lifetime lifetime, String kind, String name, String place) {
        String what = kind + " '" + name + "'";
        String text = "%s, opened in %s on thread '%s' in tick %d"
                .formatted(what, place, Thread.currentThread().getName(), tick);
        return add(new Entry(this, lifetime, what + " (" + briefPlace(place) + ")", text));
    }

    /** File and line alone, if that is a place in Java: {@code Keys.java:8}. */
    private static String briefPlace(String place) {
        int from = place.endsWith(")") ? place.lastIndexOf(" (") : -1;
        return from < 0 ? place : place.substring(from + 2, place.length() - 1);
    }

    /**
     * Notes what is left of many things that should have ended with a world or a loop object; nothing if nothing is.
     *
     * @param kind what one of them is: {@code task}, say
     * @param places where each was born; an empty text for one of which that was not noted
     */
    public void recordSurvivors(Lifetime lifetime, String kind, List<String> places) {
        if (places.isEmpty()) return;
        String what = places.size() + " " + kind + (places.size() == 1 ? "" : "s") + list(places);
        add(new Entry(this, lifetime, what, what + ", left in tick " + tick));
    }

    private static String list(List<String> places) {
        List<String> told =
                places.stream().filter(place -> !place.isEmpty()).distinct().toList();
        if (told.isEmpty()) return "";
        String more = told.size() > MOST_PLACES ? ", ..." : "";
        return told.stream().limit(MOST_PLACES).collect(Collectors.joining(", ", " (", more + ")"));
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
     * Finds what is open that should have been closed by now.
     *
     * @param ended the lifetime that is over; with it all shorter ones are
     * @return the entries, in the order of opening; a copy
     */
    public synchronized List<Entry> overdue(Lifetime ended) {
        List<Entry> entries = new ArrayList<>();
        for (Entry entry : open) if (entry.lifetime.compareTo(ended) <= 0) entries.add(entry);
        return entries;
    }

    /**
     * Tells what is open that should have been closed by now.
     *
     * @param ended the lifetime that is over; with it all shorter ones are
     * @return a line for each, in the order of opening. Tests of a game take any line for a failure
     */
    public List<String> survivors(Lifetime ended) {
        return overdue(ended).stream().map(Entry::toString).toList();
    }
}
