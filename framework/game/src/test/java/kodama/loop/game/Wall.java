package kodama.loop.game;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** A Java task that fills the whole picture with a color. */
public final class Wall extends JavaTask {
    /** Creates a wall. */
    public Wall() {}

    @Override
    protected boolean update(double dt) {
        return true;
    }

    @Override
    public void draw(DrawList list) {
        list.rect(0, 0, 32, 16, 0xFF404040);
    }
}
