package kodama.task;

/** A task that does {@link Steps} and ends with the last. Spawned again, it begins with the first. */
public class StepTask extends Task {
    /** Most steps in a tick; a loop that does not wait would have no end. */
    private static final int MOST_STEPS = 100_000;

    private Step[] steps = new Step[0];
    private final StepRun run = new StepRun();

    /** The number of the step that is next, from 0. */
    private int at;

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
     * Sets what this task does, from the first step on.
     *
     * @param steps what is added to them later is not done here
     */
    protected final void setSteps(Steps steps) {
        this.steps = steps.toArray();
        run.begin(steps.depth());
        at = 0;
    }

    @Override
    void begin() {
        at = 0;
    }

    @Override
    protected final boolean update(double dt) {
        run.beginTick();
        for (int done = 0; at < steps.length; done++) {
            if (done == MOST_STEPS)
                throw new IllegalStateException(
                        this + " did " + MOST_STEPS + " steps in a tick; does a loop lack a wait?");
            int on = steps[at].run(this, run, dt);
            if (!isAlive()) return false;
            at += on;
            if (run.isResting()) return true;
        }
        return false;
    }
}
