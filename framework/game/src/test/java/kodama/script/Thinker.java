package kodama.script;

import kodama.task.Preparable;

/** A Java task that reads its table while tasks prepare, which is an error. */
public final class Thinker extends JavaTask implements Preparable {
    /** Creates a thinker. */
    public Thinker() {}

    @Override
    public void prepare(double dt) {
        number("x", 0);
    }

    @Override
    protected boolean update(double dt) {
        context().log().info("runs");
        return true;
    }
}
