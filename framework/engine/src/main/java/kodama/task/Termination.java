package kodama.task;

import java.util.List;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.base.StepBudget;

/**
 * Ends tasks: marks a task and all its descendants as dead, then calls their {@code finish}.
 *
 * <p>Descendants are visited by a loop, not by recursion, because a chain of children can be longer than the stack.
 */
final class Termination {
    /** Cost of each death, charged to the budget. */
    private static final int COST = 20;

    private final Children children;
    private final Waits waits;
    private final Registry registry;
    private final DeadTasks dead;
    private final ErrorSink errors;
    private final StepBudget effort;

    Termination(
            Children children, Waits waits, Registry registry, DeadTasks dead, ErrorSink errors, StepBudget effort) {
        this.children = children;
        this.waits = waits;
        this.registry = registry;
        this.dead = dead;
        this.errors = errors;
        this.effort = effort;
    }

    /**
     * Kills a living task. Parents are marked before their children, older before younger; they finish in reverse
     * order.
     */
    void kill(TaskRecord task) {
        int from = dead.count();
        end(task);
        for (int i = from; i < dead.count(); i++) endChildren(dead.get(i));
        effort.spend((long) COST * (dead.count() - from));
        for (int i = dead.count() - 1; i >= from; i--) finish(dead.get(i));
    }

    private void endChildren(TaskRecord parent) {
        for (TaskRecord child = children.firstChild(parent); child != null; child = children.nextSibling(child))
            if (child.isAlive()) end(child);
    }

    private void end(TaskRecord task) {
        dead.add(task);
        waits.clear(task);
        registry.remove(task);
    }

    private void finish(TaskRecord task) {
        try {
            task.finish();
        } catch (Throwable error) {
            FatalErrors.rethrowIfFatal(error);
            errors.report(task.description() + " in finish", error);
        }
        if (task.rareFields == null) return;
        task.trace("ends");
        List<Runnable> hooks = task.rareFields.finishHooks;
        for (int i = 0; i < hooks.size(); i++) finish(task, hooks.get(i));
        waits.wakeJoiners(task);
    }

    private void finish(TaskRecord task, Runnable hook) {
        try {
            hook.run();
        } catch (Throwable error) {
            FatalErrors.rethrowIfFatal(error);
            errors.report(task.description() + " in a finish hook", error);
        }
    }
}
