package kodama.task;

import java.util.function.Consumer;

/** A task that runs an action in each tick, and continues until the action ends it. */
public final class ActionTask extends Task {
    private final Consumer<ActionTask> deed;

    /** The time passed to the current turn. */
    double dt;

    public ActionTask(Consumer<ActionTask> deed) {
        this.deed = deed;
    }

    /** A task that does nothing. */
    public static ActionTask idle() {
        return new ActionTask(self -> {});
    }

    /** A task that sleeps for a number of ticks, repeatedly. */
    public static ActionTask sleeping(int ticks) {
        return new ActionTask(self -> self.sleep(ticks));
    }

    public static ActionTask waitingFor(String event) {
        return new ActionTask(self -> self.waitFor(event));
    }

    public static ActionTask awaiting(Task other) {
        return new ActionTask(self -> self.await(other));
    }

    @Override
    protected boolean update(double dt) {
        this.dt = dt;
        deed.accept(this);
        return isAlive();
    }
}
