package kodama.sound.synth;

/** The time resolution of the sound chip. */
public final class ChipTiming {
    /** Sample rate; in frames per second. */
    public static final int RATE = 44_100;

    /** Envelope ticks per second. */
    public static final int TICKS = 60;

    /** Slices per envelope tick. */
    static final int TICK_SLICES = 5;

    /** Samples per slice. */
    static final int SLICE = RATE / (TICKS * TICK_SLICES);

    /** Delay at the start of each note; in frames. */
    public static final int DELAY = SLICE;

    private ChipTiming() {}
}
