package kodama.script;

import org.jspecify.annotations.Nullable;

/**
 * A task written in Java whose state is a function: each tick calls the current one, which may set another by {@link
 * #setState}. Otherwise it is like any {@link JavaTask}, so it can be a scene, too.
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
    /** Called in the next tick; null before the first is set. */
    private @Nullable State state;

    /** Creates a task without a state; one must be set before it runs. */
    protected StateTask() {}

    /**
     * Creates a task with its first state.
     *
     * @param first called in the first tick
     */
    public StateTask(State first) {
        state = first;
    }

    /**
     * Sets the state. If a state is running, it finishes its tick; the new state is called when the task runs next.
     *
     * @param next the new state
     */
    public final void setState(State next) {
        String before = isTraced() ? stateName() : "";
        state = next;
        if (isTraced()) logTransition("state " + before + " -> " + stateName());
    }

    /**
     * Sets the state and calls it at once, as the rest of this tick: {@code return enter(this::idle, dt);}.
     *
     * @param next the new state
     * @param dt the length of the tick, as passed to the current state
     * @return the result of the new state
     */
    protected final boolean enter(State next, double dt) {
        setState(next);
        return next.run(dt);
    }

    /**
     * Returns the state that is called when the task runs next.
     *
     * @return null if none was set yet
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
