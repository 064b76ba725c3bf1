package kodama.script.api.shot;

import java.util.function.Supplier;
import kodama.bulletml.BarragePlayer;
import kodama.bulletml.BulletmlException;
import kodama.lua.Coroutine;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Step;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.task.TaskContext;

/** Plays a barrage while a task waits, until its top actions have ended. */
final class BarrageRun {
    /** The effort of a BulletML command. */
    private static final int COST = 10;

    /** Tolerance for whole ticks: ten ticks at a rate of 0.1 do not add up to exactly 1. */
    private static final double NEARLY = 1e-9;

    private final TaskContext context;
    private final Coroutine caller;
    private final Lua lua;
    private final BarrageSource source;
    private final Supplier<BarragePlayer> newPlayer;
    private final boolean loops;
    private final Step rest = Step.wait(this::resume);
    private BarragePlayer player;
    /** Elapsed part of the next tick, which is played at 1. */
    private double passed = 1;

    /**
     * Creates a run that has not played its first tick.
     *
     * @param newPlayer starts the barrage
     * @param loops whether the barrage starts again when it has ended
     */
    BarrageRun(
            TaskContext context,
            Coroutine caller,
            Lua lua,
            BarrageSource source,
            Supplier<BarragePlayer> newPlayer,
            boolean loops) {
        this.context = context;
        this.caller = caller;
        this.lua = lua;
        this.source = source;
        this.newPlayer = newPlayer;
        this.loops = loops;
        player = newPlayer.get();
    }

    /** Plays the current tick; returns the next step of the waiting task. */
    Step begin() {
        context.waiter(caller, "shot.bulletml");
        for (; passed >= 1 - NEARLY; passed--) if (!step()) return Step.done(Value.of(player.hasVanished()));
        return rest;
    }

    private Step resume(Values rested) {
        passed += context.timeScale();
        return begin();
    }

    /** Plays a tick; returns false if it was the last. A looping barrage starts again in the tick after its last. */
    private boolean step() {
        boolean continues = step(player);
        if (player.hasVanished()) return false;
        source.move(player.stepX(), player.stepY());
        if (continues) return true;
        if (!loops) return false;
        player = newPlayer.get();
        return true;
    }

    private boolean step(BarragePlayer current) {
        try {
            return current.step(source.x(), source.y());
        } catch (BulletmlException tooMuch) {
            throw new LuaException("shot.bulletml: " + tooMuch.getMessage());
        } finally {
            lua.charge((long) current.commandCount() * COST);
        }
    }
}
