package multitasking;

import kodama.script.JavaTask;

/** The scene. It has no main loop: the framework calls every task once per tick. */
public final class Main extends JavaTask {
    /** Called by the game when the scene starts. */
    public Main() {}

    @Override
    protected void start() {
        spawn(new Sky());
        spawn(new Places());
        spawn(new Ship());
        spawn(new Enemies());
    }

    @Override
    protected boolean update(double dt) {
        return false;
    }
}
