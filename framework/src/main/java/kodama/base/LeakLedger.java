package kodama.base;

import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Keeps account of what is open and has to be closed one day: images, threads, files, watches, listeners.
 *
 * <p>Whoever opens such a thing opens an entry here, and closes it with the thing. What is still open when its time is up
 * has been forgotten, and {@link #survivors} tells where it came from.
 *
 * <p>An entry takes about three microseconds, as the stack is read for its birth place, or a quarter of that when the
 * place is given. Any thread may use a ledger. Each program has its own.
 */
public final class LeakLedger {
    /** How long a thing may stay open; a later constant outlives the earlier ones. */
    public enum Lifetime {
        /** Until the loop object ends, at a soft reset or with the program. */
        LOOP,
        /** Until the program ends. */
        PROGRAM
    }

    /** One thing that is open. */
    public static final class Entry implements AutoCloseable {
        private final LeakLedger ledger;
        private final Lifetime lifetime;
        private final String text;

        private Entry(LeakLedger ledger, Lifetime lifetime, String text) {
            this.ledger = ledger;
            this.lifetime = lifetime;
            this.text = text;
        }

        /** Strikes the entry out, as the thing has been closed. A second call does nothing. */
        @Override
        public void close() {
            ledger.remove(this);
        }

        /**
         * Tells what was opened and where.
         *
         * @return one line
         */
        @Override
        public String toString() {
            return text;
        }
    }

    private static final StackWalker STACK = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private final Set<Entry> open = new LinkedHashSet<>();
    private volatile long tick;

    /** Makes an empty ledger. */
    public LeakLedger() {}

    /**
     * Moves the game time on that entries are dated with.
     *
     * @param now the tick that begins
     */
    public void setTick(long now) {
        tick = now;
    }

    /**
     * Notes that something was opened; its birth place is where the package that calls this was called from.
     *
     * @param lifetime how long it may stay open
     * @param kind what it is: {@code thread}, say
     * @param name which one it is
     * @return the entry, to be closed with the thing
     */
    public Entry open(Lifetime lifetime, String kind, String name) {
        return open(lifetime, kind, name, birthPlace());
    }

    private static String birthPlace() {
        return STACK.walk(frames -> outside(frames.skip(2).iterator()));
    }

    /** The first frame of another package than that of the frame the stack begins with. */
    private static String outside(Iterator<StackFrame> frames) {
        String opener = frames.next().getDeclaringClass().getPackageName();
        while (frames.hasNext()) {
            StackFrame frame = frames.next();
            if (!frame.getDeclaringClass().getPackageName().equals(opener)) return text(frame);
        }
        return opener;
    }

    private static String text(StackFrame frame) {
        return frame.getClassName() + "." + frame.getMethodName() + " (" + frame.getFileName() + ":"
                + frame.getLineNumber() + ")";
    }

    /**
     * Notes that something was opened.
     *
     * @param lifetime how long it may stay open
     * @param kind what it is: {@code image}, say
     * @param name which one it is
     * @param place where it was opened: {@code enemies/popcorn.lua:12}, say
     * @return the entry, to be closed with the thing
     */
    public Entry open(Lifetime lifetime, String kind, String name, String place) {
        String text = "%s '%s', opened in %s on thread '%s' in tick %d"
                .formatted(kind, name, place, Thread.currentThread().getName(), tick);
        Entry entry = new Entry(this, lifetime, text);
        add(entry);
        return entry;
    }

    private synchronized void add(Entry entry) {
        open.add(entry);
    }

    private synchronized void remove(Entry entry) {
        open.remove(entry);
    }

    /**
     * Tells what is open that should have been closed by now.
     *
     * @param ended the lifetime that is over; with it all shorter ones are
     * @return a line for each, in the order of opening; a copy. Whoever tests a game takes any line for a failure
     */
    public synchronized List<String> survivors(Lifetime ended) {
        List<String> lines = new ArrayList<>();
        for (Entry entry : open) if (entry.lifetime.compareTo(ended) <= 0) lines.add(entry.toString());
        return lines;
    }

    /**
     * Writes down what is open that should have been closed by now; nothing if nothing is.
     *
     * @param ended the lifetime that is over; with it all shorter ones are
     * @param log takes a line for each
     */
    public void report(Lifetime ended, Consumer<String> log) {
        for (String survivor : survivors(ended)) log.accept("not closed: " + survivor);
    }
}
