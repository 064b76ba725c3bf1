package kodama.script.api.time;

import java.util.List;
import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.game.GameRequests;
import kodama.script.task.TaskContext;
import kodama.time.GameTime;

/** The module {@code time}: the game's clock, which does not depend on real time, and the frame rate. */
@LuaModule(
        name = "time",
        doc = "The game clock, which starts at 0 at each reset. A tick is 1/60 second (or 1/`fps` of game.lua)"
                + " at any frame rate, so the speed of a game does not depend on it: at 30 frames per second, a"
                + " frame has two ticks; at 120, every second frame has one.")
public final class TimeModule {
    private final TaskContext context;
    private final GameTime time;
    private final GameContext game;
    private final GameRequests requests;

    TimeModule(GameContext game) {
        context = game.running();
        time = game.time();
        this.game = game;
        requests = game.requests();
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(TimeModule.class));
    }

    public static Module of(GameContext game) {
        return Module.of(new TimeModule(game));
    }

    @LuaField(
            value = "dt: number",
            doc = "Length of this tick for the calling task, in seconds, with its `rate` applied. It does not"
                    + " depend on the frame rate.")
    double dt() {
        return context.dt();
    }

    @LuaField(
            value = "now: number",
            doc = "Time since the reset, in seconds, with the rate of all tasks applied: after `task.rate(nil,"
                    + " 0.5)` it runs at half speed, and after `task.pause_all()` it stops.")
    double now() {
        return time.now();
    }

    @LuaField(value = "tick: integer", doc = "Ticks since the reset; also counts while tasks are paused.")
    double tick() {
        return time.tick();
    }

    @LuaField(value = "base_rate: integer", doc = "Ticks per second, set by `fps` of game.lua; constant.")
    int baseRate() {
        return time.baseRate();
    }

    @LuaFunction(
            value = "frame_rate(fps?: integer) -> integer",
            doc = "Returns the target frame rate, in frames per second; with `fps`, from 1 to 240, sets it from the"
                    + " next frame on. The number of ticks per second stays the same, so the game runs at the same"
                    + " speed and only looks more or less smooth. The next reset restores the initial rate.")
    int frameRate(Value fps) {
        if (fps.isNil()) return time.frameRate();
        int rate = (int) fps.number();
        requests.setFrameRate(rate);
        return rate;
    }

    @LuaField(
            value = "frames: number",
            doc = "Time since the last drawn frame, in frames at the base rate: normally 1; 2 at half the base"
                    + " rate, 0.5 at twice the base rate. For animations in draw functions; anything that must be the"
                    + " same in every run must count ticks.")
    double frames() {
        return time.frames();
    }

    @LuaField(
            value = "elapsed: number",
            doc = "Time since the last drawn frame, in seconds: normally 1/60, or 1/30 at 30 frames per second.")
    double elapsed() {
        return time.elapsed();
    }

    @LuaFunction(
            value = "ticks(seconds: number) -> integer",
            doc = "Converts seconds to ticks, rounded to a whole number: `move_to(self, 120, 80, time.ticks(1.5))`.")
    int ticks(double seconds) {
        return time.ticks(seconds);
    }

    @LuaFunction(value = "seconds(ticks: number) -> number", doc = "Converts ticks to seconds.")
    double seconds(double ticks) {
        return time.seconds(ticks);
    }

    @LuaField(
            value = "fps: string",
            doc = "Frames shown per second, as in `FPS: 60.000`, without skipped frames. For display only: it"
                    + " differs from run to run.")
    String fps() {
        return game.fps();
    }
}
