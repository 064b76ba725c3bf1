package kodama.script.api.move;

import kodama.lua.Coroutine;
import kodama.lua.bind.Step;
import kodama.lua.bind.Values;
import kodama.script.task.TaskContext;

/** Lets a task wait while a course is gone along, a step each tick, until its end. */
final class Movement {
    private final TaskContext context;
    private final Coroutine caller;
    private final String verb;
    private final Course course;
    private final Step rest = Step.wait(this::move);

    private Movement(TaskContext context, Coroutine caller, String verb, Course course) {
        this.context = context;
        this.caller = caller;
        this.verb = verb;
        this.course = course;
    }

    /**
     * Waits for the next tick, however slowly the task that waits lives, and goes on from there.
     *
     * @throws kodama.lua.bind.LuaException if who calls cannot wait
     */
    static Step along(Course course, TaskContext context, Coroutine caller, String verb) {
        context.waiter(caller, verb);
        return new Movement(context, caller, verb, course).rest;
    }

    private Step move(Values rested) {
        if (!course.goOn(context.pace())) return Step.END;
        context.waiter(caller, verb);
        return rest;
    }
}
