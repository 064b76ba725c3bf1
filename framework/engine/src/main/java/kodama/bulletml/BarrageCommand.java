package kodama.bulletml;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an action is made of, and what is fired there. */
public sealed interface BarrageCommand {
    /** Tells where it stands: line of the file; from 1. */
    int line();

    /**
     * Commands, carried out one after the other.
     *
     * @param label its name; null for none
     * @param commands in the order of the file
     */
    record Action(int line, @Nullable String label, List<BarrageCommand> commands) implements BarrageCommand {}

    /**
     * Carries out an action that stands elsewhere.
     *
     * @param label of the action
     * @param parameters what its {@code $1}, {@code $2}… are
     */
    record ActionRef(int line, String label, List<BarrageExpression> parameters) implements BarrageCommand {}

    /**
     * Carries out actions so many times.
     *
     * @param times how often, the fraction cut off; not at all below 1
     * @param actions what, one after the other: each an {@link Action} or an {@link ActionRef}
     */
    record Repeat(int line, BarrageExpression times, List<BarrageCommand> actions) implements BarrageCommand {}

    /**
     * Fires a bullet.
     *
     * @param label its name; null for none
     * @param direction where it flies; null for what the bullet says
     * @param speed how fast; null for what the bullet says
     */
    record Fire(
            int line,
            @Nullable String label,
            @Nullable Amount direction,
            @Nullable Amount speed,
            Ammunition ammunition) implements BarrageCommand {}

    /**
     * Fires as a fire does that stands elsewhere.
     *
     * @param label of the fire
     * @param parameters what its {@code $1}, {@code $2}… are
     */
    record FireRef(int line, String label, List<BarrageExpression> parameters) implements BarrageCommand {}

    /**
     * Turns, little by little, while other commands go on.
     *
     * @param direction where to; in degrees, 0 up, clockwise
     * @param term how long; in ticks, the fraction cut off
     */
    record ChangeDirection(int line, Amount direction, BarrageExpression term) implements BarrageCommand {}

    /**
     * Becomes faster or slower, little by little, while other commands go on.
     *
     * @param term how long; in ticks, the fraction cut off
     */
    record ChangeSpeed(int line, Amount speed, BarrageExpression term) implements BarrageCommand {}

    /**
     * Drifts, little by little more: a velocity that is added to that of direction and speed.
     *
     * @param horizontal to the right; null leaves it as it is
     * @param vertical down; null leaves it as it is
     * @param term how long; in ticks, the fraction cut off
     */
    record Accel(
            int line, @Nullable Amount horizontal, @Nullable Amount vertical, BarrageExpression term)
            implements BarrageCommand {}

    /**
     * Waits.
     *
     * @param ticks how long, the fraction cut off; not at all below 1
     */
    record Wait(int line, BarrageExpression ticks) implements BarrageCommand {}

    /** Removes the bullet that does it. */
    record Vanish(int line) implements BarrageCommand {}

    /** What a {@link Fire} fires: a bullet, or the label of one. */
    sealed interface Ammunition {}

    /**
     * A kind of bullet.
     *
     * @param label its name; null for none
     * @param direction where it flies if the {@link Fire} does not say it; null for at the target
     * @param speed how fast if the {@link Fire} does not say it; null for 1
     * @param actions what it does, one after the other: each an {@link Action} or an {@link ActionRef}; empty for none
     */
    record Bullet(
            int line,
            @Nullable String label,
            @Nullable Amount direction,
            @Nullable Amount speed,
            List<BarrageCommand> actions)
            implements Ammunition {}

    /**
     * A bullet that stands elsewhere.
     *
     * @param label of the bullet
     * @param parameters what {@code $1}, {@code $2}… are in its direction, its speed and its actions
     */
    record BulletRef(int line, String label, List<BarrageExpression> parameters) implements Ammunition {}
}
