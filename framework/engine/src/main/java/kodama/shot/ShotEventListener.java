package kodama.shot;

/**
 * Hears what happens to shots.
 *
 * <p>What happens in {@link Shots#update} is told at its end, after every shot has moved and hit: first ends and
 * bounces, in the order in which they happened, then {@link #onTick}, in the order of firing. What happens at another
 * time, say by {@link Shot#kill}, is told at once. Listeners may fire, kill and clear; what they bring about is told
 * behind what happened before. An exception is reported, and the others are told all the same.
 */
public interface ShotEventListener {
    /**
     * Tells that a shot is gone.
     *
     * @param shot the one that was; keeps its last place and course
     */
    default void onEnd(Shot shot, ShotEndReason why) {}

    /**
     * Tells that a shot bounced.
     *
     * @param shot the shot, already on its new course
     */
    default void onBounce(Shot shot, Edge edge) {}

    /**
     * Tells that a shot has flown for so many ticks again.
     *
     * @param shot the shot, in flight
     * @see #tickInterval
     */
    default void onTick(Shot shot) {}

    /**
     * Returns how often {@link #onTick} is called; asked when a shot is fired, the same for all shots.
     *
     * @return in ticks of the shot's age; 0 for never
     */
    default int tickInterval() {
        return 0;
    }
}
