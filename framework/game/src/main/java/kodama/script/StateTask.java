package kodama.script;

import org.jspecify.annotations.Nullable;

/**
 * A task in Java whose state is a function: each tick calls the present one, which stays or moves on by
 * {@link #setState}. In all else it is a {@link JavaTask}, so it can be a scene, too.
 *
 * <pre>{@code
 * public final class Title extends StateTask {
 *     private double alpha;
 *
 *     public Title() {
 *         setState(this::fadeIn);
 *     }
 *
 *     private boolean fadeIn(double dt) {
 *         alpha += dt;
 *         if (alpha >= 1) setState(this::idle);
 *         return true;
 *     }
 * }
 * }</pre>
 *
 * <p>Scripts read the name of the state as {@code self.state}, as in {@code "Title.fadeIn"}.
 *
 * @see <a href="https://note.com/marupeke296/">states as methods of a class, by marupeke296</a>
 */
public class StateTask extends JavaTask {
    /** What the next tick does; null before the first is set. */
    private @Nullable State state;

    /** Makes a task without a state; it needs one before it runs. */
    protected StateTask() {}

    /**
     * Makes a task of its first state.
     *
     * @param first called in the first tick
     */
    public StateTask(State first) {
        state = first;
    }

    /**
     * Moves on. A running state runs to its end first; the new one is called when the task runs next.
     *
     * @param next called from then on
     */
    public final void setState(State next) {
        String before = isTraced() ? stateName() : "";
        state = next;
        if (isTraced()) logTransition("state " + before + " -> " + stateName());
    }

    /**
     * Moves on and calls the new state at once, as the rest of this tick's work: {@code return enter(this::idle, dt);}.
     *
     * @param next called now and from then on
     * @param dt the time that the present state was given
     * @return what the new state returns
     */
    protected final boolean enter(State next, double dt) {
        setState(next);
        return next.run(dt);
    }

    /**
     * Returns what is called when the task runs next.
     *
     * @return the state, or null if none was set yet
     */
    public final @Nullable State state() {
        return state;
    }

    @Override
    protected final boolean isInStates() {
        return true;
    }

    @Override
    protected final String stateName() {
        return state == null ? "none" : StateNames.of(state);
    }

    @Override
    public final String location() {
        return stateName();
    }

    @Override
    protected final boolean update(double dt) {
        if (state == null)
            throw new IllegalStateException(this + " has no state; call setState() in its constructor or in start()");
        return state.run(dt);
    }
}
