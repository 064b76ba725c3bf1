package kodama.script;

/** A Java task that wakes the task "sleeper" in every tick, whatever it waits for. */
public final class Alarm extends JavaTask {
    /** Creates an alarm. */
    public Alarm() {}

    @Override
    protected boolean update(double dt) {
        kodama.task.Task sleeper = tasks().find("sleeper");
        if (sleeper != null) sleeper.wake();
        return sleeper != null;
    }
}
