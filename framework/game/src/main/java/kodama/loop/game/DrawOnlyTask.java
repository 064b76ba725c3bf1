package kodama.loop.game;

import java.util.function.Consumer;
import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.task.Task;

/** The place in the draw order of what no task of the game draws: all shots, or what a subsystem does. */
final class DrawOnlyTask extends Task implements Drawable {
    private final Consumer<DrawList> picture;

    DrawOnlyTask(String name, Consumer<DrawList> picture) {
        this.picture = picture;
        setName(name);
        setPersistent(true);
        setDrawn(true);
    }

    @Override
    protected boolean update(double dt) {
        suspend();
        return true;
    }

    @Override
    public void draw(DrawList list) {
        picture.accept(list);
    }
}
