package kodama.script.api;

import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaModule;
import kodama.script.task.TaskContext;
import kodama.time.FpsMeter;
import kodama.time.GameTime;

/** The module {@code time}: the game's own clock, which knows nothing of the wall's. */
@LuaModule(name = "time", doc = "The game's own clock; it starts at 0 with each reset.")
public final class TimeModule {
    private final TaskContext context;
    private final GameTime time;
    private final FpsMeter meter;

    /**
     * Makes the module.
     *
     * @param context knows the task that asks
     * @param time the game's clock
     * @param meter measures frames a second
     */
    public TimeModule(TaskContext context, GameTime time, FpsMeter meter) {
        this.context = context;
        this.time = time;
        this.meter = meter;
    }

    @LuaField(value = "dt: number", doc = "Length of this tick for the task that asks, its rate included; in seconds.")
    double dt() {
        return context.dt();
    }

    @LuaField(value = "now: number", doc = "Time since the reset; in seconds.")
    double now() {
        return time.now();
    }

    @LuaField(value = "tick: integer", doc = "Number of this tick; counts up by 1.")
    double tick() {
        return time.tick();
    }

    @LuaField(
            value = "frames: number",
            doc = "Frames of the base rate that this tick stands for; 1 unless the frame rate was changed.")
    double frames() {
        return time.frames();
    }

    @LuaField(
            value = "fps: string",
            doc = "Frames shown a second, as in `FPS: 60.000`; those that were skipped do not count. For the eye"
                    + " only: it differs from run to run.")
    String fps() {
        return meter.text();
    }
}
