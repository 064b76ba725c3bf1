package kodama.script;

/** A task in Java that logs in each tick what tells it from others, then goes behind its equals. */
public final class Numbered extends JavaTask {
    /** Makes the task. */
    public Numbered() {}

    @Override
    protected boolean update(double dt) {
        context().log().info(id() + " " + sequence() + " " + this);
        requeue();
        return true;
    }
}
