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

/** Fires for all runners of one barrage, and knows what they have in common. */
final class BarrageEmitter {
    /** Makes the pilots of bullets that have actions. */
    interface PilotFactory {
        /**
         * Makes a pilot.
         *
         * @param flight of the bullet that it will steer
         * @param parameters what {@code $1}, {@code $2}… are in them
         */
        SteeringBehavior create(
                BarrageEmitter gun, BulletMotion flight, List<BarrageCommand> actions, double[] parameters);
    }

    private final BarrageSettings setting;
    private final Shots shots;
    private final CommandBudget allowance;
    private final BooleanSupplier room;
    private final PilotFactory crew;
    private final Consumer<String> warnings;
    private final Set<String> warned = new HashSet<>();
    private final ShotSpec spec;
    /**
     * The same for what top actions fire: they act before the pool's tick, in which their shots must not move yet, as
     * those do not that bullets fire.
     */
    private final ShotSpec early;

    private boolean isEarly;
    private int commands;
    /** Whether nothing of it runs any more, after a mistake. */
    private boolean isBroken;

    BarrageEmitter(
            BarrageSettings setting,
            Shots shots,
            ShotSpec spec,
            BooleanSupplier room,
            PilotFactory crew,
            CommandBudget allowance,
            Consumer<String> warnings) {
        this.setting = setting;
        this.shots = shots;
        this.spec = spec;
        early = spec.toBuilder().delay(spec.delay() + 1).build();
        this.room = room;
        this.crew = crew;
        this.allowance = allowance;
        this.warnings = warnings;
    }

    Barrage barrage() {
        return setting.barrage();
    }

    void fire(double x, double y, double direction, double speed) {
        if (room.getAsBoolean()) fire(spec(), x, y, direction, speed);
    }

    private ShotSpec spec() {
        return isEarly ? early : spec;
    }

    private void fire(ShotSpec what, double x, double y, double direction, double speed) {
        shots.fire(what, x, y, setting.toAngle(direction), speed * setting.speedScale());
    }

    /** Says whether the pool's tick is still to come. */
    void setEarly(boolean isSo) {
        isEarly = isSo;
    }

    /** Fires a bullet with actions; nothing is made of them if there is no room for it. */
    void fire(double x, double y, double direction, double speed, List<BarrageCommand> actions, double[] parameters) {
        if (!room.getAsBoolean()) return;
        SteeringBehavior pilot = crew.create(this, new BulletMotion(direction, speed), actions, parameters);
        fire(spec().toBuilder().steering(pilot).build(), x, y, direction, speed);
    }

    /** Lets a bullet fly on that has nothing to do any more. */
    void release(Shot shot) {
        ShotSpec now = shots.spec(shot);
        if (now != null) shots.setSpec(shot, now.toBuilder().steering(null).build());
    }

    /** The direction to the target, as the file has directions. */
    double aim(double x, double y) {
        return setting.toDirection(setting.target().applyAsDouble(x, y));
    }

    double random() {
        return setting.random().getAsDouble();
    }

    double rank() {
        return setting.rank();
    }

    /** Where a flight goes to the right; in virtual pixels a tick. */
    double stepX(BulletMotion flight) {
        double angle = setting.toAngle(flight.direction());
        double drift = flight.driftX() * Aim.stepX(setting.turn()) - flight.driftY() * Aim.stepY(setting.turn());
        return (Aim.stepX(angle) * flight.speed() + drift) * setting.speedScale();
    }

    /** Where a flight goes down; in virtual pixels a tick. */
    double stepY(BulletMotion flight) {
        double angle = setting.toAngle(flight.direction());
        double drift = flight.driftX() * Aim.stepY(setting.turn()) + flight.driftY() * Aim.stepX(setting.turn());
        return (Aim.stepY(angle) * flight.speed() + drift) * setting.speedScale();
    }

    double angle(BulletMotion flight) {
        return setting.toAngle(flight.direction());
    }

    double speed(BulletMotion flight) {
        return flight.speed() * setting.speedScale();
    }

    /** Spends a command. */
    void spendCommand(int line) {
        commands++;
        if (!allowance.take()) throw failure(line, allowance.exceeded());
    }

    /** How many commands were spent since this was asked last. */
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

    /** Tells of something once, however often it happens. */
    void warn(int line, String what) {
        String warning = barrage().file() + ":" + line + ": " + what;
        if (warned.add(warning)) warnings.accept(warning);
    }
}
