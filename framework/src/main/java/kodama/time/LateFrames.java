package kodama.time;

/** What becomes of a game whose frames come late. */
public enum LateFrames {
    /** It slows down: every tick counts as one frame. */
    SLOW,

    /** It keeps its speed: a tick counts as all the frames that went by. */
    STRETCH
}
