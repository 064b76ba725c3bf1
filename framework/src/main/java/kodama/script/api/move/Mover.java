package kodama.script.api.move;

import kodama.geom.Aim;
import kodama.lua.bind.Table;

/** The task that is moved. */
final class Mover {
    private final Table task;
    private final PlaceKeys keys;
    private final Heading heading;

    Mover(Table task, PlaceKeys keys, Heading heading) {
        this.task = task;
        this.keys = keys;
        this.heading = heading;
    }

    double x() {
        return task.number(keys.x(), 0);
    }

    double y() {
        return task.number(keys.y(), 0);
    }

    /** Puts it somewhere; it looks where it goes, if it is to. */
    void place(double x, double y) {
        if (heading.follows()) look(x, y);
        task.put(keys.x(), x);
        task.put(keys.y(), y);
    }

    private void look(double x, double y) {
        double fromX = x();
        double fromY = y();
        if (x == fromX && y == fromY) return;
        task.set(keys.rotation(), Aim.angle(fromX, fromY, x, y) - heading.front());
    }
}
