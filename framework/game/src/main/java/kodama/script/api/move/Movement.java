package kodama.script.api.move;

import kodama.lua.Coroutine;
import kodama.lua.bind.Step;

/**
 * What moves a task from tick to tick while another one, mostly itself, waits.
 *
 * <p>It is the mover, and has none: thousands are on their way at once, and each object more on the way to the task's
 * table is one more that memory has to be waited for.
 */
abstract class Movement extends Mover implements Step.Repeating {
    Movement(Mover mover) {
        super(mover);
    }

    /**
     * Lets the task that calls wait while the other goes along.
     *
     * @throws kodama.lua.bind.LuaException if who calls cannot wait
     */
    final Step begin(Coroutine caller, String verb) {
        context().waiter(caller, verb);
        return Step.repeat(this);
    }

    @Override
    public final boolean advance() {
        return advance(context().pace());
    }

    @Override
    public int prefetch() {
        return readTaskAhead();
    }

    /**
     * Moves on by a tick.
     *
     * @param pace how much of a tick that is to the task which waits; 1 for a whole one
     * @return whether there is more to come
     */
    abstract boolean advance(double pace);
}
