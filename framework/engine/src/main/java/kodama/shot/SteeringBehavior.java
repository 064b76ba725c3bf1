package kodama.shot;

/**
 * Steers a shot through its handle: a BulletML action, a task, or a class of a game.
 *
 * <p>Called once per tick before any shot moves, in firing order.
 */
@FunctionalInterface
public interface SteeringBehavior {
    /**
     * Sets the motion for the coming tick. May fire, kill and clear shots; new shots first move in the next tick.
     *
     * <p>An exception is reported, and the shot flies on without this behavior.
     *
     * @param shot the shot to steer, in flight
     */
    void steer(Shot shot);
}
