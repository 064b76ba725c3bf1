package kodama.dev.ui;

import kodama.time.FrameRate;

/**
 * Decides which frames of a screen are drawn, so that one which no one looks at costs next to nothing: all while
 * someone touches it and the one after, some for ten seconds after that, and then only a few; as many at any frame
 * rate. Times are in sixtieths of a second.
 */
final class RedrawPolicy {
    private static final int SIXTIETHS = 60;
    private static final double PER_PICTURE = 4;
    private static final double UNTIL_REST = 600;
    private static final double PER_PICTURE_AT_REST = 30;

    /** Less than any frame, and more than sums of these are wrong by. */
    private static final double ROUNDING = 1e-4;

    private double frame;

    /** Whether the next frame is drawn in any case. */
    private boolean isWoken = true;

    /** Frames since someone touched the screen, and how long ago that is; 0 in that frame. */
    private long frames;

    private double untouched;

    /** How long someone may have been there. */
    private double moved;

    RedrawPolicy(FrameRate rate) {
        setRate(rate);
    }

    /** Changes how many frames there are in a second. */
    void setRate(FrameRate rate) {
        frame = SIXTIETHS * rate.seconds();
    }

    /** Lets the frame that comes be drawn, as if someone had touched the screen. */
    void wake() {
        isWoken = true;
    }

    /** Begins a frame; answers whether it is to be drawn. */
    boolean shouldDraw(boolean touched) {
        double before = untouched;
        if (touched || isWoken) touch();
        else goOn();
        boolean rests = untouched + ROUNDING >= UNTIL_REST;
        if (!rests) moved += frame;
        return frames <= 1 || isNext(before, rests ? PER_PICTURE_AT_REST : PER_PICTURE);
    }

    private void touch() {
        isWoken = false;
        frames = 0;
        untouched = 0;
    }

    private void goOn() {
        frames++;
        untouched += frame;
    }

    private boolean isNext(double before, double period) {
        return Math.floor((before + ROUNDING) / period) < Math.floor((untouched + ROUNDING) / period);
    }

    /** How far what moves by itself has moved, in sixtieths of a second; it rests when no one is there. */
    long animationTime() {
        return (long) (moved + ROUNDING);
    }
}
