package kodama.replay;

/** The kinds of events in a recording, as bytes; how its worlds begin; and its bounds. */
final class EventFormat {
    static final int END_OF_WORLD = 0;
    static final int INPUT = 1;
    static final int INPUT_SYNCHRONIZED = 2;
    static final int JOB = 3;
    static final int SAVE = 4;
    static final int SETTING = 5;
    static final int FPS = 6;
    static final int FRAME_LENGTH = 7;
    static final int FRAMES = 8;
    static final int SCRIPT_END = 9;
    static final int EDITED = 10;
    static final int CHECKPOINT = 11;
    static final int FINAL_STATE = 12;
    static final int RELEASED = 13;

    // the first byte of a world
    static final int FRESH = 1;
    static final int SAME_FILES = 2;
    static final int HAS_DATA = 4;

    /** Most ticks of a recording: three days. */
    static final long MAX_TICKS = 1L << 24;

    /** Most worlds of a recording, because how they begin is kept in memory. */
    static final int MAX_WORLDS = 1 << 16;

    private static final long FREE_FRAMES = 100_000;
    private static final long FRAMES_PER_TICK = 20;

    private EventFormat() {}

    /** Returns the number of frames that a recording may have in addition to one per tick, because each takes time. */
    static long mostFrames(long ticks) {
        return FREE_FRAMES + FRAMES_PER_TICK * ticks;
    }
}
