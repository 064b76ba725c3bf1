package tasksystem;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** Fills the screen behind all cards. */
final class Background extends JavaTask {
    @Override
    protected void start() {
        setPriority(0.1);
    }

    @Override
    public void draw(DrawList list) {
        list.fill(0xFF181C30);
    }
}
