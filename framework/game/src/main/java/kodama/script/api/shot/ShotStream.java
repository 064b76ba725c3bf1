package kodama.script.api.shot;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.lua.bind.Step;
import kodama.lua.bind.Values;
import kodama.script.task.TaskContext;
import kodama.shot.pattern.StackShape;

/**
 * Fires a pattern repeatedly while the calling task waits, each time from the current position of the source.
 *
 * <p>Volleys may overlap: each starts on time, even if the pattern of the one before it is still being fired. Shots
 * that are due in the same tick are fired in the order of their volleys.
 */
final class ShotStream {
    /** Tolerance for whole ticks: 30 ticks at a rate of 0.1 do not add up to exactly 3. */
    private static final double NEARLY = 1e-9;

    private static final String VERB = "shot.stream";

    private final TaskContext context;
    private final Coroutine caller;
    private final ShotEmitter.Volley volley;
    private final long every;
    private final long times;
    private final double step;
    private final long seed;
    private final Step rest = Step.wait(this::resume);

    private double passed;
    /** The next tick to fire. */
    private long tick;

    ShotStream(TaskContext context, Coroutine caller, ShotEmitter emitter, Options options) {
        this.context = context;
        this.caller = caller;
        boolean isOnce = options.value("every").isNil();
        every = isOnce ? 1 : options.integer("every");
        times = options.integer("times", isOnce ? 1 : Integer.MAX_VALUE);
        step = options.number("step");
        if (isOnce && times > 1) throw new LuaException(VERB + ": option 'times' needs 'every'");
        volley = emitter.prepareVolley(options, "pattern", StackShape.ONE);
        if (isOnce && volley.pattern().duration() == 0)
            throw new LuaException(
                    VERB + ": this takes no time: give 'every' here or in the pattern, or use shot.fire");
        seed = volley.seed();
    }

    /** Fires what is due at once and continues in the following ticks. */
    Step begin() {
        context.waiter(caller, VERB);
        return fire();
    }

    private Step resume(Values rested) {
        passed += context.timeScale();
        Step next = fire();
        if (next == rest) context.waiter(caller, VERB);
        return next;
    }

    private Step fire() {
        for (; tick <= passed + NEARLY; tick++) {
            if (tick >= length()) return Step.END;
            fireVolleys();
        }
        return rest;
    }

    /** Returns the duration in ticks, including the time of the last volley. */
    private long length() {
        int own = volley.pattern().duration();
        return (times - 1) * every + (times > 1 || own == 0 ? Math.max(every, own) : own);
    }

    private void fireVolleys() {
        long last = volley.pattern().lastTick();
        long first = Math.max(0, (tick - last + every - 1) / every);
        for (long number = first; number < times && number * every <= tick; number++)
            volley.fire((int) (tick - number * every), step * number, seed + number);
    }
}
