package kodama.script.api.move;

import kodama.geom.Aim;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Table;
import kodama.script.task.TaskContext;

/** The task that is moved, with the context that has the time scale of the waiting task. */
class Mover {
    /** The fields that hold the position and rotation of tasks and other tables. */
    record Keys(FieldKey x, FieldKey y, FieldKey rotation) {
        static Keys of(Lua lua) {
            return new Keys(lua.key("x"), lua.key("y"), lua.key("rotation"));
        }
    }

    /**
     * Whether a task's image turns in the direction of movement.
     *
     * @param front direction in which the unrotated image points, in degrees
     */
    record Heading(boolean follows, double front) {
        static final Heading KEPT = new Heading(false, 0);
    }

    private final Table task;
    private final Keys keys;
    private final Heading heading;
    private final TaskContext context;

    Mover(Table task, Keys keys, Heading heading, TaskContext context) {
        this.task = task;
        this.keys = keys;
        this.heading = heading;
        this.context = context;
    }

    /** Copies the mover, for a movement. */
    Mover(Mover other) {
        this(other.task, other.keys, other.heading, other.context);
    }

    final TaskContext context() {
        return context;
    }

    /** Prefetches a part of the task's table; see {@link Table#prefetch}. */
    final int readTaskAhead() {
        return task.prefetch();
    }

    final double x() {
        return task.number(keys.x(), 0);
    }

    final double y() {
        return task.number(keys.y(), 0);
    }

    /** Sets the position and, if the heading follows it, the rotation. */
    final void place(double x, double y) {
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
