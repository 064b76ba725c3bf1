package kodama.time;

/** The handling of late frames. */
public enum LateFrameMode {
    /** The game slows down: each frame counts as one, however late. */
    SLOW,

    /** The game keeps its speed: a late frame runs the ticks of all missed frames; see {@link CatchUp}. */
    STRETCH
}
