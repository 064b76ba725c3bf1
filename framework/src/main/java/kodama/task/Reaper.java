package kodama.task;

import java.util.List;
import kodama.base.Effort;
import kodama.base.ErrorSink;
import kodama.base.Faults;
import kodama.task.arena.Arena;
import org.jspecify.annotations.Nullable;

/**
 * Ends tasks: marks them dead with all their descendants, lets them finish, and buries them at the end of the frame.
 *
 * <p>It walks through families in a loop, not by calls, as a chain of children may be longer than the stack is deep.
 */
final class Reaper {
    /** The effort that each death is. */
    private static final int COST = 20;

    private final Waits waits;
    private final Rolls rolls;
    private final Traces traces;
    private final @Nullable Arena arena;
    private final ErrorSink errors;
    private final Effort effort;
    private final TaskBuffer dead = new TaskBuffer();

    Reaper(Waits waits, Rolls rolls, Traces traces, @Nullable Arena arena, ErrorSink errors, Effort effort) {
        this.effort = effort;
        this.waits = waits;
        this.rolls = rolls;
        this.traces = traces;
        this.arena = arena;
        this.errors = errors;
    }

    /** Kills a living task. Marked are parents before children, elder before younger; they finish the other way. */
    void kill(Task task) {
        int from = dead.size();
        discard(task);
        for (int i = from; i < dead.size(); i++) discardChildren(dead.get(i));
        effort.spend((long) COST * (dead.size() - from));
        for (int i = dead.size() - 1; i >= from; i--) finish(dead.get(i));
    }

    private void discardChildren(Task parent) {
        for (Task child = parent.firstChild; child != null; child = child.siblingAfter) if (!child.dead) discard(child);
    }

    /** Marks a task dead without any further ado. */
    void discard(Task task) {
        task.dead = true;
        waits.stop(task);
        rolls.leave(task);
        traces.died(task);
        dead.add(task);
    }

    private void finish(Task task) {
        try {
            task.finish();
        } catch (Throwable error) {
            Faults.passFatal(error);
            errors.report(task.described() + " in finish", error);
        }
        if (task.ties == null) return;
        task.tell("ends");
        List<Runnable> hooks = task.ties.hooks;
        for (int i = 0; i < hooks.size(); i++) finish(task, hooks.get(i));
        waits.ended(task);
    }

    private void finish(Task task, Runnable hook) {
        try {
            hook.run();
        } catch (Throwable error) {
            Faults.passFatal(error);
            errors.report(task.described() + " in a finish hook", error);
        }
    }

    /** Returns how many dead tasks still take a place. */
    int waiting() {
        return dead.size();
    }

    void bury(Slots slots) {
        for (int i = 0; i < dead.size(); i++) bury(dead.get(i), slots);
        dead.shrink(0);
        if (arena != null) arena.endFrame();
    }

    /** From here on the task may be spawned again, and nothing of its former life holds on to others. */
    private void bury(Task task, Slots slots) {
        traces.buried(task);
        Family.leave(task);
        slots.release(task);
        if (arena != null && task.work != null) arena.free(task.work);
        task.work = null;
        task.paceGroup = null;
        task.buried = true;
        if (task.ties != null) task.ties.forget();
        if (task.pool != null) task.pool.takeBack(task);
    }
}
