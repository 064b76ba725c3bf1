package kodama.script.api.move;

import kodama.lua.Coroutine;
import kodama.lua.bind.Step;

/**
 * A movement that advances a task each tick while another task, usually itself, waits.
 *
 * <p>It extends the mover and does not refer to one: thousands of movements can be active, and each object between a
 * movement and the task's table costs another cache miss.
 */
abstract class Movement extends Mover implements Step.Repeating {
    Movement(Mover mover) {
        super(mover);
    }

    /**
     * Starts the movement and lets the calling task wait until it ends.
     *
     * @throws kodama.lua.bind.LuaException if the caller cannot wait
     */
    final Step begin(Coroutine caller, String function) {
        context().waiter(caller, function);
        return Step.repeat(this);
    }

    @Override
    public final boolean advance() {
        return advance(context().timeScale());
    }

    @Override
    public int prefetch() {
        return readTaskAhead();
    }

    /**
     * Advances by a tick.
     *
     * @param timeScale length of the tick for the waiting task, in ticks; 1 for a whole tick
     * @return whether the movement continues
     */
    abstract boolean advance(double timeScale);
}
