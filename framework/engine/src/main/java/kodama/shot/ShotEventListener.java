package kodama.shot;

/**
 * Called when something happens to a shot.
 *
 * <p>During {@link Shots#update} the calls are deferred to its end, after every shot has moved and hit: first ends and
 * bounces in the order in which they happened, then {@link #onTick} in firing order. At other times, for example after
 * {@link Shot#kill}, the call is immediate. Listeners may fire, kill and clear shots; calls that this causes follow
 * those already queued. An exception is reported, and the remaining calls are made.
 */
public interface ShotEventListener {
    /**
     * Called when a shot has ended.
     *
     * @param shot the shot, with its last position and motion
     * @param reason the reason
     */
    default void onEnd(Shot shot, ShotEndReason reason) {}

    /**
     * Called when a shot has bounced.
     *
     * @param shot the shot, already with its new direction
     * @param edge the edge of the field
     */
    default void onBounce(Shot shot, Edge edge) {}

    /**
     * Called when a shot has bounced off a wall or has stuck to one. If it ended there, {@link #onEnd} is called.
     *
     * @param shot the shot, already with its new velocity
     * @param action what the shot has done
     */
    default void onWall(Shot shot, WallAction action) {}

    /**
     * Called at regular intervals while a shot flies.
     *
     * @param shot the shot, in flight
     * @see #tickInterval
     */
    default void onTick(Shot shot) {}

    /**
     * Returns the interval of {@link #onTick}. It is read when a shot is fired and must be the same for all shots.
     *
     * @return in ticks of the shot's age; 0, the default, for no calls
     */
    default int tickInterval() {
        return 0;
    }
}
