package kodama.sound.synth;

import java.util.Arrays;

/**
 * A row of numbers, one each 1/60 s of a note: how its volume goes, or by which half tones it jumps.
 *
 * <p>While the note is held, the row plays to {@code end}, then again from {@code loop}, or its last number stays. What
 * stands behind {@code end} plays when the note is let go. Immutable.
 */
public final class StepSequence {
    /** The longest row. */
    public static final int MAX_STEPS = 2_048;

    /** Full volume, until the note is let go. */
    public static final StepSequence FULL = new StepSequence(new int[] {15}, 1, 1);

    /** No jumps. */
    public static final StepSequence NONE = new StepSequence(new int[] {0}, 1, 1);

    private final int[] values;
    private final int loop;
    private final int end;

    /**
     * Makes a row.
     *
     * @param values at least one, at most {@link #MAX_STEPS}
     * @param loop the number to go on with after the one before {@code end}; {@code end} for none
     * @param end how many numbers play while the note is held; at least 1
     * @throws IllegalArgumentException if the row is too long, or loop or end lie outside of it
     */
    public StepSequence(int[] values, int loop, int end) {
        if (values.length > MAX_STEPS || end < 1 || end > values.length || loop < 0 || loop > end)
            throw new IllegalArgumentException(
                    "a row of " + values.length + " has no loop " + loop + " and end " + end);
        this.values = values.clone();
        this.loop = loop;
        this.end = end;
    }

    /** The number of a tick while the note is held; from 0. */
    int held(int tick) {
        if (tick < end) return values[tick];
        return loop < end ? values[loop + (tick - end) % (end - loop)] : values[end - 1];
    }

    /** Whether there is a number for a tick since the note was let go; from 0. */
    boolean hasReleased(int tick) {
        return end + tick < values.length;
    }

    /** The number of a tick since the note was let go. */
    int released(int tick) {
        return values[end + tick];
    }

    /** Tells how long a note sounds after it was let go, in 1/60 s. */
    public int releaseTicks() {
        return values.length - end;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StepSequence steps
                && loop == steps.loop
                && end == steps.end
                && Arrays.equals(values, steps.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values) + 31 * loop + end;
    }
}
