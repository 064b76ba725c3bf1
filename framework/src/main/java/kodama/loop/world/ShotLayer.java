package kodama.loop.world;

import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.shot.Shots;
import kodama.task.Task;

/** The place of all shots in the draw order; they move in the frame's own step. */
final class ShotLayer extends Task implements Drawable {
    static final double PRIORITY = 0.6;

    private final Shots shots;

    ShotLayer(Shots shots) {
        this.shots = shots;
        setName("shots");
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
        shots.draw(list);
    }
}
