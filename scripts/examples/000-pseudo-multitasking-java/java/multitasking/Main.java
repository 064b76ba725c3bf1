package multitasking;

import kodama.script.JavaTask;

/**
 * The scene. The main loop is not here: it belongs to the framework, calls every task once a tick, and stays as short
 * as it is.
 */
public final class Main extends JavaTask {
    /** Made by the game when the scene begins. */
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
