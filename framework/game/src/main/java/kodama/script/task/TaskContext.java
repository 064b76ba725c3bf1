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
 * The context of the running task for the functions that it calls: whether it can wait, where it draws, and the length
 * of its tick.
 */
public final class TaskContext {
    private final RunningTask running;
    private final GameTime time;

    TaskContext(RunningTask running, GameTime time) {
        this.running = running;
        this.time = time;
    }

    /** Returns the running task; null while a file is loaded, or in a finish hook. */
    public @Nullable Task current() {
        return running.task();
    }

    /** Returns whether a draw hook runs. */
    public boolean isDrawing() {
        return running.isDrawing();
    }

    /**
     * Returns the current draw list: that of a canvas while it is drawn on, the frame in a draw hook, otherwise the
     * running task's own list.
     *
     * @throws IllegalStateException if no Lua task runs
     */
    public DrawList canvas() {
        @Nullable DrawList target = running.target();
        if (target != null) return target;
        @Nullable DrawList frame = running.frame();
        if (frame != null) return frame;
        if (running.task() instanceof LuaTask task) return task.picture();
        throw new IllegalStateException(
                "only a task can draw, in its function or its draw hook; not a file being loaded,"
                        + " not a finish hook");
    }

    /** Runs code that draws on a canvas: into a list instead of the current one. */
    public void drawInto(DrawList list, Runnable code) {
        @Nullable DrawList before = running.beginTarget(list);
        try {
            code.run();
        } finally {
            running.endTarget(before);
        }
    }

    /** Returns whether there is a current draw list. */
    public boolean canDraw() {
        return running.target() != null || running.frame() != null || running.task() instanceof LuaTask;
    }

    /** Returns the length of this tick for the running task, in seconds. */
    public double dt() {
        return time.dt() * timeScale();
    }

    /** Returns the length of this tick for the running task, in ticks; 1 at the normal rate. */
    public double timeScale() {
        @Nullable Task task = running.task();
        return task == null ? 1 : task.timeScale();
    }

    /** Runs read-only code, which cannot wait; messages name it, as {@code a watch}. */
    public <T> T runReadOnly(String what, Supplier<T> code) {
        String before = running.beginReadOnly(what);
        try {
            return code.get();
        } finally {
            running.endReadOnly(before);
        }
    }

    /**
     * Returns the task whose coroutine calls a function that waits.
     *
     * @param verb name of the function, for messages
     * @throws LuaException if it cannot wait; the message says why
     */
    public LuaTask waiter(Coroutine caller, String verb) {
        if (running.task() instanceof LuaTask task && task.runsIn(caller)) return task;
        throw new LuaException(verb + ": " + reasonNotToWait());
    }

    /**
     * Does work in each of the next ticks of the running task, whose coroutine waits for its end; see
     * {@link LuaTask#repeat}.
     */
    public void repeat(LuaTask.RepeatedWork work) {
        if (running.task() instanceof LuaTask task) task.repeat(work);
    }

    private String reasonNotToWait() {
        if (running.readOnly() != null) return running.readOnly() + " cannot wait; it can only read the game";
        if (isDrawing()) return "a draw function cannot wait; it is called again for each frame";
        if (running.callback() != null) return Callbacks.cannotWait(running.callback());
        if (running.task() == null)
            return "only a task can wait; a file cannot wait while it is loaded, nor can a test, which has"
                    + " test.run_ticks(n)";
        return "a coroutine of your own cannot wait; give it a task by self:spawn(fn)";
    }

    /**
     * Returns from a function that may have ended the calling task itself, which then does not continue.
     *
     * @param result the result: {@link Values}, or an object for {@link Value#ofObject}; null for none
     */
    public Step finishCall(Coroutine caller, @Nullable Object result) {
        if (hasEnded(caller)) return Step.WAIT;
        if (result == null) return Step.END;
        return Step.done(result instanceof Values values ? values : Values.of(result));
    }

    /** Returns whether the running task is dead and called from its own coroutine. */
    private boolean hasEnded(Coroutine caller) {
        return running.task() instanceof LuaTask task && !task.isAlive() && task.runsIn(caller);
    }
}
