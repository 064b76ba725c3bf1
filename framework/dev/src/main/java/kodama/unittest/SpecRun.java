package kodama.unittest;

import kodama.lua.Coroutine;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Routine;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import org.jspecify.annotations.Nullable;

/** Runs a test as a coroutine, which yields to let ticks pass. */
final class SpecRun {
    /** Maximum length of a test: ten minutes. */
    private static final int MAX_TICKS = 36_000;

    private final Lua lua;
    private @Nullable SpecHost host;
    private @Nullable Routine running;
    private int remaining;
    private int ticks;

    SpecRun(Lua lua) {
        this.lua = lua;
    }

    /** Sets the game that the test controls. */
    void attach(SpecHost newHost) {
        host = newHost;
    }

    /** The game that the running test controls. */
    SpecHost host() {
        if (host == null) throw new IllegalStateException("no test is running: call this inside it(name, function)");
        return host;
    }

    /** Charges the running script. */
    void charge(long instructions) {
        lua.chargeDeferred(instructions);
    }

    /** Runs a function of the test to its end, and the game while the function waits. */
    void run(Value function) {
        Routine routine = lua.routine(function);
        running = routine;
        try {
            routine.resume(Values.NONE);
            while (!routine.isDead()) {
                runTicks(routine);
                routine.resume(Values.NONE);
            }
        } finally {
            running = null;
            routine.kill();
        }
    }

    private void runTicks(Routine routine) {
        if (remaining == 0)
            throw new LuaException(
                    routine.abort() + "a test cannot yield by itself; use test.run_ticks(n) to let n ticks pass");
        for (; remaining > 0; remaining--) host().frame();
    }

    /** Spawns a task that starts in the next tick, like the first task of a scene. */
    Step spawnTask(Value task, Step.Continuation then) {
        Table fields = lua.newTable();
        fields.put("defer", true);
        return Step.call(lua.globals().get("spawn"), Values.of(task, fields), then);
    }

    /** Suspends the calling test for a number of ticks. */
    Step waitTicks(Coroutine caller, String function, int count, Step.Continuation then) {
        if (running == null || !running.is(caller))
            throw new LuaException(function + ": only a test itself can let ticks pass, not a file being loaded,"
                    + " a task or a coroutine of the test");
        if (count < 1) throw new LuaException(function + ": ticks must be at least 1 but was " + count);
        if (count > MAX_TICKS - ticks)
            throw new LuaException(
                    "%s: a test must take at most %,d ticks (an endless loop?)".formatted(function, MAX_TICKS));
        ticks += count;
        remaining = count;
        return Step.wait(then);
    }
}
