package kodama.loop.game;

import java.util.function.Consumer;
import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.task.Task;

/** A task that only draws: gives the shots, or the picture of a subsystem, a place in the draw order. */
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
