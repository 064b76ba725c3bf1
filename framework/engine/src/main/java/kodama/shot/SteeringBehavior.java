package kodama.shot;

/**
 * Steers a shot by hand, by its handle: a runner of BulletML, a task, a class of a game.
 *
 * <p>Pilots are called once a tick, before any shot moves, in the order in which their shots were fired.
 */
@FunctionalInterface
public interface SteeringBehavior {
    /**
     * Sets the course of the coming tick. May fire, kill and clear; what it fires first moves in the next tick.
     *
     * <p>If it throws an exception, that is reported, and the shot flies on without it.
     *
     * @param shot the one to steer; in flight
     */
    void steer(Shot shot);
}
