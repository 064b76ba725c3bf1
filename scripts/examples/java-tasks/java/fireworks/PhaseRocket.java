package fireworks;

import kodama.draw.DrawList;
import kodama.script.PhaseTask;
import kodama.task.Phase;

/** A rocket whose phase, a number, selects its action. Other tasks can set its phase to {@code END}. */
final class PhaseRocket extends PhaseTask {
    private static final int RISE = Phase.MAIN;
    private static final int GLOW = Phase.MAIN + 1;
    private static final int REST = Phase.MAIN + 2;

    private final Firework firework;
    private int rested;

    PhaseRocket(Firework firework) {
        this.firework = firework;
        in(Phase.INIT, this::light);
        in(RISE, this::rise);
        in(GLOW, this::glow);
        in(REST, this::rest);
        in(Phase.END, dt -> false);
    }

    private boolean light(double dt) {
        firework.light();
        setPhase(RISE);
        return rise(dt);
    }

    private boolean rise(double dt) {
        if (!firework.rise()) setPhase(GLOW);
        return true;
    }

    private boolean glow(double dt) {
        if (!firework.glow()) setPhase(REST);
        return true;
    }

    private boolean rest(double dt) {
        rested++;
        if (rested % Firework.REST == 0) setPhase(Phase.INIT);
        return true;
    }

    @Override
    public void draw(DrawList list) {
        firework.draw(list);
    }
}
