package kodama.time;

/** What becomes of a game whose frames come late. */
public enum LateFrameMode {
    /** It slows down: each frame counts as one, however late. */
    SLOW,

    /** It keeps its speed: a late frame has the ticks of all frames that went by; see {@link CatchUp}. */
    STRETCH
}
