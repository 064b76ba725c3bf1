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
import kodama.time.FpsMeter;
import kodama.time.GameTime;

/** The module {@code time}: the game's own clock, which knows nothing of the wall's, and the rate of its frames. */
@LuaModule(
        name = "time",
        doc = "The game's own clock; it starts at 0 with each reset. A tick is 1/60 second (or 1/`fps` of game.lua) at"
                + " any frame rate, so that what scripts do holds its speed: at 30 frames a second a frame has two"
                + " ticks, at 120 every second frame has one.")
public final class TimeModule {
    private final TaskContext context;
    private final GameTime time;
    private final FpsMeter meter;
    private final GameRequests requests;

    TimeModule(GameContext game) {
        context = game.running();
        time = game.time();
        meter = game.meter();
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
            doc = "Length of this tick for the task that asks, its rate included; in seconds. The same at any frame"
                    + " rate.")
    double dt() {
        return context.dt();
    }

    @LuaField(
            value = "now: number",
            doc = "Time since the reset; in seconds. It follows the rate of all tasks: after `task.rate(nil, 0.5)` it"
                    + " goes half as fast, and after `task.pause_all()` it stands still.")
    double now() {
        return time.now();
    }

    @LuaField(
            value = "tick: integer",
            doc = "Number of this tick; counts up by 1, also while tasks are paused. In ticks since the reset.")
    double tick() {
        return time.tick();
    }

    @LuaField(
            value = "base_rate: integer",
            doc = "Ticks a second, `fps` of game.lua: what frames are counted against. Never changes.")
    int baseRate() {
        return time.baseRate();
    }

    @LuaFunction(
            value = "frame_rate(fps?: integer) -> integer",
            doc = "Returns how many frames (pictures) a second the game aims at; with `fps`, from 1 to 240, changes"
                    + " that from the next frame on and returns it. Ticks stay as they are, so the game plays as"
                    + " fast as before and only looks smoother or less so. The next reset brings back the rate that"
                    + " the game began with.")
    int frameRate(Value fps) {
        if (fps.isNil()) return time.frameRate();
        int asked = (int) fps.number();
        requests.setFrameRate(asked);
        return asked;
    }

    @LuaField(
            value = "frames: number",
            doc = "Frames of the base rate since the last picture: 1 normally; 2 at half the base rate, 0.5 at twice."
                    + " For draw functions that move something from picture to picture; what is to be the same in"
                    + " every run goes by ticks.")
    double frames() {
        return time.frames();
    }

    @LuaField(
            value = "elapsed: number",
            doc = "Time since the last picture, `time.frames` as seconds: 1/60 normally, 1/30 at 30 frames a second.")
    double elapsed() {
        return time.elapsed();
    }

    @LuaFunction(
            value = "ticks(seconds: number) -> integer",
            doc = "Turns seconds into ticks, rounded to whole ones: `move_to(self, 120, 80, time.ticks(1.5))`.")
    int ticks(double seconds) {
        return time.ticks(seconds);
    }

    @LuaFunction(value = "seconds(ticks: number) -> number", doc = "Turns ticks into seconds.")
    double seconds(double ticks) {
        return time.seconds(ticks);
    }

    @LuaField(
            value = "fps: string",
            doc = "Frames shown a second, as in `FPS: 60.000`; those that were skipped do not count. For the eye"
                    + " only: it differs from run to run.")
    String fps() {
        return meter.text();
    }
}
