package kodama.bulletml;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command of an action. */
public sealed interface BarrageCommand {
    /** Returns the line in the file, from 1. */
    int line();

    /**
     * Runs commands one after the other.
     *
     * @param label its name; null if it has none
     * @param commands in the order of the file
     */
    record Action(int line, @Nullable String label, List<BarrageCommand> commands) implements BarrageCommand {}

    /**
     * Runs an action that is defined elsewhere.
     *
     * @param label label of the action
     * @param parameters values of {@code $1}, {@code $2}… in it
     */
    record ActionRef(int line, String label, List<BarrageExpression> parameters) implements BarrageCommand {}

    /**
     * Repeats actions.
     *
     * @param times number of repetitions, truncated to a whole number; below 1 for none
     * @param actions run one after the other; each an {@link Action} or an {@link ActionRef}
     */
    record Repeat(int line, BarrageExpression times, List<BarrageCommand> actions) implements BarrageCommand {}

    /**
     * Fires a bullet.
     *
     * @param label its name; null if it has none
     * @param direction direction of the bullet; null for the bullet's own
     * @param speed speed of the bullet; null for the bullet's own
     */
    record Fire(
            int line,
            @Nullable String label,
            @Nullable Amount direction,
            @Nullable Amount speed,
            Ammunition ammunition) implements BarrageCommand {}

    /**
     * Fires like a {@link Fire} that is defined elsewhere.
     *
     * @param label label of the fire
     * @param parameters values of {@code $1}, {@code $2}… in it
     */
    record FireRef(int line, String label, List<BarrageExpression> parameters) implements BarrageCommand {}

    /**
     * Changes the direction gradually while other commands run.
     *
     * @param direction final direction in degrees, 0 is up, clockwise
     * @param term duration in ticks, truncated to a whole number
     */
    record ChangeDirection(int line, Amount direction, BarrageExpression term) implements BarrageCommand {}

    /**
     * Changes the speed gradually while other commands run.
     *
     * @param term duration in ticks, truncated to a whole number
     */
    record ChangeSpeed(int line, Amount speed, BarrageExpression term) implements BarrageCommand {}

    /**
     * Gradually changes a velocity that is added to the one given by direction and speed.
     *
     * @param horizontal velocity to the right; null to leave it unchanged
     * @param vertical downward velocity; null to leave it unchanged
     * @param term duration in ticks, truncated to a whole number
     */
    record Accel(
            int line, @Nullable Amount horizontal, @Nullable Amount vertical, BarrageExpression term)
            implements BarrageCommand {}

    /**
     * Waits.
     *
     * @param ticks duration, truncated to a whole number; below 1 for no wait
     */
    record Wait(int line, BarrageExpression ticks) implements BarrageCommand {}

    /** Removes the bullet that runs it. */
    record Vanish(int line) implements BarrageCommand {}

    /** The bullet of a {@link Fire}, or a reference to one. */
    sealed interface Ammunition {}

    /**
     * A kind of bullet.
     *
     * @param label its name; null if it has none
     * @param direction direction if the {@link Fire} has none; null to aim at the target
     * @param speed speed if the {@link Fire} has none; null for 1
     * @param actions run one after the other; each an {@link Action} or an {@link ActionRef}; may be empty
     */
    record Bullet(
            int line,
            @Nullable String label,
            @Nullable Amount direction,
            @Nullable Amount speed,
            List<BarrageCommand> actions)
            implements Ammunition {}

    /**
     * A reference to a bullet that is defined elsewhere.
     *
     * @param label label of the bullet
     * @param parameters values of {@code $1}, {@code $2}… in its direction, speed and actions
     */
    record BulletRef(int line, String label, List<BarrageExpression> parameters) implements Ammunition {}
}
