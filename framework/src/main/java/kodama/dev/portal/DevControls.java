package kodama.dev.portal;

import kodama.dev.ui.DevKeys;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/** The keys of a developer while the game runs: see {@link DevKeys}. Draws nothing. */
public final class DevControls implements Overlay {
    private final DevRequests requests;

    /** Ticks for which the chord has been held; 0 while it is not. */
    private int chordTicks;

    /**
     * Begins to listen.
     *
     * @param requests what keys ask for
     */
    public DevControls(DevRequests requests) {
        this.requests = requests;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public boolean holdsGame(Pad pad, RunningGame game) {
        chordTicks = DevKeys.isChordDown(pad) ? chordTicks + 1 : 0;
        if (chordTicks == DevKeys.CHORD_TICKS || pad.isPressed(DevKeys.PORTAL)) requests.portal();
        if (pad.isPressed(DevKeys.RESTART)) requests.restart();
        if (pad.isPressed(DevKeys.NEXT)) requests.neighbor(1);
        if (pad.isPressed(DevKeys.PREVIOUS)) requests.neighbor(-1);
        return false;
    }
}
