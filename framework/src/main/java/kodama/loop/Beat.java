package kodama.loop;

import kodama.script.GameConfig;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.LateFrames;
import kodama.time.NanoClock;

/**
 * Keeps the frames of a game apart, and says how many ticks each has and for how much time one counts.
 *
 * <p>Owned by the game thread.
 */
final class Beat {
    /** A tick stretches to a quarter of a second at most. */
    private static final int PARTS_OF_A_SECOND = 4;

    private final FramePacer pacer;
    private final Standstill standstill;
    private final Tempo tempo = new Tempo();
    private FrameRate rate;
    private int passed = 1;

    Beat(NanoClock clock, GameConfig config) {
        rate = new FrameRate(config.fps());
        pacer = config.pacing().pacer(clock, rate);
        standstill = new Standstill(clock, rate);
    }

    Tempo tempo() {
        return tempo;
    }

    void setRate(FrameRate rate) {
        this.rate = rate;
        pacer.setRate(rate);
        standstill.setRate(rate);
    }

    /** Begins to play after whatever took its time, which is not made up for; what there is now is drawn in any case. */
    void restart() {
        pacer.restart();
        standstill.wake();
        tempo.restart();
        passed = 1;
    }

    /** Begins a frame; answers how many ticks it has, if the game is not held up. */
    int ticks() {
        return standstill.isOn() ? 1 : tempo.ticks();
    }

    /** Takes in whether the game is held up in this frame. */
    void note(boolean held) {
        if (standstill.isOn() && !held) restart();
        standstill.note(held);
    }

    /** Whether the game is held up. */
    boolean isHeld() {
        return standstill.isOn();
    }

    /**
     * For how many frames a tick counts; after a late frame more than one, unless the game is to slow down. After a quarter
     * of a second and more, the machine has been asleep or stuck, and that time is dropped.
     */
    int length(GameConfig config) {
        boolean isStretched = config.late() == LateFrames.STRETCH && passed <= rate.fps() / PARTS_OF_A_SECOND;
        return isStretched ? passed : 1;
    }

    /** Whether the frame is to be drawn; while the game is held up, those are that look different. */
    boolean draws(boolean changed) {
        return standstill.draws(changed);
    }

    void awaitNextFrame() {
        if (standstill.isOn()) standstill.await();
        else passed = pacer.awaitNextFrame();
    }
}
