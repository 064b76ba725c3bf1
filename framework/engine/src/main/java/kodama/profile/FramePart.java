package kodama.profile;

/**
 * The parts of a frame that are measured in each, in the order of ARCHITECTURE.md's picture. Their keys are the first,
 * by number.
 */
public enum FramePart {
    /** The game thread, from the head of the frame until just before it waits for the next. */
    MAIN("main", FramePart.GAME),
    /** The draw thread, from the begin of drawing until just before it waits for its time to flip. */
    DRAW("draw", FramePart.DRAWING),
    /** Taking in keys. */
    INPUT("input", FramePart.GAME),
    /** Long jobs that are due, and a change of scene. */
    SCENE("jobs, scene", FramePart.GAME),
    /** Tasks that prepare, and all that run. */
    UPDATE("update", FramePart.GAME),
    /** Bullets and hits. */
    SHOTS("shots", FramePart.GAME),
    /** What unlinks dead tasks. */
    END("end of frame", FramePart.GAME),
    /** Draw hooks, which fill the draw list. */
    LIST("draw list", FramePart.GAME),
    /** What is not the game and lies over it. */
    OVERLAYS("overlays", FramePart.GAME),
    /** The list goes to the draw thread; without one, the picture is drawn and shown here. */
    HAND_OVER("hand over", FramePart.GAME),
    /** What may overlap with drawing. */
    AFTER_DRAW("after draw", FramePart.GAME),
    /** From the list to pixels. */
    RASTERIZE("rasterize", FramePart.DRAWING),
    /** From pixels to the window. */
    PRESENT("present", FramePart.DRAWING);

    private static final String GAME = "main";
    private static final String DRAWING = "kodama-draw";

    private final String label;
    private final String thread;

    FramePart(String label, String thread) {
        this.label = label;
        this.thread = thread;
    }

    /**
     * Returns the key that it is recorded by: its number; {@link Profiler#MAIN} and {@link Profiler#DRAW} are 0 and 1.
     */
    public int key() {
        return ordinal();
    }

    /** Returns what lists call it, for example {@code update}. */
    public String label() {
        return label;
    }

    /** Returns the name of the thread it belongs to. */
    public String thread() {
        return thread;
    }
}
