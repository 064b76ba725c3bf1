package kodama.task;

import java.util.List;
import kodama.base.Effort;
import kodama.base.ErrorSink;
import kodama.base.Faults;
import kodama.task.TaskRecord.Life;
import kodama.task.arena.Arena;
import org.jspecify.annotations.Nullable;

/**
 * Ends tasks: marks them dead with all their descendants, lets them finish, and frees their places at the end of the frame.
 *
 * <p>It walks through families in a loop, not by calls, as a chain of children may be longer than the stack is deep.
 */
final class Termination {
    /** The effort that each death is. */
    private static final int COST = 20;

    private final Waits waits;
    private final Registry registry;
    private final LifeLog log;
    private final @Nullable Arena arena;
    private final ErrorSink errors;
    private final Effort effort;

    /** Those that died in this frame. */
    private final TaskBuffer dead = new TaskBuffer();

    Termination(Waits waits, Registry registry, LifeLog log, @Nullable Arena arena, ErrorSink errors, Effort effort) {
        this.waits = waits;
        this.registry = registry;
        this.log = log;
        this.arena = arena;
        this.errors = errors;
        this.effort = effort;
    }

    /** Kills a living task. Parents are marked before children, elder before younger; they finish the other way. */
    void kill(TaskRecord task) {
        int from = dead.size();
        end(task);
        for (int i = from; i < dead.size(); i++) endChildren(dead.get(i));
        effort.spend((long) COST * (dead.size() - from));
        for (int i = dead.size() - 1; i >= from; i--) finish(dead.get(i));
    }

    private void endChildren(TaskRecord parent) {
        for (TaskRecord child = parent.firstChild; child != null; child = child.siblingAfter)
            if (child.isAlive()) end(child);
    }

    private void end(TaskRecord task) {
        discard(task);
        waits.stop(task);
        registry.leave(task);
    }

    /** Marks a task dead that nobody but its parent knows yet. */
    void discard(TaskRecord task) {
        task.life = Life.DEAD;
        log.died(task);
        dead.add(task);
    }

    private void finish(TaskRecord task) {
        try {
            task.finish();
        } catch (Throwable error) {
            Faults.passFatal(error);
            errors.report(task.described() + " in finish", error);
        }
        if (task.extras == null) return;
        task.trace("ends");
        List<Runnable> hooks = task.extras.finishHooks;
        for (int i = 0; i < hooks.size(); i++) finish(task, hooks.get(i));
        waits.wakeJoiners(task);
    }

    private void finish(TaskRecord task, Runnable hook) {
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

    /** Ends a frame: the dead leave their places. */
    void endFrame(Slots slots) {
        for (int i = 0; i < dead.size(); i++) release(dead.get(i), slots);
        dead.shrink(0);
        if (arena != null) arena.endFrame();
    }

    /** From here on the task may be spawned again, and nothing of its former life holds on to others. */
    private void release(TaskRecord task, Slots slots) {
        log.left(task);
        TaskTree.leave(task);
        slots.release(task);
        if (arena != null && task.work != null) arena.free(task.work);
        task.endLife();
        task.released();
    }
}
