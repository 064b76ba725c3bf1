package kodama.dev.ui;

import kodama.time.FrameRate;

/**
 * Decides which frames of a screen are drawn, so that an idle screen costs almost nothing: all frames with input and
 * the one after, some frames for ten seconds after that, then only a few. The number per second does not depend on the
 * frame rate. Times are in sixtieths of a second.
 */
final class RedrawPolicy {
    private static final int SIXTIETHS = 60;
    private static final double PER_PICTURE = 4;
    private static final double UNTIL_REST = 600;
    private static final double PER_PICTURE_AT_REST = 30;

    /** Less than a frame, and more than the rounding error of sums. */
    private static final double ROUNDING = 1e-4;

    private double frame;

    /** Whether the next frame must be drawn. */
    private boolean isWoken = true;

    /** Number of frames since the last input, and the time since then; 0 in the frame of the input. */
    private long frames;

    private double untouched;

    /** Time in which animations have run. */
    private double moved;

    RedrawPolicy(FrameRate rate) {
        setRate(rate);
    }

    /** Changes the frame rate. */
    void setRate(FrameRate rate) {
        frame = SIXTIETHS * rate.seconds();
    }

    /** Draws the next frame as if there was input. */
    void wake() {
        isWoken = true;
    }

    /** Starts a frame. Returns whether to draw it. */
    boolean shouldDraw(boolean touched) {
        double before = untouched;
        if (touched || isWoken) restart();
        else countFrame();
        boolean rests = untouched + ROUNDING >= UNTIL_REST;
        if (!rests) moved += frame;
        return frames <= 1 || isNext(before, rests ? PER_PICTURE_AT_REST : PER_PICTURE);
    }

    private void restart() {
        isWoken = false;
        frames = 0;
        untouched = 0;
    }

    private void countFrame() {
        frames++;
        untouched += frame;
    }

    private boolean isNext(double before, double period) {
        return Math.floor((before + ROUNDING) / period) < Math.floor((untouched + ROUNDING) / period);
    }

    /** The time of animations, in sixtieths of a second; it stops when there is no input for a while. */
    long animationTime() {
        return (long) (moved + ROUNDING);
    }
}
