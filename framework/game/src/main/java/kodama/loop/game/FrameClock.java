package kodama.loop.game;

import kodama.script.config.Timing;
import kodama.time.CatchUp;
import kodama.time.CorrectedPacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.LateFrameMode;
import kodama.time.NanoClock;
import kodama.time.TickAccumulator;

/**
 * The clock of a game's frames: decides how many ticks a frame has, whether it is drawn, and when the next is due.
 *
 * <p>While the game is held, the clock saves CPU time: it waits by plain sleeps, and draws a frame when something
 * has changed, otherwise only every 30th frame, for figures that change by themselves.
 *
 * <p>Owned by the game thread.
 */
final class FrameClock {
    private static final int FRAMES_PER_PICTURE_WHILE_HELD = 30;

    /** Forces the next frame to be drawn. */
    private static final long DRAW_NEXT = -1;

    private final FramePacer pacer;
    private final FramePacer pacerWhileHeld;
    private final TickAccumulator ticks;
    private final CatchUp catchUp;
    private FrameRate rate;
    /** Whether each frame has exactly one tick. */
    private final boolean isFixed;
    /** Whether pictures show all tasks at their positions in the last tick. */
    private final boolean showsTicks;

    private boolean catchesUp;

    /** Number of frames of the base rate that this frame represents, unless the game is held. */
    private double baseFrames = 1;

    private boolean isHeld;

    /** Frames since the last one in which the picture may have changed; 0 in that one. */
    private long framesUnchanged;

    FrameClock(NanoClock clock, Timing timing, boolean isFixed, boolean keepsPictures) {
        this.isFixed = isFixed;
        showsTicks = isFixed || keepsPictures;
        rate = new FrameRate(timing.fps());
        pacer = timing.pacing().createPacer(clock, rate);
        pacerWhileHeld = new CorrectedPacer(clock, rate);
        ticks = new TickAccumulator(rate);
        catchUp = new CatchUp(clock, rate);
        setTiming(timing);
    }

    /** Applies the game's timing settings, except for the pacing. */
    void setTiming(Timing timing) {
        ticks.setBase(new FrameRate(timing.fps()));
        catchesUp = timing.late() == LateFrameMode.STRETCH;
    }

    void setRate(FrameRate rate) {
        this.rate = rate;
        ticks.setRate(rate);
        catchUp.setRate(rate);
        pacer.setRate(rate);
        pacerWhileHeld.setRate(rate);
    }

    /** Returns how long a frame may take, in nanoseconds. */
    long periodNanos() {
        return rate.nanos(1);
    }

    /** Returns the speed of play; 1 by default. */
    double speed() {
        return ticks.speed();
    }

    /** Changes the speed of play; 1/16 to 16. */
    void setSpeed(double speed) {
        ticks.setSpeed(speed);
    }

    /** Restarts after an interruption, which is not made up for; the next frame is drawn. */
    void restart() {
        catchUp.restart();
        resume();
    }

    /** Gives the next frame a tick, and draws it. */
    private void resume() {
        pacer.restart();
        ticks.restart();
        framesUnchanged = DRAW_NEXT;
    }

    /** Begins a frame; returns its number of ticks if the game is not held. */
    int beginFrame() {
        if (isHeld) catchUp.restart();
        int periods = catchesUp ? catchUp.beginFrame(ticks.ticksIn(1)) : 1;
        baseFrames = isHeld || isFixed ? 1 : ticks.ticksIn(periods);
        return isHeld || isFixed ? 1 : ticks.add(periods);
    }

    /** Sets whether the game is held in this frame. */
    void setHeld(boolean held) {
        if (held && !isHeld) beginPause();
        if (isHeld && !held) resume();
        isHeld = held;
    }

    private void beginPause() {
        pacerWhileHeld.restart();
        framesUnchanged = DRAW_NEXT;
    }

    boolean isHeld() {
        return isHeld;
    }

    /** Returns the number of frames of the base rate that this frame represents. */
    double baseFrames() {
        return isHeld ? 0 : baseFrames;
    }

    /**
     * Returns the part of the last tick that has passed in this frame's picture. All tasks are shown at their positions
     * in the tick if pictures are captured, or if a developer holds the game or changes its speed.
     */
    double alpha() {
        return showsTicks || isHeld || ticks.speed() != 1 ? GameWorld.ACTUAL_POSITIONS : ticks.alpha();
    }

    void beginTicks() {
        if (catchesUp) catchUp.beginTicks();
    }

    void endTicks(int count) {
        if (catchesUp && count > 0) catchUp.endTicks(count);
    }

    /**
     * Returns whether the frame is drawn; call it once per frame. The frame after a change is drawn, too, because the
     * loop carries out what a key requested between the two.
     */
    boolean shouldDraw(boolean changed) {
        framesUnchanged = changed ? 0 : framesUnchanged + 1;
        return !isHeld || framesUnchanged <= 1 || framesUnchanged % FRAMES_PER_PICTURE_WHILE_HELD == 0;
    }

    void awaitNextFrame() {
        if (isHeld) pacerWhileHeld.awaitNextFrame();
        else pacer.awaitNextFrame();
    }
}
