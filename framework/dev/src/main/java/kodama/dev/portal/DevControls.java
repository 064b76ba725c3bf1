package kodama.dev.portal;

import kodama.dev.ui.DevKeys;
import kodama.dev.ui.LongPress;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/** Handles the developer's keys in the running game: see {@link DevKeys}. Draws nothing. */
public final class DevControls implements Overlay {
    private final DevRequests requests;
    private final LongPress portal = new LongPress(DevKeys.PORTAL_CHORD);
    private final LongPress again = new LongPress(DevKeys.SIMPLE_RESET_CHORD);

    public DevControls(DevRequests requests) {
        this.requests = requests;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (portal.isDone(pad) || pad.isPressed(DevKeys.PORTAL)) requests.openPortal();
        if (again.isDone(pad)) requests.simpleReset("a pad");
        if (pad.isPressed(DevKeys.SOFT_RESET)) requests.softReset();
        if (pad.isPressed(DevKeys.NEXT)) requests.beginNeighbor(1);
        if (pad.isPressed(DevKeys.PREVIOUS)) requests.beginNeighbor(-1);
        return false;
    }
}
