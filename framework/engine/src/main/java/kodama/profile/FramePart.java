package kodama.profile;

/**
 * The parts of a frame that are measured, in the order of the diagram in ARCHITECTURE.md. They have the first key
 * numbers.
 */
public enum FramePart {
    /** The game thread, from the start of the frame until it waits for the next. */
    MAIN("main", FramePart.GAME),
    /** The draw thread, from the start of drawing until it waits for the time to show the frame. */
    DRAW("draw", FramePart.DRAWING),
    /** Input. */
    INPUT("input", FramePart.GAME),
    /** Long jobs that are due, and scene changes. */
    SCENE("jobs, scene", FramePart.GAME),
    /** Preparing and running tasks. */
    UPDATE("update", FramePart.GAME),
    /** Shots and collisions. */
    SHOTS("shots", FramePart.GAME),
    /** Removal of dead tasks. */
    END("end of frame", FramePart.GAME),
    /** Draw functions, which fill the draw list. */
    LIST("draw list", FramePart.GAME),
    /** Overlays, which are drawn over the game. */
    OVERLAYS("overlays", FramePart.GAME),
    /** Passing the list to the draw thread; if there is none, drawing and showing the frame. */
    HAND_OVER("hand over", FramePart.GAME),
    /** Work that may overlap with drawing. */
    AFTER_DRAW("after draw", FramePart.GAME),
    /** Turning the list into pixels. */
    RASTERIZE("rasterize", FramePart.DRAWING),
    /** Showing the pixels in the window. */
    PRESENT("present", FramePart.DRAWING);

    private static final String GAME = "main";
    private static final String DRAWING = "kodama-draw";

    private final String label;
    private final String thread;

    FramePart(String label, String thread) {
        this.label = label;
        this.thread = thread;
    }

    /** Returns the number of its key; {@link Profiler#MAIN} and {@link Profiler#DRAW} are 0 and 1. */
    public int key() {
        return ordinal();
    }

    /** Returns its name in lists, for example {@code update}. */
    public String label() {
        return label;
    }

    /** Returns the name of its thread. */
    public String thread() {
        return thread;
    }
}
