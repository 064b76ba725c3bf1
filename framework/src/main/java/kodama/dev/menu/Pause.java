package kodama.dev.menu;

import kodama.dev.ui.DevKeys;
import kodama.dev.ui.KeyRepeat;
import kodama.input.Pad;

/** Holds the game still, and lets single ticks through; F2 and F6. Owned by the game thread. */
final class Pause {
    private final KeyRepeat step = new KeyRepeat();
    private boolean on;
    private boolean stepping;

    void listen(Pad pad) {
        if (pad.isPressed(DevKeys.PAUSE)) toggle();
        if (step.happens(pad.isPressed(DevKeys.STEP), pad.isDown(DevKeys.STEP))) step();
    }

    void toggle() {
        on = !on;
    }

    /** Lets one tick through; a game that runs stands still first. */
    void step() {
        on = true;
        stepping = true;
    }

    boolean isOn() {
        return on;
    }

    /** Whether a tick is to be let through, which is asked for once. */
    boolean takeStep() {
        boolean taken = stepping;
        stepping = false;
        return taken;
    }
}
