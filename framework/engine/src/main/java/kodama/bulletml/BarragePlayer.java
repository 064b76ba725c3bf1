package kodama.bulletml;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kodama.bulletml.BarrageCommand.Action;
import kodama.geom.Aim;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import kodama.shot.SteeringBehavior;

/**
 * A barrage under way: its top actions, which run side by side.
 *
 * <p>Bullets that it has fired fly on when it ends, those with actions of their own by these.
 *
 * <pre>{@code
 * BarragePlayer play = new BarragePlayer(setting, shots, spec, () -> true, allowance, log::warn);
 * while (play.step(x, y)) nextTick();
 * }</pre>
 */
public final class BarragePlayer {
    private final BarrageEmitter gun;
    private final List<ActionInterpreter> runners = new ArrayList<>();
    /** That of the one who fires: a file may move him. */
    private final BulletMotion flight;

    private boolean hasVanished;

    /**
     * Stands before the first tick.
     *
     * @param setting what is played, and how
     * @param room asked before each bullet whether the pool has a place for it; may tell someone
     * @param allowance how much may be done in a tick
     * @param warnings hears of what makes no sense but does no harm, each once
     */
    public BarragePlayer(
            BarrageSettings setting,
            Shots shots,
            ShotSpec spec,
            BooleanSupplier room,
            CommandBudget allowance,
            Consumer<String> warnings) {
        gun = new BarrageEmitter(setting, shots, spec, room, BulletPilot::new, allowance, warnings);
        flight = new BulletMotion(setting.toDirection(setting.angle()), 0);
        double[] parameters =
                setting.parameters().stream().mapToDouble(Double::doubleValue).toArray();
        for (Action top : setting.barrage().tops())
            runners.add(new ActionInterpreter(gun, flight, List.of(top), parameters));
    }

    /**
     * Runs through a tick.
     *
     * @param x where the one who fires is; in virtual pixels
     * @param y where the one who fires is; in virtual pixels
     * @return false if this was the last
     * @throws kodama.bulletml.BulletmlException if it does more than a tick has time for; then all of it has ended
     */
    public boolean step(double x, double y) {
        flight.step();
        gun.setEarly(true);
        try {
            for (int i = 0; i < runners.size() && !hasVanished; )
                if (run(runners.get(i), x, y)) i++;
                else runners.remove(i);
        } finally {
            gun.setEarly(false);
        }
        if (hasVanished) runners.clear();
        return !runners.isEmpty();
    }

    /** Runs a top action; false if it has ended. */
    private boolean run(ActionInterpreter runner, double x, double y) {
        ActionInterpreter.State state = runner.run(x, y);
        hasVanished = state == ActionInterpreter.State.VANISHED;
        return state == ActionInterpreter.State.RUNNING;
    }

    /** Tells how much the last tick has taken. */
    public int commandCount() {
        return gun.takeCommandCount();
    }

    /** Tells whether it has ended by {@code vanish}: true if the one who fires should be gone. */
    public boolean hasVanished() {
        return hasVanished;
    }

    /** Tells how the file moves the one who fires: to the right; in virtual pixels a tick. */
    public double stepX() {
        return gun.stepX(flight);
    }

    /** Tells how the file moves the one who fires: down; in virtual pixels a tick. */
    public double stepY() {
        return gun.stepY(flight);
    }

    /** Steers one bullet by its actions. */
    private static final class BulletPilot implements SteeringBehavior {
        private final BarrageEmitter gun;
        private final BulletMotion flight;
        private final ActionInterpreter runner;
        private boolean hasEnded;

        BulletPilot(BarrageEmitter gun, BulletMotion flight, List<BarrageCommand> actions, double[] parameters) {
            this.gun = gun;
            this.flight = flight;
            runner = new ActionInterpreter(gun, flight, actions, parameters);
        }

        @Override
        public void steer(Shot shot) {
            boolean changes = flight.step();
            if (!hasEnded) run(shot);
            if (flight.takeInstantChange() || changes) direct(shot);
            if (hasEnded && !flight.isChanging()) gun.release(shot);
        }

        private void run(Shot shot) {
            switch (gun.isBroken() ? ActionInterpreter.State.ENDED : runner.run(shot.x(), shot.y())) {
                case RUNNING -> {}
                case ENDED -> hasEnded = true;
                case VANISHED -> shot.kill();
            }
        }

        private void direct(Shot shot) {
            if (flight.isDrifting()) drift(shot);
            else {
                shot.setAngle(gun.angle(flight));
                shot.setSpeed(gun.speed(flight));
            }
        }

        private void drift(Shot shot) {
            double stepX = gun.stepX(flight);
            double stepY = gun.stepY(flight);
            shot.setAngle(Aim.angle(0, 0, stepX, stepY));
            shot.setSpeed(Math.sqrt(stepX * stepX + stepY * stepY));
        }
    }
}
