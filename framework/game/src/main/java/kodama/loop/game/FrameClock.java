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
 * The clock of a game's frames: how many ticks a frame has, whether it is drawn, and when the next is due.
 *
 * <p>While the game is held the clock spares the processor: it waits by plain sleeps, and has a frame drawn when
 * something has changed, else only as often as figures that move by themselves want it.
 *
 * <p>Owned by the game thread.
 */
final class FrameClock {
    private static final int FRAMES_PER_PICTURE_WHILE_HELD = 30;

    /** Has the next frame drawn in any case. */
    private static final long DRAW_NEXT = -1;

    private final FramePacer pacer;
    private final FramePacer pacerWhileHeld;
    private final TickAccumulator ticks;
    private final CatchUp catchUp;
    private FrameRate rate;
    /** Whether each tick has a frame of its own, and each frame a tick. */
    private final boolean isFixed;
    /** Whether pictures show where all are at the last tick. */
    private final boolean showsTicks;

    private boolean keepsUp;

    /** Frames of the base rate that this frame stands for, if the game is not held. */
    private double baseFrames = 1;

    private boolean isHeld;

    /** Frames since the last in which the picture may have changed; 0 in that one. */
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

    /** Takes in what the game says of time; how frames are kept apart stays. */
    void setTiming(Timing timing) {
        ticks.setBase(new FrameRate(timing.fps()));
        keepsUp = timing.late() == LateFrameMode.STRETCH;
    }

    void setRate(FrameRate rate) {
        this.rate = rate;
        ticks.setRate(rate);
        catchUp.setRate(rate);
        pacer.setRate(rate);
        pacerWhileHeld.setRate(rate);
    }

    /** How long a frame may take. */
    long periodNanos() {
        return rate.nanos(1);
    }

    /** How fast the game is played; 1 normally. */
    double speed() {
        return ticks.speed();
    }

    /** Changes how fast the game is played; 1/16 to 16. */
    void setSpeed(double speed) {
        ticks.setSpeed(speed);
    }

    /**
     * Begins to play after whatever took its time, which is not made up for; what there is now is drawn in any case.
     */
    void restart() {
        catchUp.restart();
        goOn();
    }

    /** The next frame has a tick, and is drawn. */
    private void goOn() {
        pacer.restart();
        ticks.restart();
        framesUnchanged = DRAW_NEXT;
    }

    /** Begins a frame; answers how many ticks it has, if the game is not held. */
    int beginFrame() {
        if (isHeld) catchUp.restart();
        int periods = keepsUp ? catchUp.beginFrame(ticks.ticksIn(1)) : 1;
        baseFrames = isHeld || isFixed ? 1 : ticks.ticksIn(periods);
        return isHeld || isFixed ? 1 : ticks.add(periods);
    }

    /** Takes in whether the game is held in this frame. */
    void setHeld(boolean held) {
        if (held && !isHeld) beginHold();
        if (isHeld && !held) goOn();
        isHeld = held;
    }

    private void beginHold() {
        pacerWhileHeld.restart();
        framesUnchanged = DRAW_NEXT;
    }

    boolean isHeld() {
        return isHeld;
    }

    /** How many frames of the base rate this frame stands for. */
    double baseFrames() {
        return isHeld ? 0 : baseFrames;
    }

    /**
     * How much of the last tick is over in this frame's picture. Pictures that are kept, and developers who hold the
     * game or change its speed, show where all are.
     */
    double alpha() {
        return showsTicks || isHeld || ticks.speed() != 1 ? GameWorld.ACTUAL_POSITIONS : ticks.alpha();
    }

    void beginTicks() {
        if (keepsUp) catchUp.beginTicks();
    }

    void endTicks(int count) {
        if (keepsUp && count > 0) catchUp.endTicks(count);
    }

    /**
     * Whether the frame is to be drawn; to be asked once a frame. The one after a change is as well: what a key asks
     * the loop for is done between the two.
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
