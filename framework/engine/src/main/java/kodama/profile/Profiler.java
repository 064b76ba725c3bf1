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
 * deepest of those who {@link #request}; off, no clock is read.
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
    private final ProfileKeys accounts = new ProfileKeys();
    private final ProfilingRequests wishes = new ProfilingRequests();
    private final FrameRow row = new FrameRow();
    private final FrameHistory history = new FrameHistory();
    private final CallPointTrees points = new CallPointTrees();
    private final FrameTotals total = new FrameTotals(accounts, RoughPercentiles::new);
    private final ProfileWindow second;
    private final ProfileWindow fiveSeconds;
    private final List<ProfileWindow> spans = new ArrayList<>();

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
        second = addWindow(NANOS_PER_SECOND);
        fiveSeconds = addWindow(5 * NANOS_PER_SECOND);
    }

    // who wants what

    /**
     * Wants something measured; from the next frame on it is.
     *
     * @return to be closed when it is wanted no more
     */
    public ProfilingRequest request(ProfilingLevel depth) {
        return wishes.add(depth);
    }

    /** Returns how much is measured now: the deepest that is wanted. */
    public ProfilingLevel level() {
        return wishes.highest();
    }

    /** Tells whether so much is measured now. */
    public boolean measures(ProfilingLevel depth) {
        return wishes.highest().compareTo(depth) >= 0;
    }

    /**
     * Has whole stacks of scripts gathered, while {@link ProfilingLevel#TASKS} are measured.
     *
     * @param into takes them; null for no more
     */
    public void setStackSamples(@Nullable StackSamples into) {
        stacks = into;
    }

    /** Returns where stacks of scripts are gathered: what {@link #setStackSamples} said; null at first. */
    public @Nullable StackSamples stacks() {
        return stacks;
    }

    // recording

    /** Returns the key of a name on the thread that asks. */
    public int key(String name) {
        return key(Thread.currentThread().getName(), name);
    }

    /** Returns the key of a name on a thread. */
    public int key(String thread, String name) {
        return accounts.key(thread, name);
    }

    /** Returns how many keys there are, one more than the largest. */
    public int keys() {
        return accounts.count();
    }

    /** Returns what a key stands for. */
    public String name(int key) {
        return accounts.get(key).name;
    }

    /** Returns the name of the thread of a key. */
    public String thread(int key) {
        return accounts.get(key).thread;
    }

    /**
     * Records that something took time. It counts for the frame that ends next, and adds to what there is of that key.
     * Does nothing while the profiler is off.
     */
    public void record(int key, long nanos) {
        if (wishes.highest() != ProfilingLevel.OFF) accounts.get(key).add(nanos);
    }

    /**
     * Records that something has ended.
     *
     * @param began when it began, by {@link #now}
     */
    public void recordSince(long began, int key) {
        if (began != 0) record(key, clock.nanoTime() - began);
    }

    /** The machine's time, also for others that only measure; of the game nothing depends on it. */
    public NanoClock clock() {
        return clock;
    }

    /**
     * Reads the clock, if the profiler is on.
     *
     * @return in nanoseconds since some moment; 0 while it is off
     */
    public long now() {
        return wishes.highest() == ProfilingLevel.OFF ? 0 : clock.nanoTime();
    }

    /** What the call points of a thread are booked under. */
    StackNode pointTree(String thread) {
        return points.of(thread);
    }

    /** Returns the tree of the game thread, under which call points of scripts are booked. */
    public StackNode gamePointTree() {
        return points.of(FramePart.MAIN.thread());
    }

    /** Tells what call points took, since the profiler was made: a tree for each thread. Any thread. */
    public List<String> pointReport() {
        return points.report();
    }

    // the frame

    /** Begins a frame, and its first part. */
    public void beginFrame() {
        boolean before = isMeasuring;
        isMeasuring = wishes.highest() != ProfilingLevel.OFF;
        if (!isMeasuring) return;
        frameBegan = partBegan = clock.nanoTime();
        if (!before) goOn();
    }

    /** What was recorded, and gathered, before the profiler was off belongs to no frame. */
    private void goOn() {
        accounts.drain(row, 0, 0);
        for (ProfileWindow span : spans) span.restart(frameBegan);
    }

    /** Ends a part of the frame; the next one begins. */
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
        for (ProfileWindow span : spans) span.add(row, now);
    }

    // looking

    /** Returns the last 600 frames; changed by each frame. */
    public FrameHistory history() {
        return history;
    }

    /** Returns figures that change each second. */
    public ProfileWindow lastSecond() {
        return second;
    }

    /** Returns figures that change every five seconds. */
    public ProfileWindow lastFiveSeconds() {
        return fiveSeconds;
    }

    /**
     * Makes figures of another span, which begins now.
     *
     * @param nanos how long a period is; in nanoseconds, at least 1
     * @return the figures, until {@link #removeWindow}
     */
    public ProfileWindow addWindow(long nanos) {
        Checks.atLeast("nanos", nanos, 1);
        ProfileWindow made = new ProfileWindow(nanos, clock.nanoTime(), accounts);
        spans.add(made);
        return made;
    }

    /** Makes no more figures of a span. */
    public void removeWindow(ProfileWindow span) {
        spans.remove(span);
    }

    /**
     * Returns what a key took in all frames that were measured; 95 and 99 of 100 to within three parts of a hundred:
     * its figures.
     */
    public Summary total(int key) {
        return total.summary(key);
    }

    /**
     * Lists the keys of all frames that were measured.
     *
     * @param order for example that of {@link SummaryOrder#MAX}, down
     * @return in this order, those by which something was recorded
     */
    public List<Summary> total(Comparator<Summary> order) {
        List<Summary> all = total.summaries();
        all.sort(order);
        return all;
    }

    /** Tells beyond which share of its time a frame is heavy: 0.95 at first. */
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
