package kodama.script;

import kodama.task.Preparable;

/** A task in Java that asks its table while tasks prepare, which it may not. */
public final class Thinker extends JavaTask implements Preparable {
    /** Makes a thinker. */
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
