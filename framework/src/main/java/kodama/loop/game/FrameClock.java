package kodama.loop.game;

import kodama.base.Checks;
import kodama.script.config.GameConfig;
import kodama.time.CorrectedPacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.LateFrames;
import kodama.time.NanoClock;

/**
 * The clock of a game's frames: how many ticks a frame has, how long one counts, whether the frame is drawn, and when
 * the next is due.
 *
 * <p>The speed of play runs ticks more often or more seldom and changes none of them, so the game comes out the same at
 * every speed. While the game is held the clock spares the processor: it waits by plain sleeps, and has a frame drawn
 * when something has changed, else only as often as figures that move by themselves want it.
 *
 * <p>Owned by the game thread.
 */
final class FrameClock {
    private static final double SLOWEST = 1.0 / 16;
    private static final double FASTEST = 16;

    /** A tick stretches to a quarter of a second at most. */
    private static final int LONGEST_TICKS_PER_SECOND = 4;

    private static final int FRAMES_PER_PICTURE_WHILE_HELD = 30;

    /** Has the next frame drawn in any case. */
    private static final long DRAW_NEXT = -1;

    private final FramePacer pacer;
    private final FramePacer pacerWhileHeld;
    private FrameRate rate;

    /** In ticks a frame; 1/16 to 16. */
    private double speed = 1;

    /** What frames have gathered of the next tick; in ticks, less than 1 between frames. */
    private double ticksDue;

    /** Frame periods that went by since the last frame was due; 1 if it came in time. */
    private int periodsPassed = 1;

    /** How many ticks this frame has, if the game is not held. */
    private int ticks = 1;

    private boolean isHeld;

    /** Frames since the last in which the picture may have changed; 0 in that one. */
    private long framesUnchanged;

    FrameClock(NanoClock clock, GameConfig config) {
        rate = new FrameRate(config.timing().fps());
        pacer = config.timing().pacing().pacer(clock, rate);
        pacerWhileHeld = new CorrectedPacer(clock, rate);
    }

    void setRate(FrameRate rate) {
        this.rate = rate;
        pacer.setRate(rate);
        pacerWhileHeld.setRate(rate);
    }

    /** How long a frame may take. */
    long periodNanos() {
        return rate.nanos(1);
    }

    /** How fast the game is played; in ticks a frame. */
    double speed() {
        return speed;
    }

    /** Changes the speed; in ticks a frame, 1/16 to 16. */
    void setSpeed(double ticksPerFrame) {
        Checks.atLeast("speed", ticksPerFrame, SLOWEST);
        if (ticksPerFrame > FASTEST)
            throw new IllegalArgumentException("speed must be at most 16 but was " + ticksPerFrame);
        speed = ticksPerFrame;
        letNextFrameTick();
    }

    private void letNextFrameTick() {
        ticksDue = Math.max(0, 1 - speed);
    }

    /**
     * Begins to play after whatever took its time, which is not made up for; what there is now is drawn in any case.
     */
    void restart() {
        pacer.restart();
        framesUnchanged = DRAW_NEXT;
        letNextFrameTick();
        periodsPassed = 1;
    }

    /** Begins a frame; answers how many ticks it has, if the game is not held. */
    int beginFrame() {
        if (!isHeld) ticksDue += speed;
        ticks = isHeld ? 1 : (int) ticksDue;
        if (!isHeld) ticksDue -= ticks;
        return ticks;
    }

    /** Takes in whether the game is held in this frame. */
    void setHeld(boolean held) {
        if (held && !isHeld) beginHold();
        if (isHeld && !held) restart();
        isHeld = held;
    }

    private void beginHold() {
        pacerWhileHeld.restart();
        framesUnchanged = DRAW_NEXT;
    }

    boolean isHeld() {
        return isHeld;
    }

    /**
     * For how many frames a tick counts; after a late frame more than one, unless the game is to slow down. After a
     * quarter of a second and more, the machine has been asleep or stuck, and that time is dropped.
     */
    int framesPerTick(LateFrames late) {
        boolean isStretched = late == LateFrames.STRETCH && periodsPassed <= rate.fps() / LONGEST_TICKS_PER_SECOND;
        return isStretched ? periodsPassed : 1;
    }

    /**
     * Whether the frame is to be drawn; to be asked once a frame. One without a tick only shows something new when
     * there was a change. The one after a change is drawn as well: what a key asks the loop for is done between the
     * two.
     */
    boolean draws(boolean changed) {
        framesUnchanged = changed ? 0 : framesUnchanged + 1;
        return !isHeld && ticks > 0 || framesUnchanged <= 1 || framesUnchanged % FRAMES_PER_PICTURE_WHILE_HELD == 0;
    }

    void awaitNextFrame() {
        if (isHeld) pacerWhileHeld.awaitNextFrame();
        else periodsPassed = pacer.awaitNextFrame();
    }
}
