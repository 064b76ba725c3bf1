package kodama.script.api;

import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Table;

/** One coordinate of a task that moves: from where it was when this was made to where it goes; in pixels. */
final class Coordinate {
    private final Table task;
    private final FieldKey axis;
    private final double from;
    private final double to;

    Coordinate(Table task, FieldKey axis, double to) {
        this.task = task;
        this.axis = axis;
        this.from = task.number(axis, 0);
        this.to = to;
    }

    /** Sets it to a share of the way; from 0 to 1. */
    void move(double share) {
        task.put(axis, from + (to - from) * share);
    }

    void end() {
        task.put(axis, to);
    }
}
