package kodama.sound.synth;

/** How fast a chip goes. */
public final class ChipTiming {
    /** Frames a second. */
    public static final int RATE = 44_100;

    /** How often a second envelopes go on. */
    public static final int TICKS = 60;

    /** How often in such a tick a channel looks at pitch and loudness. */
    static final int TICK_SLICES = 5;

    /** How many samples lie between two looks. */
    static final int SLICE = RATE / (TICKS * TICK_SLICES);

    /** How late a note begins, and every note so; in frames. */
    public static final int DELAY = SLICE;

    private ChipTiming() {}
}
