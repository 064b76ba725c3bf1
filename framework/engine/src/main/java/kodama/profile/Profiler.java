package kodama.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.base.Checks;
import kodama.profile.Percentiles.RoughPercentiles;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Measures the parts of each frame, and anything else that is recorded with a key.
 *
 * <ol>
 *   <li>It is off until {@link #request} is called, and then measures at the highest level that is requested.
 *   <li>{@link #beginFrame}, {@link #end} after each part, and {@link #endFrame} measure a frame; any thread may
 *       {@link #record} more.
 *   <li>At the end of a frame its times are moved into a {@link FrameRow} and from there added to the history, to each
 *       {@link ProfileWindow} and to the totals.
 * </ol>
 *
 * <p>Measuring never changes what the game does; while the profiler is off, the clock is not read.
 *
 * <p>A key is the number of a name on a thread. Any thread may look up keys, record times and request a level;
 * everything else is for the game thread.
 */
public final class Profiler {
    /** Key of the game thread's work in a frame. */
    public static final int MAIN = FramePart.MAIN.key();

    /** Key of the draw thread's work in a frame. */
    public static final int DRAW = FramePart.DRAW.key();

    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private static final double DEFAULT_THRESHOLD = 0.95;

    private static final FrameCost[] NO_COSTS = {};

    private final NanoClock clock;
    private final ProfileKeys profileKeys = new ProfileKeys();
    private final ProfilingRequests requests = new ProfilingRequests();
    private final FrameRow row = new FrameRow();
    private final FrameHistory history = new FrameHistory();
    private final CallPointTrees points = new CallPointTrees();
    private final FrameTotals total = new FrameTotals(profileKeys, RoughPercentiles::new);
    private final ProfileWindow second;
    private final ProfileWindow fiveSeconds;
    private final List<ProfileWindow> windows = new ArrayList<>();

    /** Share of the frame time above which a frame is heavy. */
    private double threshold = DEFAULT_THRESHOLD;

    /** Whether this frame has been measured from its start. */
    private boolean isMeasuring;

    private long frameBegan;
    private long partBegan;

    /** Receives stacks of scripts; null if they are not needed. */
    private @Nullable StackSamples stacks;

    private FrameCost[] tasks = NO_COSTS;
    private FrameCost[] lines = NO_COSTS;

    /**
     * Creates a profiler that is off.
     *
     * @param clock the machine's time; used by any thread; the game must not depend on it
     */
    public Profiler(NanoClock clock) {
        this.clock = clock;
        second = addWindow(NANOS_PER_SECOND);
        fiveSeconds = addWindow(5 * NANOS_PER_SECOND);
    }

    // Requests

    /**
     * Requests a level of detail, from the next frame on.
     *
     * @return to be closed when it is no longer needed
     */
    public ProfilingRequest request(ProfilingLevel level) {
        return requests.add(level);
    }

    /** Returns the current level: the highest that is requested. */
    public ProfilingLevel level() {
        return requests.highest();
    }

    /** Returns whether a level is being measured. */
    public boolean measures(ProfilingLevel level) {
        return requests.highest().compareTo(level) >= 0;
    }

    /**
     * Sets where stacks of scripts are gathered while {@link ProfilingLevel#TASKS} is measured.
     *
     * @param into receives the stacks; null to stop
     */
    public void setStackSamples(@Nullable StackSamples into) {
        stacks = into;
    }

    /** Returns where stacks of scripts are gathered: null by default; see {@link #setStackSamples}. */
    public @Nullable StackSamples stacks() {
        return stacks;
    }

    // Recording

    /** Returns the key of a name on the calling thread. */
    public int key(String name) {
        return key(Thread.currentThread().getName(), name);
    }

    /** Returns the key of a name on a thread. */
    public int key(String thread, String name) {
        return profileKeys.key(thread, name);
    }

    /** Returns the number of keys, which is one more than the largest key. */
    public int keys() {
        return profileKeys.count();
    }

    /** Returns the name of a key. */
    public String name(int key) {
        return profileKeys.get(key).name;
    }

    /** Returns the name of the thread of a key. */
    public String thread(int key) {
        return profileKeys.get(key).thread;
    }

    /**
     * Records a time. It is added to the key's other times in the frame that ends next. Does nothing while the profiler
     * is off.
     */
    public void record(int key, long nanos) {
        if (requests.highest() != ProfilingLevel.OFF) profileKeys.get(key).add(nanos);
    }

    /**
     * Records the time since a moment.
     *
     * @param began the moment, from {@link #now}
     */
    public void recordSince(long began, int key) {
        if (began != 0) record(key, clock.nanoTime() - began);
    }

    /** Returns the machine's time, for other measurements; the game must not depend on it. */
    public NanoClock clock() {
        return clock;
    }

    /**
     * Reads the clock if the profiler is on.
     *
     * @return time in nanoseconds; 0 while the profiler is off
     */
    public long now() {
        return requests.highest() == ProfilingLevel.OFF ? 0 : clock.nanoTime();
    }

    /** Root of the call points of a thread. */
    StackNode pointTree(String thread) {
        return points.of(thread);
    }

    /** Returns the root of the game thread, to which call points of scripts are added. */
    public StackNode gamePointTree() {
        return points.of(FramePart.MAIN.thread());
    }

    /**
     * Returns the times of call points since the profiler was created, as a tree for each thread. Any thread may call
     * it.
     */
    public List<String> pointReport() {
        return points.report();
    }

    // Frames

    /** Begins a frame and its first part. */
    public void beginFrame() {
        boolean before = isMeasuring;
        isMeasuring = requests.highest() != ProfilingLevel.OFF;
        if (!isMeasuring) return;
        frameBegan = partBegan = clock.nanoTime();
        if (!before) restart();
    }

    /** Discards what was recorded before the profiler was off, because it does not belong to a frame. */
    private void restart() {
        profileKeys.drain(row, 0, 0);
        for (ProfileWindow window : windows) window.restart(frameBegan);
    }

    /** Ends a part of the frame and begins the next. */
    public void end(FramePart part) {
        if (!isMeasuring) return;
        long now = clock.nanoTime();
        profileKeys.get(part.key()).add(now - partBegan);
        partBegan = now;
    }

    /** Begins a part without ending one: the time since the last part is not counted. */
    public void skip() {
        if (isMeasuring) partBegan = clock.nanoTime();
    }

    /**
     * Sets the times of tasks and lines in this frame.
     *
     * @param tasksOfFrame most expensive first; not copied
     * @param linesOfFrame most expensive first; not copied
     */
    public void setCosts(FrameCost[] tasksOfFrame, FrameCost[] linesOfFrame) {
        tasks = tasksOfFrame;
        lines = linesOfFrame;
    }

    /**
     * Ends the frame, just before the game thread waits for the next one.
     *
     * @param tick the current tick of the game
     * @param periodNanos time available for the frame; in nanoseconds
     * @param counts whether to keep the frame; false while the game is paused, so that the last frames before can be
     *     inspected
     */
    public void endFrame(long tick, long periodNanos, boolean counts) {
        if (isMeasuring) end(tick, periodNanos, counts, clock.nanoTime());
    }

    private void end(long tick, long periodNanos, boolean counts, long now) {
        profileKeys.get(MAIN).add(now - frameBegan);
        profileKeys.drain(row, periodNanos, threshold);
        if (counts) keep(tick, now);
        tasks = lines = NO_COSTS;
    }

    private void keep(long tick, long now) {
        history.add(tick, row, tasks, lines);
        total.add(row);
        for (ProfileWindow window : windows) window.add(row, now);
    }

    // Results

    /** Returns the history of the last 600 frames; updated with each frame. */
    public FrameHistory history() {
        return history;
    }

    /** Returns statistics that are updated each second. */
    public ProfileWindow lastSecond() {
        return second;
    }

    /** Returns statistics that are updated every five seconds. */
    public ProfileWindow lastFiveSeconds() {
        return fiveSeconds;
    }

    /**
     * Creates statistics over another period, starting now.
     *
     * @param nanos length of a period; in nanoseconds, at least 1
     * @return the statistics, updated until {@link #removeWindow}
     */
    public ProfileWindow addWindow(long nanos) {
        Checks.atLeast("nanos", nanos, 1);
        ProfileWindow made = new ProfileWindow(nanos, clock.nanoTime(), profileKeys);
        windows.add(made);
        return made;
    }

    /** Stops updating statistics. */
    public void removeWindow(ProfileWindow window) {
        windows.remove(window);
    }

    /**
     * Returns the totals of a key over all measured frames: a summary whose percentiles are accurate to three percent.
     */
    public Summary total(int key) {
        return total.summary(key);
    }

    /**
     * Lists the totals of all measured frames.
     *
     * @param order for example that of {@link SummaryOrder#MAX}, descending
     * @return the keys with at least one record, in this order
     */
    public List<Summary> total(Comparator<Summary> order) {
        List<Summary> all = total.summaries();
        all.sort(order);
        return all;
    }

    /** Returns the share of the frame time above which a frame is heavy: 0.95 by default. */
    public double threshold() {
        return threshold;
    }

    /**
     * Sets the share of the frame time above which a frame is heavy, from the next frame on.
     *
     * @param shareOfFrame for example 0.5 for half of it; above 0
     * @throws IllegalArgumentException if it is not above 0
     */
    public void setThreshold(double shareOfFrame) {
        if (!(shareOfFrame > 0) || Double.isInfinite(shareOfFrame))
            throw new IllegalArgumentException("threshold must be more than 0 but was " + shareOfFrame);
        threshold = shareOfFrame;
    }
}
