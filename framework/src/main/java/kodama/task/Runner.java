package kodama.task;

import kodama.base.ErrorSink;
import kodama.base.Faults;
import org.jspecify.annotations.Nullable;

/** Lets tasks run, one at a time, and is the guard at their border: what one throws ends that one only. */
final class Runner {
    /** Most first stretches inside each other. Each takes some of the thread's stack, which must not run out. */
    private static final int MOST_NESTED = 100;

    private final Turns turns;
    private final Waits waits;
    private final Rolls rolls;
    private final Preparation preparation;
    private final ErrorSink errors;
    private @Nullable Task current;
    private boolean updating;
    private int nested;

    Runner(Turns turns, Waits waits, Rolls rolls, Preparation preparation, ErrorSink errors) {
        this.turns = turns;
        this.waits = waits;
        this.rolls = rolls;
        this.preparation = preparation;
        this.errors = errors;
    }

    @Nullable
    Task current() {
        return current;
    }

    void requireBetweenTicks(String call) {
        if (updating || nested > 0) throw new IllegalStateException(call + "() called from inside a task");
    }

    void update(double dt) {
        requireBetweenTicks("update");
        updating = true;
        try {
            waits.begin();
            preparation.prepareAll(dt);
            for (Task task = turns.next(); task != null; task = turns.next()) run(task, dt * task.pace);
        } finally {
            turns.end();
            updating = false;
        }
    }

    private void run(Task task, double dt) {
        Task before = current;
        current = task;
        task.ranAt = turns.tick();
        try {
            if (task.unborn) bear(task);
            if (mayRun(task) && !update(task, dt)) task.kill();
        } catch (Throwable error) {
            Faults.passFatal(error);
            errors.report(task.described(), error);
            task.kill();
        } finally {
            current = before;
        }
    }

    private boolean update(Task task, double dt) {
        preparation.prepareLate(task, dt);
        return task.update(dt);
    }

    private static boolean mayRun(Task task) {
        return task.ties == null || task.ties.maySetOut();
    }

    /** Ends the delay of a birth: from here on the task is seen. */
    private void bear(Task task) {
        task.unborn = false;
        rolls.enterSeen(task);
    }

    void runNow(Task task) {
        if (!task.isAlive()) return;
        if (task.ranAt == turns.tick())
            throw new IllegalStateException(task + " has already run in tick " + turns.tick());
        if (nested == MOST_NESTED) throw tooDeep(task);
        nested++;
        try {
            run(task, 0);
        } finally {
            nested--;
        }
    }

    private static IllegalStateException tooDeep(Task task) {
        task.kill();
        return new IllegalStateException(
                MOST_NESTED + " tasks are spawning each other without a wait; " + task + " was not started");
    }
}
