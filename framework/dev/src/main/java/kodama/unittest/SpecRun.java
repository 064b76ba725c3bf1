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

/** The test that runs: a coroutine which yields when it wants ticks to pass, and goes on when they have. */
final class SpecRun {
    /** Ten minutes. */
    private static final int MOST_TICKS = 36_000;

    private final Lua lua;
    private @Nullable SpecHost stage;
    private @Nullable Routine running;
    private int wanted;
    private int ticks;

    SpecRun(Lua lua) {
        this.lua = lua;
    }

    /** Says what the test drives. */
    void attach(SpecHost on) {
        stage = on;
    }

    /** What the running test drives. */
    SpecHost host() {
        if (stage == null)
            throw new IllegalStateException("this takes a running test; call it inside it(name, function)");
        return stage;
    }

    /** Charges the script that runs. */
    void charge(long instructions) {
        lua.chargeDeferred(instructions);
    }

    /** Runs a function of the test to its end, and the game whenever it waits. */
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
        if (wanted == 0)
            throw new LuaException(
                    routine.abort() + "a test cannot yield by itself; test.run_ticks(n) lets n ticks pass");
        for (; wanted > 0; wanted--) host().frame();
    }

    /** Starts a task of the test's own, as a scene has one: it begins with the next tick. */
    Step spawnTask(Value task, Step.Continuation then) {
        Table fields = lua.newTable();
        fields.put("defer", true);
        return Step.call(lua.globals().get("spawn"), Values.of(task, fields), then);
    }

    /** Lets the calling test rest while ticks pass. */
    Step waitTicks(Coroutine caller, String function, int howMany, Step.Continuation then) {
        if (running == null || !running.is(caller))
            throw new LuaException(function + ": only a test itself can let ticks pass; not a file that is being read,"
                    + " not a task, not a coroutine of the test's own");
        if (howMany < 1) throw new LuaException(function + ": ticks must be at least 1 but was " + howMany);
        if (howMany > MOST_TICKS - ticks)
            throw new LuaException(
                    "%s: a test ends after %,d ticks (an endless loop?)".formatted(function, MOST_TICKS));
        ticks += howMany;
        wanted = howMany;
        return Step.wait(then);
    }
}
