package kodama.task;

import java.util.function.Consumer;

/** A task that runs an action in each tick, and continues until the action ends it. */
public final class Doer extends Task {
    private final Consumer<Doer> deed;

    /** The time passed to the current turn. */
    double dt;

    public Doer(Consumer<Doer> deed) {
        this.deed = deed;
    }

    /** A task that does nothing. */
    public static Doer idle() {
        return new Doer(self -> {});
    }

    /** A task that sleeps for a number of ticks, repeatedly. */
    public static Doer sleeping(int ticks) {
        return new Doer(self -> self.sleep(ticks));
    }

    public static Doer waitingFor(String event) {
        return new Doer(self -> self.waitFor(event));
    }

    public static Doer awaiting(Task other) {
        return new Doer(self -> self.await(other));
    }

    @Override
    protected boolean update(double dt) {
        this.dt = dt;
        deed.accept(this);
        return isAlive();
    }
}
