package kodama.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The last 600 frames: the time of each key in each frame, and the most expensive tasks and lines.
 *
 * <p>Frames are addressed by their age; the newest has age 0. Storage is allocated once; each frame overwrites the
 * oldest. Owned by the game thread; use {@link #copy} for others.
 */
public final class FrameHistory {
    /** Number of frames that are kept. */
    public static final int FRAMES = 600;

    /** Number of tasks, and of lines, that are kept for each frame. */
    public static final int COSTS = 10;

    /** The last tick of a game's start-up. */
    private static final int STARTUP_TICKS = 30;

    private final long[] ticks = new long[FRAMES];
    private final long[] periods = new long[FRAMES];

    /** Indexed by key, then by frame. */
    private long[][] nanos = new long[0][];

    private final FrameCost[][] tasks = new FrameCost[FRAMES][];
    private final FrameCost[][] lines = new FrameCost[FRAMES][];

    /** Number of frames added so far. */
    private long added;

    FrameHistory() {}

    void add(long tick, FrameRow row, FrameCost[] tasksOfFrame, FrameCost[] linesOfFrame) {
        int place = (int) (added % FRAMES);
        added++;
        ticks[place] = tick;
        periods[place] = row.period;
        if (row.keys() > nanos.length) addColumns(row.keys());
        for (int key = 0; key < nanos.length; key++) nanos[key][place] = key < row.keys() ? row.nanos(key) : 0;
        tasks[place] = tasksOfFrame;
        lines[place] = linesOfFrame;
    }

    private void addColumns(int keys) {
        int before = nanos.length;
        nanos = Arrays.copyOf(nanos, keys);
        for (int key = before; key < keys; key++) nanos[key] = new long[FRAMES];
    }

    /** Returns the number of frames that are kept: 0 to 600. */
    public int count() {
        return (int) Math.min(FRAMES, added);
    }

    /** Returns the number of a frame; 1 for the first one measured. */
    public long number(int age) {
        check(age);
        return added - age;
    }

    /** Returns the tick at the end of a frame. */
    public long tick(int age) {
        return ticks[place(age)];
    }

    /** Returns the frame period at that time; in nanoseconds. */
    public long periodNanos(int age) {
        return periods[place(age)];
    }

    /** Returns the time of a key; in nanoseconds; 0 if nothing was recorded in that frame. */
    public long nanos(int key, int age) {
        int place = place(age);
        return key < nanos.length ? nanos[key][place] : 0;
    }

    /** Returns the most expensive tasks, if tasks were measured: at most ten, most expensive first. */
    public List<FrameCost> tasks(int age) {
        return List.of(tasks[place(age)]);
    }

    /**
     * Returns the most expensive lines of scripts, if tasks were measured: at most ten, most expensive first, each with
     * the task that ran it.
     */
    public List<FrameCost> lines(int age) {
        return List.of(lines[place(age)]);
    }

    /**
     * Ranks the frames by the time of the game thread. Frames that show nothing about the game's scripts come last:
     * those without measured tasks, and those of the start-up, which loads files and runs before Java has warmed up.
     *
     * @return their ages, worst first; newer before older ones if equal
     */
    public List<Integer> worstFirst() {
        return IntStream.range(0, count())
                .boxed()
                .sorted(Comparator.comparing(this::isUninformative)
                        .thenComparing(age -> -nanos(FramePart.MAIN.key(), age)))
                .toList();
    }

    private boolean isUninformative(int age) {
        return tick(age) <= STARTUP_TICKS || tasks[place(age)].length == 0;
    }

    /** Returns a copy of the current contents. */
    public FrameHistory copy() {
        FrameHistory kept = new FrameHistory();
        List<long[]> columns = new ArrayList<>();
        for (long[] column : nanos) columns.add(column.clone());
        kept.nanos = columns.toArray(new long[0][]);
        System.arraycopy(ticks, 0, kept.ticks, 0, FRAMES);
        System.arraycopy(periods, 0, kept.periods, 0, FRAMES);
        System.arraycopy(tasks, 0, kept.tasks, 0, FRAMES);
        System.arraycopy(lines, 0, kept.lines, 0, FRAMES);
        kept.added = added;
        return kept;
    }

    private int place(int age) {
        check(age);
        return (int) ((added - 1 - age) % FRAMES);
    }

    private void check(int age) {
        if (age < 0 || age >= count())
            throw new IllegalArgumentException("age must be from 0 to " + (count() - 1) + " but was " + age);
    }
}
