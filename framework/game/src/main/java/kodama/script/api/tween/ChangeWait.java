package kodama.script.api.tween;

import kodama.lua.Coroutine;
import kodama.lua.bind.Step;
import kodama.script.task.LuaTask.RepeatedWork;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/**
 * Lets a task wait for a change of values, which it advances without resuming its coroutine. The coroutine is resumed
 * in the first tick, and in the tick in which the change ends or fails, to continue or to throw the error.
 */
final class ChangeWait implements Step.Repeating, RepeatedWork {
    private final ValueChange change;
    private final TaskContext context;
    private boolean isOver;
    private @Nullable RuntimeException failure;

    private ChangeWait(ValueChange change, TaskContext context) {
        this.change = change;
        this.context = context;
    }

    /**
     * Starts a change and lets the calling task wait until it ends.
     *
     * @throws kodama.lua.bind.LuaException if the caller cannot wait, or a value cannot be changed
     */
    static Step begin(ValueChange change, TaskContext context, Coroutine caller, String function) {
        context.waiter(caller, function);
        change.begin();
        return Step.repeat(new ChangeWait(change, context));
    }

    @Override
    public boolean continues() {
        try {
            isOver = change.advance(context.timeScale()) != ValueChange.CONTINUES;
        } catch (RuntimeException thrown) {
            isOver = true;
            failure = thrown;
        }
        return !isOver;
    }

    @Override
    public boolean advance() {
        if (failure != null) throw failure;
        if (isOver || change.advance(context.timeScale()) != ValueChange.CONTINUES) return false;
        context.repeat(this);
        return true;
    }

    @Override
    public int prefetch(int step) {
        if (step == 0) return isOver ? 1 : 0;
        return change.prefetch(step - 1);
    }
}
