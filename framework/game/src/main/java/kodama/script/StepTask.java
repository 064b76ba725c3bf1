package kodama.script;

import kodama.task.Task;

/**
 * A task written in Java that runs {@link Steps} and ends after the last. If it is spawned again, it begins with the
 * first. Otherwise it is like any {@link JavaTask}, so it can be a scene, too.
 */
public class StepTask extends JavaTask {
    /** Limit of steps in a tick, which stops loops that do not wait. */
    private static final int MAX_STEPS = 100_000;

    private final StepContext context = new StepContext() {
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

    /** Index of the next step, from 0. */
    private int position;

    /**
     * The id of the task when {@link #position} was set; another id means that it was spawned again. See {@link #id}.
     */
    private long lifeId = -1;

    /** Creates a task without steps. A subclass sets them in its constructor, so that they can call its own methods. */
    protected StepTask() {}

    /**
     * Creates a task of steps.
     *
     * @param steps the steps to run; steps added to them later are ignored
     */
    public StepTask(Steps steps) {
        setSteps(steps);
    }

    /**
     * Replaces the steps of this task and begins with the first. Ends the wait of the previous steps.
     *
     * @param steps the steps to run; steps added to them later are ignored
     */
    protected final void setSteps(Steps steps) {
        this.steps = steps.toArray();
        context.begin(steps.depth());
        position = 0;
        wake();
    }

    @Override
    public final String location() {
        return "step " + (position + 1) + " of " + steps.length;
    }

    @Override
    protected final boolean update(double dt) {
        restartIfSpawnedAgain();
        context.beginTick();
        for (int done = 0; position < steps.length; done++) {
            if (done == MAX_STEPS)
                throw new IllegalStateException(
                        this + " did " + MAX_STEPS + " steps in a tick; is a wait missing in a loop?");
            Steps.Step[] before = steps;
            int on = before[position].run(context, dt);
            if (!isAlive()) return false;
            if (steps == before) position += on;
            if (context.isTickDone()) return true;
        }
        return false;
    }

    private void restartIfSpawnedAgain() {
        if (lifeId == id()) return;
        lifeId = id();
        position = 0;
    }
}
