package kodama.script;

import kodama.task.Task;

/**
 * A task in Java that does {@link Steps} and ends with the last. Spawned again, it begins with the first. In all else
 * it is a {@link JavaTask}, so it can be a scene, too.
 */
public class StepTask extends JavaTask {
    /** Most steps in a tick; a loop that does not wait would have no end. */
    private static final int MOST_STEPS = 100_000;

    private final StepContext run = new StepContext() {
        @Override
        void sleep(int ticks) {
            StepTask.this.sleep(ticks);
        }

        @Override
        void waitFor(String event) {
            StepTask.this.waitFor(event);
        }

        @Override
        void await(Task other) {
            StepTask.this.await(other);
        }
    };

    private Steps.Step[] steps = new Steps.Step[0];

    /** The number of the step that is next, from 0. */
    private int at;

    /** The life in which it is there; see {@link #id}. */
    private long life = -1;

    /** Makes a task without steps; a subclass sets them in its constructor, so that they can be its own methods. */
    protected StepTask() {}

    /**
     * Makes a task of steps.
     *
     * @param steps what it does; what is added to them later is not done here
     */
    public StepTask(Steps steps) {
        setSteps(steps);
    }

    /**
     * Sets the steps of this task, which begins with the first. A wait of the steps before ends.
     *
     * @param steps what is added to them later is not done here
     */
    protected final void setSteps(Steps steps) {
        this.steps = steps.toArray();
        run.begin(steps.depth());
        at = 0;
        wake();
    }

    @Override
    public final String location() {
        return "step " + (at + 1) + " of " + steps.length;
    }

    @Override
    protected final boolean update(double dt) {
        beginAgain();
        run.beginTick();
        for (int done = 0; at < steps.length; done++) {
            if (done == MOST_STEPS)
                throw new IllegalStateException(
                        this + " did " + MOST_STEPS + " steps in a tick; does a loop lack a wait?");
            Steps.Step[] before = steps;
            int on = before[at].run(run, dt);
            if (!isAlive()) return false;
            if (steps == before) at += on;
            if (run.isTickDone()) return true;
        }
        return false;
    }

    private void beginAgain() {
        if (life == id()) return;
        life = id();
        at = 0;
    }
}
