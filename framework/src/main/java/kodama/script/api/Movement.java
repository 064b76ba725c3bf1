package kodama.script.api;

import kodama.lua.Coroutine;
import kodama.lua.bind.Step;
import kodama.lua.bind.Values;
import kodama.script.task.TaskContext;

/** Moves a task along a straight line, a step each tick, until it is there. */
final class Movement {
    /** Ticks this near to the end are the end, as 30 ticks of a rate of 0.1 do not add up to 3 exactly. */
    private static final double NEARLY = 1e-9;

    private final TaskContext context;
    private final Coroutine caller;
    private final Coordinate x;
    private final Coordinate y;
    private final double ticks;
    private final Ease ease;
    private final Step rest = Step.wait(this::move);
    private double passed;

    Movement(TaskContext context, Coroutine caller, Coordinate x, Coordinate y, double ticks, Ease ease) {
        this.context = context;
        this.caller = caller;
        this.x = x;
        this.y = y;
        this.ticks = ticks;
        this.ease = ease;
    }

    /** Waits for the next tick, however slowly the task that waits lives, and goes on. */
    Step rest() {
        return rest;
    }

    private Step move(Values rested) {
        passed += context.pace();
        if (passed >= ticks - NEARLY) {
            x.end();
            y.end();
            return Step.END;
        }
        double share = ease.at(passed / ticks);
        x.move(share);
        y.move(share);
        context.waiter(caller, "move_to");
        return rest;
    }
}
