package kodama.dev.portal;

import kodama.dev.ui.DevKeys;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/** The keys of a developer while the game runs: see {@link DevKeys}. Draws nothing. */
public final class DevControls implements Overlay {
    /** Less than any frame, and more than sums of these are wrong by. */
    private static final double ROUNDING = 1e-6;

    private final DevRequests requests;

    /** For how long the chord has to be held yet; in seconds, 0 or less once that was so. */
    private double chordLeft = DevKeys.CHORD_SECONDS;

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
        if (isChordDone(pad) || pad.isPressed(DevKeys.PORTAL)) requests.portal();
        if (pad.isPressed(DevKeys.RESTART)) requests.restart();
        if (pad.isPressed(DevKeys.NEXT)) requests.neighbor(1);
        if (pad.isPressed(DevKeys.PREVIOUS)) requests.neighbor(-1);
        return false;
    }

    /** In the frame in which the chord has been held for long enough. */
    private boolean isChordDone(Pad pad) {
        boolean wasLeft = chordLeft > ROUNDING;
        chordLeft = DevKeys.isChordDown(pad) ? chordLeft - pad.latchSeconds() : DevKeys.CHORD_SECONDS;
        return wasLeft && chordLeft <= ROUNDING;
    }
}
