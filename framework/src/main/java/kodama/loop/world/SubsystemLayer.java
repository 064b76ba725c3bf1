package kodama.loop.world;

import java.util.function.Consumer;
import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.task.Task;

/** The place in the draw order of what a subsystem draws. */
final class SubsystemLayer extends Task implements Drawable {
    private final Consumer<DrawList> picture;

    SubsystemLayer(String subsystem, Consumer<DrawList> picture) {
        this.picture = picture;
        setName(subsystem);
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
