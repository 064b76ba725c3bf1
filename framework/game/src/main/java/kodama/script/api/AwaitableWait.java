package kodama.script.api;

import kodama.lua.bind.Step;
import kodama.lua.bind.Values;
import kodama.script.task.LuaTask;

/** Lets a task sleep until something is done, even if an event wakes it before. */
record AwaitableWait(LuaTask waiter, Awaitable other) implements Step.Continuation {
    @Override
    public Step next(Values woken) {
        if (other.isDone()) return Step.done(other.results());
        if (waiter.isAlive()) waiter.restUntilWoken();
        other.whenDone(waiter::wake);
        return Step.wait(this);
    }
}
