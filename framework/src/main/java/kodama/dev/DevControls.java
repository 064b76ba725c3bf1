package kodama.dev;

import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;

/** The keys of a developer while the game runs: see {@link DevKeys}. Draws nothing. */
public final class DevControls implements Overlay {
    private final DevRequests requests;
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
        return DevKeys.addTo(map);
    }

    @Override
    public boolean holdsGame(Pad pad) {
        chordTicks = DevKeys.isChordDown(pad) ? chordTicks + 1 : 0;
        if (chordTicks == DevKeys.CHORD_TICKS || DevKeys.isPressedWithCtrl(pad, DevKeys.AGAIN)) requests.portal();
        if (DevKeys.isPressedWithCtrl(pad, DevKeys.RESTART)) requests.restart();
        if (DevKeys.isPressedWithCtrl(pad, DevKeys.PAGE_DOWN)) requests.neighbour(1);
        if (DevKeys.isPressedWithCtrl(pad, DevKeys.PAGE_UP)) requests.neighbour(-1);
        return false;
    }

    @Override
    public void draw(DrawList list, int width, int height) {}
}
