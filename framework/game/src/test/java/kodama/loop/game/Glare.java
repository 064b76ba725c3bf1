package kodama.loop.game;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** A Java task that adds light within a clip, and resets neither; then fails if its field "fails" is set. */
public final class Glare extends JavaTask {
    /** Creates a light. */
    public Glare() {}

    @Override
    protected boolean update(double dt) {
        return true;
    }

    @Override
    public void draw(DrawList list) {
        list.blend(BlendMode.ADD);
        list.clip(0, 0, 4, 4);
        list.rect(0, 0, 32, 16, 0xFF102030);
        if (flag("fails")) throw new IllegalStateException("too bright");
    }
}
