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
 * Plays a barrage by running its top actions in parallel.
 *
 * <p>When it ends, its bullets fly on; those with actions continue to run them.
 *
 * <pre>{@code
 * BarragePlayer player = new BarragePlayer(settings, shots, spec, () -> true, budget, log::warn);
 * while (player.step(x, y)) nextTick();
 * }</pre>
 */
public final class BarragePlayer {
    private final BarrageEmitter emitter;
    private final List<ActionInterpreter> interpreters = new ArrayList<>();
    /** Motion of the shooter, which a file may change. */
    private final BulletMotion motion;

    private boolean hasVanished;

    /**
     * Prepares a barrage to begin with the next {@link #step}.
     *
     * @param settings the barrage and how to play it
     * @param room called before each bullet; returns whether the pool has room for it
     * @param budget limits the commands per tick
     * @param warnings called with each harmless mistake once
     */
    public BarragePlayer(
            BarrageSettings settings,
            Shots shots,
            ShotSpec spec,
            BooleanSupplier room,
            CommandBudget budget,
            Consumer<String> warnings) {
        emitter = new BarrageEmitter(settings, shots, spec, room, BulletSteering::new, budget, warnings);
        motion = new BulletMotion(settings.toDirection(settings.angle()), 0);
        double[] parameters =
                settings.parameters().stream().mapToDouble(Double::doubleValue).toArray();
        for (Action top : settings.barrage().tops())
            interpreters.add(new ActionInterpreter(emitter, motion, List.of(top), parameters));
    }

    /**
     * Runs one tick.
     *
     * @param x horizontal position of the shooter, in virtual pixels
     * @param y vertical position of the shooter, in virtual pixels
     * @return false if the barrage has ended
     * @throws kodama.bulletml.BulletmlException if it exceeds the budget of a tick; the whole barrage is stopped
     */
    public boolean step(double x, double y) {
        motion.step();
        emitter.setEarly(true);
        try {
            for (int i = 0; i < interpreters.size() && !hasVanished; )
                if (run(interpreters.get(i), x, y)) i++;
                else interpreters.remove(i);
        } finally {
            emitter.setEarly(false);
        }
        if (hasVanished) interpreters.clear();
        return !interpreters.isEmpty();
    }

    /** Runs a top action; returns false if it has ended. */
    private boolean run(ActionInterpreter interpreter, double x, double y) {
        ActionInterpreter.State state = interpreter.run(x, y);
        hasVanished = state == ActionInterpreter.State.VANISHED;
        return state == ActionInterpreter.State.RUNNING;
    }

    /** Returns the number of commands that the last tick ran. */
    public int commandCount() {
        return emitter.takeCommandCount();
    }

    /** Returns whether a {@code vanish} has ended the barrage, so that the shooter should be removed. */
    public boolean hasVanished() {
        return hasVanished;
    }

    /** Returns the horizontal velocity that the file gives the shooter, in virtual pixels per tick. */
    public double stepX() {
        return emitter.stepX(motion);
    }

    /** Returns the vertical velocity that the file gives the shooter, in virtual pixels per tick. */
    public double stepY() {
        return emitter.stepY(motion);
    }

    /** Steers a bullet by running its actions. */
    private static final class BulletSteering implements SteeringBehavior {
        private final BarrageEmitter emitter;
        private final BulletMotion motion;
        private final ActionInterpreter interpreter;
        private boolean hasEnded;

        BulletSteering(BarrageEmitter emitter, BulletMotion motion, List<BarrageCommand> actions, double[] parameters) {
            this.emitter = emitter;
            this.motion = motion;
            interpreter = new ActionInterpreter(emitter, motion, actions, parameters);
        }

        @Override
        public void steer(Shot shot) {
            boolean changes = motion.step();
            if (!hasEnded) run(shot);
            if (motion.takeInstantChange() || changes) direct(shot);
            if (hasEnded && !motion.isChanging()) emitter.release(shot);
        }

        private void run(Shot shot) {
            switch (emitter.isBroken() ? ActionInterpreter.State.ENDED : interpreter.run(shot.x(), shot.y())) {
                case RUNNING -> {}
                case ENDED -> hasEnded = true;
                case VANISHED -> shot.kill();
            }
        }

        private void direct(Shot shot) {
            if (motion.isDrifting()) drift(shot);
            else {
                shot.setAngle(emitter.angle(motion));
                shot.setSpeed(emitter.speed(motion));
            }
        }

        private void drift(Shot shot) {
            double stepX = emitter.stepX(motion);
            double stepY = emitter.stepY(motion);
            shot.setAngle(Aim.angle(0, 0, stepX, stepY));
            shot.setSpeed(Math.sqrt(stepX * stepX + stepY * stepY));
        }
    }
}
