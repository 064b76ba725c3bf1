package kodama.bulletml;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kodama.geom.Aim;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import kodama.shot.SteeringBehavior;

/** Fires the bullets of one barrage and holds the state that its actions share. */
final class BarrageEmitter {
    /** Creates the steering of bullets that have actions. */
    interface SteeringFactory {
        /**
         * Creates a steering behavior.
         *
         * @param motion motion of the bullet that it will steer
         * @param parameters values of {@code $1}, {@code $2}… in the actions
         */
        SteeringBehavior create(
                BarrageEmitter emitter, BulletMotion motion, List<BarrageCommand> actions, double[] parameters);
    }

    private final BarrageSettings settings;
    private final Shots shots;
    private final CommandBudget budget;
    private final BooleanSupplier room;
    private final SteeringFactory steeringFactory;
    private final Consumer<String> warnings;
    private final Set<String> warned = new HashSet<>();
    private final ShotSpec spec;
    /**
     * The shots that top actions fire. Top actions run before the pool's tick, and their shots must not move in that
     * tick, just like shots that bullets fire.
     */
    private final ShotSpec early;

    private boolean isEarly;
    private int commands;
    /** Whether the whole barrage was stopped by an error. */
    private boolean isBroken;

    BarrageEmitter(
            BarrageSettings settings,
            Shots shots,
            ShotSpec spec,
            BooleanSupplier room,
            SteeringFactory steeringFactory,
            CommandBudget budget,
            Consumer<String> warnings) {
        this.settings = settings;
        this.shots = shots;
        this.spec = spec;
        early = spec.toBuilder().delay(spec.delay() + 1).build();
        this.room = room;
        this.steeringFactory = steeringFactory;
        this.budget = budget;
        this.warnings = warnings;
    }

    Barrage barrage() {
        return settings.barrage();
    }

    void fire(double x, double y, double direction, double speed) {
        if (room.getAsBoolean()) fire(spec(), x, y, direction, speed);
    }

    private ShotSpec spec() {
        return isEarly ? early : spec;
    }

    private void fire(ShotSpec what, double x, double y, double direction, double speed) {
        shots.fire(what, x, y, settings.toAngle(direction), speed * settings.speedScale());
    }

    /** Sets whether the pool's tick of this game tick is still to come. */
    void setEarly(boolean isSo) {
        isEarly = isSo;
    }

    /** Fires a bullet with actions; does nothing if the pool has no room for it. */
    void fire(double x, double y, double direction, double speed, List<BarrageCommand> actions, double[] parameters) {
        if (!room.getAsBoolean()) return;
        SteeringBehavior steering =
                steeringFactory.create(this, new BulletMotion(direction, speed), actions, parameters);
        fire(spec().toBuilder().steering(steering).build(), x, y, direction, speed);
    }

    /** Removes the steering of a bullet whose actions have ended; the bullet flies on. */
    void release(Shot shot) {
        ShotSpec now = shots.spec(shot);
        if (now != null) shots.setSpec(shot, now.toBuilder().steering(null).build());
    }

    /** Direction from a position to the target, in the file's degrees. */
    double aim(double x, double y) {
        return settings.toDirection(settings.target().applyAsDouble(x, y));
    }

    double random() {
        return settings.random().getAsDouble();
    }

    double rank() {
        return settings.rank();
    }

    /** Horizontal velocity, in virtual pixels per tick. */
    double stepX(BulletMotion motion) {
        double angle = settings.toAngle(motion.direction());
        double drift = motion.driftX() * Aim.stepX(settings.turn()) - motion.driftY() * Aim.stepY(settings.turn());
        return (Aim.stepX(angle) * motion.speed() + drift) * settings.speedScale();
    }

    /** Vertical velocity, in virtual pixels per tick. */
    double stepY(BulletMotion motion) {
        double angle = settings.toAngle(motion.direction());
        double drift = motion.driftX() * Aim.stepY(settings.turn()) + motion.driftY() * Aim.stepX(settings.turn());
        return (Aim.stepY(angle) * motion.speed() + drift) * settings.speedScale();
    }

    double angle(BulletMotion motion) {
        return settings.toAngle(motion.direction());
    }

    double speed(BulletMotion motion) {
        return motion.speed() * settings.speedScale();
    }

    /** Spends a command; throws if the budget is exceeded. */
    void spendCommand(int line) {
        commands++;
        if (!budget.take()) throw failure(line, budget.exceeded());
    }

    /** Number of commands spent since the last call. */
    int takeCommandCount() {
        int taken = commands;
        commands = 0;
        return taken;
    }

    BulletmlException failure(int line, String reason) {
        isBroken = true;
        return new BulletmlException(barrage().file(), Math.max(1, line), reason);
    }

    boolean isBroken() {
        return isBroken;
    }

    /** Reports a warning, each only once. */
    void warn(int line, String what) {
        String warning = barrage().file() + ":" + line + ": " + what;
        if (warned.add(warning)) warnings.accept(warning);
    }
}
