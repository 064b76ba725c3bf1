package kodama.script;

/** A Java task that logs its id and sequence in each tick, then moves behind tasks of the same priority. */
public final class Numbered extends JavaTask {
    /** Creates the task. */
    public Numbered() {}

    @Override
    protected boolean update(double dt) {
        context().log().info(id() + " " + sequence() + " " + this);
        requeue();
        return true;
    }
}
