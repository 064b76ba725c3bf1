package kodama.script.api.move;

import kodama.lua.Coroutine;
import kodama.lua.bind.Step;
import kodama.script.task.LuaTask.RepeatedWork;
import org.jspecify.annotations.Nullable;

/**
 * A movement that advances a task each tick while another task, usually itself, waits.
 *
 * <p>The waiting task advances it without resuming its coroutine, which saves time. The coroutine is resumed in the
 * first tick, and in the tick in which the movement ends or fails, to continue or to throw the error.
 *
 * <p>It extends the mover and does not refer to one: thousands of movements can be active, and each object between a
 * movement and the task's table costs another cache miss.
 */
abstract class Movement extends Mover implements Step.Repeating, RepeatedWork {
    /** Whether the last tick's work is done, but the coroutine has not been resumed. */
    private boolean isOver;

    /** The error of the last tick, which the coroutine has not thrown yet; null for none. */
    private @Nullable RuntimeException failure;

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
    public final boolean continues() {
        try {
            isOver = !advance(context().timeScale());
        } catch (RuntimeException thrown) {
            isOver = true;
            failure = thrown;
        }
        return !isOver;
    }

    /** Called by the coroutine: in the first tick, which shows that it can wait, and in the last. */
    @Override
    public final boolean advance() {
        if (failure != null) throw failure;
        if (isOver || !advance(context().timeScale())) return false;
        context().repeat(this);
        return true;
    }

    @Override
    public final int prefetch(int step) {
        if (step == 0) return isOver ? 1 : 0;
        return readTaskAhead() + readPathAhead();
    }

    /** Prefetches the path of the movement; the result is meaningless. */
    int readPathAhead() {
        return 0;
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
