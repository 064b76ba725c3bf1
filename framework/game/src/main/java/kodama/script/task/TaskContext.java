package kodama.script.task;

import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Step;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Task;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;

/**
 * The task whose code runs, for the functions that it calls: whether it can wait, where it draws, how long its tick is.
 */
public final class TaskContext {
    private final RunningTask running;
    private final GameTime time;

    TaskContext(RunningTask running, GameTime time) {
        this.running = running;
        this.time = time;
    }

    /** The task that runs; null while a file is loaded, or in a finish hook. */
    public @Nullable Task current() {
        return running.task();
    }

    /** Whether a draw hook runs. */
    public boolean isDrawing() {
        return running.isDrawing();
    }

    /**
     * Where drawing goes now: to the frame from a draw hook, else to the running task's own picture.
     *
     * @throws IllegalStateException if no task runs that scripts know
     */
    public DrawList canvas() {
        @Nullable DrawList frame = running.frame();
        if (frame != null) return frame;
        if (running.task() instanceof LuaTask task) return task.picture();
        throw new IllegalStateException(
                "only a task can draw, in its function or its draw hook; not a file being loaded,"
                        + " not a finish hook");
    }

    /** How long this tick is for the running task; in seconds. */
    public double dt() {
        return time.dt() * pace();
    }

    /** How much of a tick this tick is to the running task; 1 for a whole one. */
    public double pace() {
        @Nullable Task task = running.task();
        return task == null ? 1 : task.timeScale();
    }

    /** Runs what only looks at the game, and so cannot wait; messages name it, as {@code a watch}. */
    public <T> T runReadOnly(String what, Supplier<T> look) {
        String before = running.beginReadOnly(what);
        try {
            return look.get();
        } finally {
            running.endReadOnly(before);
        }
    }

    /**
     * Finds the task whose coroutine makes a call that waits.
     *
     * @param verb what it calls, for messages
     * @throws LuaException if it cannot wait; says why
     */
    public LuaTask waiter(Coroutine caller, String verb) {
        if (running.task() instanceof LuaTask task && task.runsIn(caller)) return task;
        throw new LuaException(verb + ": " + obstacle());
    }

    private String obstacle() {
        if (running.readOnly() != null) return running.readOnly() + " cannot wait; it only looks at the game";
        if (isDrawing()) return "a draw function cannot wait; it is called again for each frame";
        if (running.callback() != null) return Callbacks.cannotWait(running.callback());
        if (running.task() == null)
            return "only a task can wait; a file cannot wait while it is loaded, nor can a test, which has"
                    + " test.run_ticks(n)";
        return "a coroutine of your own cannot wait; give it a task by self:spawn(fn)";
    }

    /**
     * Ends a function that may have ended the very task that calls it: then that goes no further.
     *
     * @param result what the function returns: {@link Values}, or what {@link Value#ofObject} makes of it; null for
     *     nothing
     */
    public Step finishCall(Coroutine caller, @Nullable Object result) {
        if (hasEnded(caller)) return Step.WAIT;
        if (result == null) return Step.END;
        return Step.done(result instanceof Values values ? values : Values.of(result));
    }

    /** Whether the running task is dead, and the call comes from its own coroutine. */
    private boolean hasEnded(Coroutine caller) {
        return running.task() instanceof LuaTask task && !task.isAlive() && task.runsIn(caller);
    }
}
