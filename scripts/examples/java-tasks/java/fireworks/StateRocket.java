package fireworks;

import kodama.draw.DrawList;
import kodama.script.StateTask;

/** A rocket whose states are methods. Each tick calls the current state, which can select the next one. */
final class StateRocket extends StateTask {
    private final Firework firework;
    private int rested;

    StateRocket(Firework firework) {
        this.firework = firework;
        setState(this::light);
    }

    private boolean light(double dt) {
        firework.light();
        return enter(this::rise, dt);
    }

    private boolean rise(double dt) {
        if (!firework.rise()) setState(this::glow);
        return true;
    }

    private boolean glow(double dt) {
        if (!firework.glow()) setState(this::rest);
        return true;
    }

    private boolean rest(double dt) {
        rested++;
        if (rested % Firework.REST == 0) setState(this::light);
        return true;
    }

    @Override
    public void draw(DrawList list) {
        firework.draw(list);
    }
}
