package kodama.bulletml;

import java.util.List;
import kodama.bulletml.BarrageCommand.Accel;
import kodama.bulletml.BarrageCommand.Action;
import kodama.bulletml.BarrageCommand.ActionRef;
import kodama.bulletml.BarrageCommand.Ammunition;
import kodama.bulletml.BarrageCommand.Bullet;
import kodama.bulletml.BarrageCommand.BulletRef;
import kodama.bulletml.BarrageCommand.ChangeDirection;
import kodama.bulletml.BarrageCommand.ChangeSpeed;
import kodama.bulletml.BarrageCommand.Fire;
import kodama.bulletml.BarrageCommand.FireRef;
import kodama.bulletml.BarrageCommand.Repeat;
import kodama.bulletml.BarrageCommand.Vanish;
import kodama.bulletml.BarrageCommand.Wait;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the actions of a bullet, or one of the top actions.
 *
 * <p>It remembers what it has fired last, for directions and speeds that go on from there: each bullet and each top
 * action has its own memory, and any shot counts, whatever action fired it.
 */
final class ActionInterpreter implements BarrageExpression.Variables {
    /** What becomes of the one that runs. */
    enum State {
        RUNNING,
        ENDED,
        VANISHED
    }

    private final BarrageEmitter gun;
    private final BulletMotion flight;
    private final CallStack stack;

    /** Ticks until it goes on; 0 at once. */
    private int rest;

    /** Of the bullet that was fired last. */
    private double lastDirection;
    /** Of the bullet that was fired last. */
    private double lastSpeed;

    private boolean hasFired;
    private boolean hasVanished;
    // Where it stands in this tick; in virtual pixels.
    private double x;
    private double y;
    /** What is carried out, for messages. */
    private int line;

    /**
     * Stands before its first command.
     *
     * @param flight of the bullet that it steers
     * @param parameters what {@code $1}, {@code $2}… are in them
     */
    ActionInterpreter(BarrageEmitter gun, BulletMotion flight, List<BarrageCommand> actions, double[] parameters) {
        this.gun = gun;
        this.flight = flight;
        this.stack = new CallStack(actions, parameters);
    }

    /**
     * Runs through a tick.
     *
     * @param atX where it stands; in virtual pixels
     * @param atY where it stands; in virtual pixels
     * @throws BulletmlException if it does too much
     */
    State run(double atX, double atY) {
        if (rest > 0 && --rest > 0) return State.RUNNING;
        x = atX;
        y = atY;
        try {
            carryOut();
        } catch (IllegalStateException tooDeep) {
            throw gun.failure(line, String.valueOf(tooDeep.getMessage()));
        }
        if (hasVanished) return State.VANISHED;
        return rest > 0 || !stack.isEmpty() ? State.RUNNING : State.ENDED;
    }

    private void carryOut() {
        while (rest == 0 && !hasVanished) {
            gun.spendCommand(line);
            BarrageCommand command = stack.next();
            if (command == null) return;
            line = command.line();
            carryOut(command);
        }
    }

    private void carryOut(BarrageCommand command) {
        // no pattern switch: this is Java 17
        if (command instanceof Fire fire) fire(fire);
        else if (command instanceof Wait wait) rest = whole(wait.ticks());
        else if (command instanceof Repeat repeat) repeat(repeat);
        else if (command instanceof Action action) stack.enter(action.commands(), 1);
        else if (command instanceof ActionRef ref) call(ref);
        else if (command instanceof FireRef ref) fire(ref);
        else if (command instanceof ChangeDirection change) turn(change);
        else if (command instanceof ChangeSpeed change) hasten(change);
        else if (command instanceof Accel accel) accelerate(accel);
        else if (command instanceof Vanish) hasVanished = true;
    }

    private void repeat(Repeat repeat) {
        int times = whole(repeat.times());
        if (times > 0) stack.enter(repeat.actions(), times);
    }

    private void call(ActionRef ref) {
        Action action = gun.barrage().actions().get(ref.label());
        if (action == null) return; // the reader has warned
        put(ref.parameters());
        stack.call(action.commands(), ref.parameters().size());
    }

    private void put(List<BarrageExpression> parameters) {
        for (int i = 0; i < parameters.size(); i++) stack.put(i, value(parameters.get(i)));
    }

    private void fire(FireRef ref) {
        Fire fire = gun.barrage().fires().get(ref.label());
        if (fire == null) return; // the reader has warned
        put(ref.parameters());
        stack.pushParameters(ref.parameters().size());
        fire(fire);
        stack.popParameters();
    }

    private void fire(Fire fire) {
        Amount direction = fire.direction();
        Amount speed = fire.speed();
        // reckoned out where they stand: a bullet that is called has other parameters
        double ownDirection = direction == null ? 0 : direction(direction);
        double ownSpeed = speed == null ? 0 : speed(speed);
        Bullet bullet = load(fire.ammunition());
        shoot(
                direction != null ? ownDirection : direction(bullet == null ? null : bullet.direction()),
                speed != null ? ownSpeed : speed(bullet == null ? null : bullet.speed()),
                bullet);
        if (fire.ammunition() instanceof BulletRef) stack.popParameters();
    }

    /** The bullet that is fired, with its parameters; null if its label is nowhere, of which the reader has warned. */
    private @Nullable Bullet load(Ammunition ammunition) {
        if (!(ammunition instanceof BulletRef ref)) return (Bullet) ammunition;
        put(ref.parameters());
        stack.pushParameters(ref.parameters().size());
        return gun.barrage().bullets().get(ref.label());
    }

    private void shoot(double direction, double speed, @Nullable Bullet bullet) {
        lastDirection = direction;
        lastSpeed = speed;
        hasFired = true;
        if (bullet == null || bullet.actions().isEmpty()) gun.fire(x, y, direction, speed);
        else gun.fire(x, y, direction, speed, bullet.actions(), stack.copyParameters());
    }

    /** Where a bullet flies: at the target unless something else is said. */
    private double direction(@Nullable Amount amount) {
        if (amount == null) return gun.aim(x, y);
        double value = value(amount);
        return switch (amount.type()) {
            case AIM -> gun.aim(x, y) + value;
            case ABSOLUTE -> value;
            case RELATIVE -> flight.direction() + value;
            case SEQUENCE -> hasFired ? lastDirection + value : gun.aim(x, y);
        };
    }

    /** How fast a bullet flies: 1 unless something else is said. */
    private double speed(@Nullable Amount amount) {
        if (amount == null) return 1;
        double value = value(amount);
        return switch (amount.type()) {
            case AIM, ABSOLUTE -> value;
            case RELATIVE -> flight.speed() + value;
            case SEQUENCE -> hasFired ? lastSpeed + value : 1;
        };
    }

    private void turn(ChangeDirection change) {
        double value = value(change.direction());
        int term = whole(change.term());
        switch (change.direction().type()) {
            case AIM -> flight.changeDirectionTo(gun.aim(x, y) + value, term);
            case ABSOLUTE -> flight.changeDirectionTo(value, term);
            case RELATIVE -> flight.changeDirectionTo(flight.direction() + value, term);
            case SEQUENCE -> flight.turnPerTick(value, term);
        }
    }

    private void hasten(ChangeSpeed change) {
        int term = whole(change.term());
        flight.changeSpeedTo(changed(change.speed(), flight.speed(), term), term);
    }

    private void accelerate(Accel accel) {
        int term = whole(accel.term());
        Amount horizontal = accel.horizontal();
        Amount vertical = accel.vertical();
        if (horizontal != null) flight.changeDriftXTo(changed(horizontal, flight.driftX(), term), term);
        if (vertical != null) flight.changeDriftYTo(changed(vertical, flight.driftY(), term), term);
    }

    /** What a number that is now so becomes within a term. */
    private double changed(Amount amount, double now, int term) {
        double value = value(amount);
        return switch (amount.type()) {
            case AIM, ABSOLUTE -> value;
            case RELATIVE -> now + value;
            case SEQUENCE -> now + value * term;
        };
    }

    private double value(Amount amount) {
        line = amount.line();
        return value(amount.value());
    }

    /** A finite number: what cannot be reckoned out is 0. */
    private double value(BarrageExpression expression) {
        double value = expression.value(this);
        if (Double.isFinite(value)) return value;
        gun.warn(line, "a division by 0, which counts as 0");
        return 0;
    }

    /** A number with its fraction cut off, at least 0. */
    private int whole(BarrageExpression expression) {
        return Math.max(0, (int) value(expression));
    }

    @Override
    public double random() {
        return gun.random();
    }

    @Override
    public double rank() {
        return gun.rank();
    }

    @Override
    public double parameter(int number) {
        if (number <= stack.parameters()) return stack.parameter(number);
        gun.warn(line, "$" + number + " was given no value, and counts as 0");
        return 0;
    }
}
