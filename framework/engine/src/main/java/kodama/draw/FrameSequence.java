package kodama.draw;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * The frames of an animation in the order in which they are shown, their durations, and the number of passes.
 *
 * <p>Times are in thousandths of a tick, so that both whole ticks and the milliseconds of files are whole numbers: at
 * 50 ticks per second, 33 ms are 1650 of them. So an animation that is played for hours does not drift. Immutable.
 */
public final class FrameSequence {
    /** Units of time per tick. */
    public static final int UNITS_PER_TICK = 1_000;

    /** Number of passes of an animation that does not end. */
    public static final int ENDLESS = 0;

    /** Maximum number of frames in a pass in one direction. */
    public static final int MAX_FRAMES = 10_000;

    /** Maximum duration of a frame, in thousandths of a tick; more than eleven days. */
    public static final long MAX_DURATION = 60_000_000L * UNITS_PER_TICK;

    /** Indexes of the frames of one pass, from 0. */
    private final int[] frames;
    /** The end of each of them, since the beginning of the pass. */
    private final long[] ends;

    private final int passes;
    private final boolean returns;

    private FrameSequence(int[] frames, long[] ends, int passes, boolean returns) {
        this.frames = frames;
        this.ends = ends;
        this.passes = passes;
        this.returns = returns;
    }

    /**
     * Creates a sequence.
     *
     * @param frames indexes of the frames in forward order, each at least 0; from 1 to {@link #MAX_FRAMES}
     * @param durations duration of each of them, in thousandths of a tick; from 1 to {@link #MAX_DURATION}
     * @param passes number of passes, at least 1, or {@link #ENDLESS}; there and back is one pass
     * @throws IllegalArgumentException if an argument is out of range, or there is not one duration for each frame
     */
    public static FrameSequence of(int[] frames, long[] durations, PlayDirection direction, int passes) {
        check(frames, durations, passes);
        int[] order = order(frames.length, direction);
        int[] shown = new int[order.length];
        long[] ends = new long[order.length];
        long end = 0;
        for (int i = 0; i < order.length; i++) {
            shown[i] = frames[order[i]];
            ends[i] = end += durations[order[i]];
        }
        boolean returns = direction == PlayDirection.PING_PONG || direction == PlayDirection.PING_PONG_REVERSE;
        return new FrameSequence(shown, ends, passes, returns);
    }

    private static void check(int[] frames, long[] durations, int passes) {
        Checks.between("number of frames", frames.length, 1, MAX_FRAMES);
        if (durations.length != frames.length)
            throw new IllegalArgumentException(
                    "number of durations must be " + frames.length + ", as of frames, but was " + durations.length);
        for (int frame : frames) Checks.atLeast("frame", frame, 0);
        for (long duration : durations)
            if (duration < 1 || duration > MAX_DURATION)
                throw new IllegalArgumentException(
                        "duration must be from 1 to " + MAX_DURATION + " thousandths of a tick but was " + duration);
        Checks.atLeast("number of passes", passes, ENDLESS);
    }

    /** Returns the positions in forward order that one pass shows. */
    private static int[] order(int count, PlayDirection direction) {
        boolean isReverse = direction == PlayDirection.REVERSE || direction == PlayDirection.PING_PONG_REVERSE;
        boolean isOneWay = direction == PlayDirection.FORWARD || direction == PlayDirection.REVERSE;
        int[] order = new int[isOneWay || count < 3 ? count : 2 * count - 2];
        for (int i = 0; i < order.length; i++) {
            int at = i < count ? i : 2 * count - 2 - i;
            order[i] = isReverse ? count - 1 - at : at;
        }
        return order;
    }

    /** Returns the number of steps of a pass: the frames it shows, there and back if it returns. */
    public int count() {
        return frames.length;
    }

    /**
     * Returns the index of the frame that a step shows.
     *
     * @param step from 0 to {@link #count} - 1
     */
    public int frame(int step) {
        return frames[step];
    }

    /**
     * Returns the end of a step, since the beginning of the pass.
     *
     * @param step from 0 to {@link #count} - 1
     * @return in thousandths of a tick
     */
    public long end(int step) {
        return ends[step];
    }

    /** Returns the duration of a pass, in thousandths of a tick. */
    public long length() {
        return ends[ends.length - 1];
    }

    /** Returns the number of passes, or {@link #ENDLESS}. */
    public int passes() {
        return passes;
    }

    /** Returns whether it does not end. */
    public boolean isEndless() {
        return passes == ENDLESS;
    }

    /**
     * Returns the index of the frame at a time since the start.
     *
     * @param time in thousandths of a tick, at least 0
     */
    public int frameAt(long time) {
        long length = length();
        if (passes != ENDLESS && time / length >= passes) return finalFrame();
        return frames[stepAt(time % length)];
    }

    /** Returns the indexes of all frames that are shown, each once, in the order in which they are first shown. */
    public int[] shownFrames() {
        return Arrays.stream(frames).distinct().toArray();
    }

    /** Returns this sequence for a list of only its {@link #shownFrames}: with the positions in it as indexes. */
    public FrameSequence compacted() {
        Map<Integer, Integer> positions = new HashMap<>();
        int[] shown = new int[frames.length];
        for (int i = 0; i < shown.length; i++) {
            int next = positions.size();
            shown[i] = positions.computeIfAbsent(frames[i], frame -> next);
        }
        return new FrameSequence(shown, ends.clone(), passes, returns);
    }

    /** Returns the index of the frame that stays when the animation has ended. */
    public int finalFrame() {
        return frames[returns ? 0 : frames.length - 1];
    }

    /** Returns the largest index of a frame. */
    public int largestFrame() {
        return Arrays.stream(frames).max().orElse(0);
    }

    /** Returns the step at a time since the beginning of the pass, from 0 to {@link #length} exclusive. */
    int stepAt(double time) {
        int low = 0;
        int high = ends.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (time < ends[middle]) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FrameSequence sequence
                && Arrays.equals(frames, sequence.frames)
                && Arrays.equals(ends, sequence.ends)
                && passes == sequence.passes
                && returns == sequence.returns;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(frames) + Arrays.hashCode(ends);
    }
}
