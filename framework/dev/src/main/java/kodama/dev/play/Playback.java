package kodama.dev.play;

import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TickSteps;
import kodama.player.KeyRepeat;

/**
 * Holds the game, lets single ticks and single tasks of it through, and plays it faster or slower: F2, F6, F7, and
 * control with the arrows up and down. A corner of the window tells when it is not played as usual.
 *
 * <p>None of that changes what happens in a tick.
 */
public final class Playback implements Overlay {
    /** The slowest and the fastest; in ticks a frame. */
    private static final double SLOWEST = 1.0 / 16;

    private static final double FASTEST = 16;

    /** What was asked for, and is done in the next frame in which the game stands still. */
    private enum Wish {
        NONE,
        TICK,
        TASK
    }

    private final KeyRepeat tickKey = new KeyRepeat();
    private final KeyRepeat taskKey = new KeyRepeat();
    private Wish wish = Wish.NONE;
    private boolean isHeld;

    /** Whether the game is held since an earlier frame, so that keys are heard in this one that a tick may see. */
    private boolean wasHeld;

    /** Makes one that lets the game go. */
    public Playback() {}

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public boolean takesKeys() {
        return false;
    }

    @Override
    public boolean holdsGame(Pad pad, RunningGame game) {
        if (pad.isPressed(DevKeys.PAUSE)) toggle();
        if (tickKey.happens(pad, DevKeys.STEP)) stepTick();
        if (taskKey.happens(pad, DevKeys.STEP_TASK)) stepTask();
        if (pad.isPressed(DevKeys.FASTER)) setSpeed(game, game.speed() * 2);
        if (pad.isPressed(DevKeys.SLOWER)) setSpeed(game, game.speed() / 2);
        if (wasHeld && isHeld) grant(game.steps());
        wasHeld = isHeld;
        return isHeld;
    }

    private void grant(TickSteps steps) {
        Wish granted = wish;
        wish = Wish.NONE;
        switch (granted) {
            case TICK -> steps.stepTick();
            case TASK -> steps.stepTask();
            case NONE -> {}
        }
    }

    private static void setSpeed(RunningGame game, double ticksPerFrame) {
        game.setSpeed(Math.max(SLOWEST, Math.min(FASTEST, ticksPerFrame)));
    }

    /** Holds the game, or lets it go on. */
    public void toggle() {
        isHeld = !isHeld;
        wish = Wish.NONE;
    }

    /** Holds the game. */
    public void hold() {
        isHeld = true;
    }

    /** Lets one tick through, or what is left of one; a game that runs stands still first. */
    public void stepTick() {
        isHeld = true;
        wish = Wish.TICK;
    }

    /** Lets one task of a tick through; a game that runs stands still first. */
    public void stepTask() {
        isHeld = true;
        wish = Wish.TASK;
    }

    /**
     * Tells whether the game is held.
     *
     * @return whether it goes on in steps only
     */
    public boolean isHeld() {
        return isHeld;
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        PlaybackBadge.draw(DotCanvas.on(list, width, height), game, isHeld);
    }
}
