package kodama.task;

import java.util.function.Consumer;

/** A task that does one thing each tick, as a test tells it, and goes on for ever unless that ends it. */
public final class Doer extends Task {
    private final Consumer<Doer> deed;

    /** The time of the turn under way. */
    double dt;

    public Doer(Consumer<Doer> deed) {
        this.deed = deed;
    }

    /** A task that does nothing. */
    public static Doer idle() {
        return new Doer(self -> {});
    }

    /** A task that sleeps for so many ticks, again and again. */
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
