package kodama.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The last 600 frames, whole: what each key took in each, and which tasks and lines took most.
 *
 * <p>Frames are counted back from the newest, whose age is 0. What it keeps has its place once and for all; a frame
 * takes the place of the oldest. Owned by the game thread; {@link #copy} is for others.
 */
public final class FrameHistory {
    /** How many frames are kept. */
    public static final int FRAMES = 600;

    /** How many tasks, and how many lines, are kept of each frame. */
    public static final int COSTS = 10;

    /** The last tick of a game's beginning. */
    private static final int BEGINNING = 30;

    private final long[] ticks = new long[FRAMES];
    private final long[] periods = new long[FRAMES];

    /** By key, then by place. */
    private long[][] nanos = new long[0][];

    private final FrameCost[][] tasks = new FrameCost[FRAMES][];
    private final FrameCost[][] lines = new FrameCost[FRAMES][];

    /** How many frames there ever were. */
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

    /** Counts the frames that are kept: 0 to 600. */
    public int count() {
        return (int) Math.min(FRAMES, added);
    }

    /** Returns the number of a frame; 1 for the first that was measured. */
    public long number(int age) {
        check(age);
        return added - age;
    }

    /** Returns the tick at the end of a frame. */
    public long tick(int age) {
        return ticks[place(age)];
    }

    /** Returns how long a frame might take: the frame period of then; in nanoseconds. */
    public long periodNanos(int age) {
        return periods[place(age)];
    }

    /** Returns what a key took; in nanoseconds; 0 if nothing was recorded by it in that frame. */
    public long nanos(int key, int age) {
        int place = place(age);
        return key < nanos.length ? nanos[key][place] : 0;
    }

    /** Returns the tasks that took most, if tasks were measured then: at most ten, the costliest first. */
    public List<FrameCost> tasks(int age) {
        return List.of(tasks[place(age)]);
    }

    /**
     * Returns the lines of scripts that took most, if tasks were measured then: at most ten, the costliest first; each
     * with the task that ran it.
     */
    public List<FrameCost> lines(int age) {
        return List.of(lines[place(age)]);
    }

    /**
     * Ranks the frames by how long the game thread took for them. At the end stand those that tell nothing of the
     * game's scripts: without measured tasks, or from the beginning, which loads, and is slow until Java has warmed up.
     *
     * @return their ages, the worst first; of equals the newest
     */
    public List<Integer> worstFirst() {
        return IntStream.range(0, count())
                .boxed()
                .sorted(Comparator.comparing(this::tellsLittle).thenComparing(age -> -nanos(FramePart.MAIN.key(), age)))
                .toList();
    }

    private boolean tellsLittle(int age) {
        return tick(age) <= BEGINNING || tasks[place(age)].length == 0;
    }

    /** Keeps what there is now, while the game goes on. */
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
