package kodama.script;

/** A task in Java that wakes the task "sleeper" in every tick, whatever that waits for. */
public final class Alarm extends JavaTask {
    /** Makes an alarm. */
    public Alarm() {}

    @Override
    protected boolean update(double dt) {
        kodama.task.Task sleeper = tasks().find("sleeper");
        if (sleeper != null) sleeper.wake();
        return sleeper != null;
    }
}
