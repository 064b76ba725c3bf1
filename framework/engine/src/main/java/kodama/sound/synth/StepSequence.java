package kodama.sound.synth;

import java.util.Arrays;

/**
 * A sequence of numbers, one per 1/60 s of a note: a volume envelope, or an arpeggio in semitones.
 *
 * <p>While the note is held, the sequence plays to {@code end}, then repeatedly from {@code loop}, or its last number
 * is held. The numbers after {@code end} play when the note is released. Immutable.
 */
public final class StepSequence {
    /** Maximum length. */
    public static final int MAX_STEPS = 2_048;

    /** Full volume until the note is released. */
    public static final StepSequence FULL = new StepSequence(new int[] {15}, 1, 1);

    /** No arpeggio. */
    public static final StepSequence NONE = new StepSequence(new int[] {0}, 1, 1);

    private final int[] values;
    private final int loop;
    private final int end;

    /**
     * Creates a sequence.
     *
     * @param values the numbers; at least one, at most {@link #MAX_STEPS}
     * @param loop index of the number after the one before {@code end}; {@code end} for no loop
     * @param end number of values that play while the note is held; at least 1
     * @throws IllegalArgumentException if the sequence is too long, or loop or end is out of range
     */
    public StepSequence(int[] values, int loop, int end) {
        if (values.length > MAX_STEPS || end < 1 || end > values.length || loop < 0 || loop > end)
            throw new IllegalArgumentException(
                    "a sequence of " + values.length + " values cannot have loop " + loop + " and end " + end);
        this.values = values.clone();
        this.loop = loop;
        this.end = end;
    }

    /** Returns the number of a tick, counted from 0, while the note is held. */
    int held(int tick) {
        if (tick < end) return values[tick];
        return loop < end ? values[loop + (tick - end) % (end - loop)] : values[end - 1];
    }

    /** Returns whether there is a number for a tick, counted from 0, after the release. */
    boolean hasReleased(int tick) {
        return end + tick < values.length;
    }

    /** Returns the number of a tick after the release. */
    int released(int tick) {
        return values[end + tick];
    }

    /** Returns the duration of a note after its release, in 1/60 s. */
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
