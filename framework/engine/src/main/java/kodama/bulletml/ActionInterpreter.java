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
 * Runs the actions of a bullet, or one of the top actions.
 *
 * <p>It keeps the direction and speed of the last fired bullet for values of type {@code sequence}. Each bullet and
 * each top action has its own; any shot counts, whichever of its actions fired it.
 */
final class ActionInterpreter implements BarrageExpression.Variables {
    /** State after a tick. */
    enum State {
        RUNNING,
        ENDED,
        VANISHED
    }

    private final BarrageEmitter emitter;
    private final BulletMotion motion;
    private final CallStack stack;

    /** Ticks left to wait; 0 for none. */
    private int rest;

    /** Direction of the last fired bullet. */
    private double lastDirection;
    /** Speed of the last fired bullet. */
    private double lastSpeed;

    private boolean hasFired;
    private boolean hasVanished;
    // Position in this tick, in virtual pixels.
    private double x;
    private double y;
    /** Line of the current command, for messages. */
    private int line;

    /**
     * Prepares to run actions from their first command.
     *
     * @param motion motion of the bullet that it steers
     * @param parameters values of {@code $1}, {@code $2}… in the actions
     */
    ActionInterpreter(BarrageEmitter emitter, BulletMotion motion, List<BarrageCommand> actions, double[] parameters) {
        this.emitter = emitter;
        this.motion = motion;
        this.stack = new CallStack(actions, parameters);
    }

    /**
     * Runs one tick.
     *
     * @param atX horizontal position, in virtual pixels
     * @param atY vertical position, in virtual pixels
     * @throws BulletmlException if it exceeds the budget
     */
    State run(double atX, double atY) {
        if (rest > 0 && --rest > 0) return State.RUNNING;
        x = atX;
        y = atY;
        try {
            execute();
        } catch (IllegalStateException tooDeep) {
            throw emitter.failure(line, String.valueOf(tooDeep.getMessage()));
        }
        if (hasVanished) return State.VANISHED;
        return rest > 0 || !stack.isEmpty() ? State.RUNNING : State.ENDED;
    }

    private void execute() {
        while (rest == 0 && !hasVanished) {
            emitter.spendCommand(line);
            BarrageCommand command = stack.next();
            if (command == null) return;
            line = command.line();
            execute(command);
        }
    }

    private void execute(BarrageCommand command) {
        // Java 17 has no pattern switch
        if (command instanceof Fire fire) fire(fire);
        else if (command instanceof Wait wait) rest = truncated(wait.ticks());
        else if (command instanceof Repeat repeat) repeat(repeat);
        else if (command instanceof Action action) stack.enter(action.commands(), 1);
        else if (command instanceof ActionRef ref) call(ref);
        else if (command instanceof FireRef ref) fire(ref);
        else if (command instanceof ChangeDirection change) turn(change);
        else if (command instanceof ChangeSpeed change) changeSpeed(change);
        else if (command instanceof Accel accel) accelerate(accel);
        else if (command instanceof Vanish) hasVanished = true;
    }

    private void repeat(Repeat repeat) {
        int times = truncated(repeat.times());
        if (times > 0) stack.enter(repeat.actions(), times);
    }

    private void call(ActionRef ref) {
        Action action = emitter.barrage().actions().get(ref.label());
        if (action == null) return; // reported by the reader
        put(ref.parameters());
        stack.call(action.commands(), ref.parameters().size());
    }

    private void put(List<BarrageExpression> parameters) {
        for (int i = 0; i < parameters.size(); i++) stack.put(i, value(parameters.get(i)));
    }

    private void fire(FireRef ref) {
        Fire fire = emitter.barrage().fires().get(ref.label());
        if (fire == null) return; // reported by the reader
        put(ref.parameters());
        stack.pushParameters(ref.parameters().size());
        fire(fire);
        stack.popParameters();
    }

    private void fire(Fire fire) {
        Amount direction = fire.direction();
        Amount speed = fire.speed();
        // evaluated here, because a referenced bullet has its own parameters
        double ownDirection = direction == null ? 0 : direction(direction);
        double ownSpeed = speed == null ? 0 : speed(speed);
        Bullet bullet = load(fire.ammunition());
        fireBullet(
                direction != null ? ownDirection : direction(bullet == null ? null : bullet.direction()),
                speed != null ? ownSpeed : speed(bullet == null ? null : bullet.speed()),
                bullet);
        if (fire.ammunition() instanceof BulletRef) stack.popParameters();
    }

    /**
     * Sets up the fired bullet and its parameters; returns null if its label is undefined, which the reader has
     * reported.
     */
    private @Nullable Bullet load(Ammunition ammunition) {
        if (!(ammunition instanceof BulletRef ref)) return (Bullet) ammunition;
        put(ref.parameters());
        stack.pushParameters(ref.parameters().size());
        return emitter.barrage().bullets().get(ref.label());
    }

    private void fireBullet(double direction, double speed, @Nullable Bullet bullet) {
        lastDirection = direction;
        lastSpeed = speed;
        hasFired = true;
        if (bullet == null || bullet.actions().isEmpty()) emitter.fire(x, y, direction, speed);
        else emitter.fire(x, y, direction, speed, bullet.actions(), stack.copyParameters());
    }

    /** Direction of a bullet; by default at the target. */
    private double direction(@Nullable Amount amount) {
        if (amount == null) return emitter.aim(x, y);
        double value = value(amount);
        return switch (amount.type()) {
            case AIM -> emitter.aim(x, y) + value;
            case ABSOLUTE -> value;
            case RELATIVE -> motion.direction() + value;
            case SEQUENCE -> hasFired ? lastDirection + value : emitter.aim(x, y);
        };
    }

    /** Speed of a bullet (default 1). */
    private double speed(@Nullable Amount amount) {
        if (amount == null) return 1;
        double value = value(amount);
        return switch (amount.type()) {
            case AIM, ABSOLUTE -> value;
            case RELATIVE -> motion.speed() + value;
            case SEQUENCE -> hasFired ? lastSpeed + value : 1;
        };
    }

    private void turn(ChangeDirection change) {
        double value = value(change.direction());
        int term = truncated(change.term());
        switch (change.direction().type()) {
            case AIM -> motion.changeDirectionTo(emitter.aim(x, y) + value, term);
            case ABSOLUTE -> motion.changeDirectionTo(value, term);
            case RELATIVE -> motion.changeDirectionTo(motion.direction() + value, term);
            case SEQUENCE -> motion.turnPerTick(value, term);
        }
    }

    private void changeSpeed(ChangeSpeed change) {
        int term = truncated(change.term());
        motion.changeSpeedTo(changed(change.speed(), motion.speed(), term), term);
    }

    private void accelerate(Accel accel) {
        int term = truncated(accel.term());
        Amount horizontal = accel.horizontal();
        Amount vertical = accel.vertical();
        if (horizontal != null) motion.changeDriftXTo(changed(horizontal, motion.driftX(), term), term);
        if (vertical != null) motion.changeDriftYTo(changed(vertical, motion.driftY(), term), term);
    }

    /** Final value of a change that starts at the current value. */
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

    /** Evaluates an expression; an infinite or NaN result becomes 0. */
    private double value(BarrageExpression expression) {
        double value = expression.value(this);
        if (Double.isFinite(value)) return value;
        emitter.warn(line, "division by 0; the result is taken as 0");
        return 0;
    }

    /** Evaluates an expression and truncates the result to an integer, at least 0. */
    private int truncated(BarrageExpression expression) {
        return Math.max(0, (int) value(expression));
    }

    @Override
    public double random() {
        return emitter.random();
    }

    @Override
    public double rank() {
        return emitter.rank();
    }

    @Override
    public double parameter(int number) {
        if (number <= stack.parameters()) return stack.parameter(number);
        emitter.warn(line, "$" + number + " has no value and is taken as 0");
        return 0;
    }
}
