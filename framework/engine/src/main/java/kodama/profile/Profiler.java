package kodama.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.base.Checks;
import kodama.profile.Percentiles.RoughPercentiles;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Measures what takes time: the parts of each frame, and whatever is recorded by a key.
 *
 * <p>What it measures never changes what the game does. It is off until it is wanted, and then measures as deep as the
 * deepest of those who {@link #ask}; off, no clock is read.
 *
 * <p>A key stands for a name on a thread. Any thread may ask for keys, record, and ask for a depth; all else is for the
 * game thread.
 */
public final class Profiler {
    /** The key of the game thread's work in a frame. */
    public static final int MAIN = FramePart.MAIN.key();

    /** The key of the draw thread's work in a frame. */
    public static final int DRAW = FramePart.DRAW.key();

    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private static final double DEFAULT_THRESHOLD = 0.95;

    private static final FrameCost[] NO_COSTS = {};

    private final NanoClock clock;
    private final Accounts accounts = new Accounts();
    private final Wishes wishes = new Wishes();
    private final FrameRow row = new FrameRow();
    private final FrameHistory history = new FrameHistory();
    private final PointTrees points = new PointTrees();
    private final Tallies total = new Tallies(accounts, RoughPercentiles::new);
    private final Span second;
    private final Span fiveSeconds;
    private final List<Span> spans = new ArrayList<>();

    /** Of the frame's time; beyond it a frame is heavy. */
    private double threshold = DEFAULT_THRESHOLD;

    /** Whether this frame is measured from its begin. */
    private boolean isMeasuring;

    private long frameBegan;
    private long partBegan;

    /** Where stacks of scripts are gathered; null while no one wants them. */
    private @Nullable StackSamples stacks;

    private FrameCost[] tasks = NO_COSTS;
    private FrameCost[] lines = NO_COSTS;

    /**
     * Makes a profiler that is off.
     *
     * @param clock the machine's time, which any thread may ask for; of the game nothing depends on it
     */
    public Profiler(NanoClock clock) {
        this.clock = clock;
        second = span(NANOS_PER_SECOND);
        fiveSeconds = span(5 * NANOS_PER_SECOND);
    }

    // who wants what

    /**
     * Wants something measured; from the next frame on it is.
     *
     * @param depth how much
     * @return to be closed when it is wanted no more
     */
    public Wish ask(Depth depth) {
        return wishes.add(depth);
    }

    /**
     * Tells how much is measured now.
     *
     * @return the deepest that is wanted
     */
    public Depth depth() {
        return wishes.deepest();
    }

    /**
     * Tells whether so much is measured now.
     *
     * @param depth how much
     * @return whether that, or more
     */
    public boolean measures(Depth depth) {
        return wishes.deepest().compareTo(depth) >= 0;
    }

    /**
     * Has whole stacks of scripts gathered, while {@link Depth#TASKS} are measured.
     *
     * @param into takes them; null for no more
     */
    public void gatherStacks(@Nullable StackSamples into) {
        stacks = into;
    }

    /**
     * Returns where stacks of scripts are gathered.
     *
     * @return what {@link #gatherStacks} said; null at first
     */
    public @Nullable StackSamples stacks() {
        return stacks;
    }

    // recording

    /**
     * Returns the key of a name on the thread that asks.
     *
     * @param name for example {@code AI}
     * @return always the same for the same name and thread; after a thousand keys, one for all further names
     */
    public int key(String name) {
        return key(Thread.currentThread().getName(), name);
    }

    /**
     * Returns the key of a name on a thread.
     *
     * @param thread the thread's name
     * @param name for example {@code AI}
     * @return always the same for the same two
     */
    public int key(String thread, String name) {
        return accounts.key(thread, name);
    }

    /**
     * Returns how many keys there are.
     *
     * @return one more than the largest
     */
    public int keys() {
        return accounts.count();
    }

    /**
     * Returns what a key stands for.
     *
     * @param key a key
     * @return its name
     */
    public String name(int key) {
        return accounts.get(key).name;
    }

    /**
     * Returns where a key belongs.
     *
     * @param key a key
     * @return the thread's name
     */
    public String thread(int key) {
        return accounts.get(key).thread;
    }

    /**
     * Records that something took time. It counts for the frame that ends next, and adds to what there is of that key.
     * Does nothing while the profiler is off.
     *
     * @param key what it was
     * @param nanos how long it took; in nanoseconds
     */
    public void record(int key, long nanos) {
        if (wishes.deepest() != Depth.OFF) accounts.get(key).add(nanos);
    }

    /**
     * Records that something has ended.
     *
     * @param began when it began, by {@link #now}
     * @param key what it was
     */
    public void recordSince(long began, int key) {
        if (began != 0) record(key, clock.nanoTime() - began);
    }

    /**
     * Reads the clock, if the profiler is on.
     *
     * @return in nanoseconds since some moment; 0 while it is off
     */
    public long now() {
        return wishes.deepest() == Depth.OFF ? 0 : clock.nanoTime();
    }

    /** What the call points of a thread are booked under. */
    StackNode points(String thread) {
        return points.of(thread);
    }

    /**
     * Returns what the call points of scripts are booked under.
     *
     * @return the tree of the game thread
     */
    public StackNode gamePoints() {
        return points.of(FramePart.MAIN.thread());
    }

    /**
     * Tells what call points took, since the profiler was made: a tree for each thread. Any thread.
     *
     * @return rows of a table with all time, the time without points within, and the name
     */
    public List<String> pointRows() {
        return points.text();
    }

    // the frame

    /** Begins a frame, and its first part. */
    public void beginFrame() {
        boolean before = isMeasuring;
        isMeasuring = wishes.deepest() != Depth.OFF;
        if (!isMeasuring) return;
        frameBegan = partBegan = clock.nanoTime();
        if (!before) goOn();
    }

    /** What was recorded, and gathered, before the profiler was off belongs to no frame. */
    private void goOn() {
        accounts.drain(row, 0, 0);
        for (Span span : spans) span.restart(frameBegan);
    }

    /**
     * Ends a part of the frame; the next one begins.
     *
     * @param part what the time since the last part's end went to
     */
    public void end(FramePart part) {
        if (!isMeasuring) return;
        long now = clock.nanoTime();
        accounts.get(part.key()).add(now - partBegan);
        partBegan = now;
    }

    /** Begins a part without ending one: what was done since the last belongs to none. */
    public void skip() {
        if (isMeasuring) partBegan = clock.nanoTime();
    }

    /**
     * Says what tasks and lines took of this frame.
     *
     * @param tasksOfFrame the costliest first; kept as they are
     * @param linesOfFrame the costliest first; kept as they are
     */
    public void setCosts(FrameCost[] tasksOfFrame, FrameCost[] linesOfFrame) {
        tasks = tasksOfFrame;
        lines = linesOfFrame;
    }

    /**
     * Ends the work of the game thread in this frame, just before it waits for the next one, and the frame with it.
     *
     * @param tick how far the game is
     * @param periodNanos how long the frame may take; in nanoseconds
     * @param counts whether the frame is one of the game's; what a game does that is held is forgotten, so that its
     *     last frames can be looked at
     */
    public void endFrame(long tick, long periodNanos, boolean counts) {
        if (isMeasuring) end(tick, periodNanos, counts, clock.nanoTime());
    }

    private void end(long tick, long periodNanos, boolean counts, long now) {
        accounts.get(MAIN).add(now - frameBegan);
        accounts.drain(row, periodNanos, threshold);
        if (counts) keep(tick, now);
        tasks = lines = NO_COSTS;
    }

    private void keep(long tick, long now) {
        history.add(tick, row, tasks, lines);
        total.add(row);
        for (Span span : spans) span.add(row, now);
    }

    // looking

    /**
     * Returns the last 600 frames.
     *
     * @return always the same, and changed by each frame
     */
    public FrameHistory history() {
        return history;
    }

    /**
     * Returns figures that change each second.
     *
     * @return always the same
     */
    public Span second() {
        return second;
    }

    /**
     * Returns figures that change every five seconds.
     *
     * @return always the same
     */
    public Span fiveSeconds() {
        return fiveSeconds;
    }

    /**
     * Makes figures of another span, which begins now.
     *
     * @param nanos how long a period is; in nanoseconds, at least 1
     * @return the figures, until {@link #drop}
     */
    public Span span(long nanos) {
        Checks.atLeast("nanos", nanos, 1);
        Span made = new Span(nanos, clock.nanoTime(), accounts);
        spans.add(made);
        return made;
    }

    /**
     * Makes no more figures of a span.
     *
     * @param span one that {@link #span} has made
     */
    public void drop(Span span) {
        spans.remove(span);
    }

    /**
     * Returns what a key took in all frames that were measured; 95 and 99 of 100 to within three parts of a hundred.
     *
     * @param key a key
     * @return its figures
     */
    public Summary total(int key) {
        return total.summary(key);
    }

    /**
     * Lists the keys of all frames that were measured.
     *
     * @param order for example that of {@link Order#MAX}, down
     * @return in this order, those by which something was recorded
     */
    public List<Summary> total(Comparator<Summary> order) {
        List<Summary> all = total.summaries();
        all.sort(order);
        return all;
    }

    /**
     * Tells beyond which share of its time a frame is heavy.
     *
     * @return 0.95 at first
     */
    public double threshold() {
        return threshold;
    }

    /**
     * Changes beyond which share of its time a frame is heavy; from the next frame on.
     *
     * @param shareOfFrame for example 0.5 for half of it; more than 0
     * @throws IllegalArgumentException if it is 0, less, or no number
     */
    public void setThreshold(double shareOfFrame) {
        if (!(shareOfFrame > 0) || Double.isInfinite(shareOfFrame))
            throw new IllegalArgumentException("threshold must be more than 0 but was " + shareOfFrame);
        threshold = shareOfFrame;
    }
}
