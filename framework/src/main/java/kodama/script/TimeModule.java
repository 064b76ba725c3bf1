package kodama.script;

import org.luaj.vm2.LuaValue;

/** The module {@code time}: the game's own clock, which knows nothing of the wall's. */
final class TimeModule {
    private TimeModule() {}

    static LuaModule module(ScriptWorld world) {
        return new LuaModule("time", "The game's own clock; it starts at 0 with each reset.")
                .field(
                        "dt",
                        "number",
                        "Length of this tick for the task that asks, its rate included; in seconds.",
                        () -> number(world.dt()))
                .field(
                        "now",
                        "number",
                        "Time since the reset; in seconds.",
                        () -> number(world.time().now()))
                .field(
                        "tick",
                        "integer",
                        "Number of this tick; counts up by 1.",
                        () -> number(world.time().tick()))
                .field(
                        "frames",
                        "number",
                        "Frames of the base rate that this tick stands for; 1 unless the frame rate was changed.",
                        () -> number(world.time().frames()))
                .field(
                        "fps",
                        "string",
                        "Frames shown a second, as in `FPS: 60.000`; those that were skipped do not count. For the eye only: it differs from run"
                                + " to run.",
                        () -> LuaValue.valueOf(world.services().meter().text()));
    }

    private static LuaValue number(double value) {
        return LuaValue.valueOf(value);
    }
}
