package kodama.script.api;

import kodama.lua.Coroutine;
import kodama.lua.bind.Step;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.task.TaskContext;

/** Asks a condition now and then once a tick, until it holds. Its steps are made once for all ticks. */
final class ConditionWait {
    private final TaskContext context;
    private final Coroutine caller;
    private final Step ask;
    private final Step rest;

    ConditionWait(TaskContext context, Coroutine caller, Value condition) {
        this.context = context;
        this.caller = caller;
        ask = Step.call(condition, Values.NONE, this::answered);
        rest = Step.wait(rested -> ask());
    }

    Step ask() {
        return ask;
    }

    private Step answered(Values answer) {
        if (answer.get(1).isTrue()) return Step.done(answer);
        context.waiter(caller, "wait_until");
        return rest;
    }
}
