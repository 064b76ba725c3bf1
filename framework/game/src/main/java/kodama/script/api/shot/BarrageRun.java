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

/** Lets a task wait while a barrage is played, until its top actions have ended. */
final class BarrageRun {
    /** What a command takes of the script's instruction budget. */
    private static final int COST = 10;

    /** Ticks this near to a whole one are one, as ten of a rate of 0.1 do not add up to 1 exactly. */
    private static final double NEARLY = 1e-9;

    private final TaskContext context;
    private final Coroutine caller;
    private final Lua lua;
    private final BarrageSource source;
    private final Supplier<BarragePlayer> plays;
    private final boolean loops;
    private final Step rest = Step.wait(this::goOn);
    private BarragePlayer play;
    /** Of the tick that comes next; it is run through at 1. */
    private double passed = 1;

    /**
     * Stands before the first tick.
     *
     * @param plays begins the barrage
     * @param loops whether it begins again when it has ended
     */
    BarrageRun(
            TaskContext context,
            Coroutine caller,
            Lua lua,
            BarrageSource source,
            Supplier<BarragePlayer> plays,
            boolean loops) {
        this.context = context;
        this.caller = caller;
        this.lua = lua;
        this.source = source;
        this.plays = plays;
        this.loops = loops;
        play = plays.get();
    }

    /** Plays the tick in which it is called; what follows is for the waiting task. */
    Step begin() {
        context.waiter(caller, "shot.bulletml");
        for (; passed >= 1 - NEARLY; passed--) if (!step()) return Step.done(Value.of(play.hasVanished()));
        return rest;
    }

    private Step goOn(Values rested) {
        passed += context.pace();
        return begin();
    }

    /** Plays a tick; false if it was the last. One that is repeated begins again in the tick after its last. */
    private boolean step() {
        boolean goesOn = step(play);
        if (play.hasVanished()) return false;
        source.move(play.stepX(), play.stepY());
        if (goesOn) return true;
        if (!loops) return false;
        play = plays.get();
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
