package kodama.dev.ui;

/**
 * Decides which frames of a screen are drawn, so that one which no one looks at costs next to nothing: all while
 * someone touches it and the one after, some for ten seconds after that, and then only a few.
 */
final class RedrawPolicy {
    private static final int FRAMES_PER_PICTURE = 4;
    private static final int FRAMES_UNTIL_REST = 600;
    private static final int FRAMES_PER_PICTURE_AT_REST = 30;

    /** Frames since someone touched the screen; 0 in that frame, -1 has the next one drawn in any case. */
    private long untouched;

    /** Frames in which someone may have been there. */
    private long moved;

    RedrawPolicy() {
        wake();
    }

    /** Lets the frame that comes be drawn, as if someone had touched the screen. */
    void wake() {
        untouched = -1;
    }

    /** Begins a frame; answers whether it is to be drawn. */
    boolean draws(boolean touched) {
        untouched = touched ? 0 : untouched + 1;
        if (untouched < FRAMES_UNTIL_REST) moved++;
        return untouched <= 1
                || untouched % (untouched < FRAMES_UNTIL_REST ? FRAMES_PER_PICTURE : FRAMES_PER_PICTURE_AT_REST) == 0;
    }

    /** How many frames what moves by itself has moved; it rests when no one is there. */
    long moved() {
        return moved;
    }
}
