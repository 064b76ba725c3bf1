package kodama.bulletml;

import java.util.List;
import kodama.bulletml.Command.Accel;
import kodama.bulletml.Command.Action;
import kodama.bulletml.Command.ActionRef;
import kodama.bulletml.Command.Ammunition;
import kodama.bulletml.Command.Bullet;
import kodama.bulletml.Command.BulletRef;
import kodama.bulletml.Command.ChangeDirection;
import kodama.bulletml.Command.ChangeSpeed;
import kodama.bulletml.Command.Fire;
import kodama.bulletml.Command.FireRef;
import kodama.bulletml.Command.Repeat;
import kodama.bulletml.Command.Vanish;
import kodama.bulletml.Command.Wait;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the actions of a bullet, or one of the top actions.
 *
 * <p>It remembers what it has fired last, for directions and speeds that go on from there: each bullet and each top
 * action has its own memory, and any shot counts, whatever action fired it.
 */
final class Runner implements Expression.Variables {
    /** What becomes of the one that runs. */
    enum State {
        RUNNING,
        ENDED,
        VANISHED
    }

    private final BarrageGun gun;
    private final Flight flight;
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
    Runner(BarrageGun gun, Flight flight, List<Command> actions, double[] parameters) {
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
            throw gun.wrong(line, String.valueOf(tooDeep.getMessage()));
        }
        if (hasVanished) return State.VANISHED;
        return rest > 0 || !stack.isEmpty() ? State.RUNNING : State.ENDED;
    }

    private void carryOut() {
        while (rest == 0 && !hasVanished) {
            gun.take(line);
            Command command = stack.next();
            if (command == null) return;
            line = command.line();
            carryOut(command);
        }
    }

    private void carryOut(Command command) {
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

    private void put(List<Expression> parameters) {
        for (int i = 0; i < parameters.size(); i++) stack.put(i, value(parameters.get(i)));
    }

    private void fire(FireRef ref) {
        Fire fire = gun.barrage().fires().get(ref.label());
        if (fire == null) return; // the reader has warned
        put(ref.parameters());
        stack.borrow(ref.parameters().size());
        fire(fire);
        stack.leave();
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
        if (fire.ammunition() instanceof BulletRef) stack.leave();
    }

    /** The bullet that is fired, with its parameters; null if its label is nowhere, of which the reader has warned. */
    private @Nullable Bullet load(Ammunition ammunition) {
        if (!(ammunition instanceof BulletRef ref)) return (Bullet) ammunition;
        put(ref.parameters());
        stack.borrow(ref.parameters().size());
        return gun.barrage().bullets().get(ref.label());
    }

    private void shoot(double direction, double speed, @Nullable Bullet bullet) {
        lastDirection = direction;
        lastSpeed = speed;
        hasFired = true;
        if (bullet == null || bullet.actions().isEmpty()) gun.fire(x, y, direction, speed);
        else gun.fire(x, y, direction, speed, bullet.actions(), stack.parametersNow());
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
            case AIM -> flight.turnTo(gun.aim(x, y) + value, term);
            case ABSOLUTE -> flight.turnTo(value, term);
            case RELATIVE -> flight.turnTo(flight.direction() + value, term);
            case SEQUENCE -> flight.turnOn(value, term);
        }
    }

    private void hasten(ChangeSpeed change) {
        int term = whole(change.term());
        flight.speedTo(changed(change.speed(), flight.speed(), term), term);
    }

    private void accelerate(Accel accel) {
        int term = whole(accel.term());
        Amount horizontal = accel.horizontal();
        Amount vertical = accel.vertical();
        if (horizontal != null) flight.driftXTo(changed(horizontal, flight.driftX(), term), term);
        if (vertical != null) flight.driftYTo(changed(vertical, flight.driftY(), term), term);
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
    private double value(Expression expression) {
        double value = expression.value(this);
        if (Double.isFinite(value)) return value;
        gun.warn(line, "a division by 0, which counts as 0");
        return 0;
    }

    /** A number with its fraction cut off, at least 0. */
    private int whole(Expression expression) {
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
