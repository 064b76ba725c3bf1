package kodama.script.api.move;

import kodama.geom.Aim;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Table;
import kodama.script.task.TaskContext;

/** The task that is moved, and how fast the one lives that waits for it. */
class Mover {
    /** The fields by which tasks and other tables say where they are. */
    record Keys(FieldKey x, FieldKey y, FieldKey rotation) {
        static Keys of(Lua lua) {
            return new Keys(lua.key("x"), lua.key("y"), lua.key("rotation"));
        }
    }

    /**
     * Whether a task turns its picture to where it goes.
     *
     * @param front where the picture looks that is not turned; in degrees
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

    /** The same task again, for a course that has it. */
    Mover(Mover other) {
        this(other.task, other.keys, other.heading, other.context);
    }

    final TaskContext context() {
        return context;
    }

    /** Reads a little of the task's table, as {@link Table#prefetch} does. */
    final int readTaskAhead() {
        return task.prefetch();
    }

    final double x() {
        return task.number(keys.x(), 0);
    }

    final double y() {
        return task.number(keys.y(), 0);
    }

    /** Puts it somewhere; it looks where it goes, if it is to. */
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
